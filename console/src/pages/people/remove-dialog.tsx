/** Asks before somebody can sign in no more. */
import { Checkbox, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Person, RevokedTokens } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { AskForm } from '../../ui/ask-dialog.tsx'
import { peopleWords } from './people-words.ts'

interface RemoveDialogProps {
  readonly person: Person | null
  readonly onClose: () => void
}

/** Open while there is a person. */
export function RemoveDialog({ person, onClose }: RemoveDialogProps): ReactNode {
  const words = useWords(peopleWords)
  return (
    <Modal
      opened={person !== null}
      onClose={onClose}
      title={person === null ? '' : words.removeTitle(person.mail_address)}
      centered
    >
      {person !== null && <Question person={person} onClose={onClose} />}
    </Modal>
  )
}

interface QuestionProps {
  readonly person: Person
  readonly onClose: () => void
}

function Question({ person, onClose }: QuestionProps): ReactNode {
  const words = useWords(peopleWords)
  const [revoke, setRevoke] = useState(true)
  const remove = useAction<void, RevokedTokens>({
    call: () => request('POST', `/console/api/people/${person.id}/removal`, { revoke_tokens: revoke }),
    refresh: ['/console/api/people', '/console/api/audit', '/console/api/tokens', '/console/api/session'],
    done: words.removed(person.mail_address),
    showsProblem: true,
    onDone: onClose,
  })
  return (
    <AskForm
      text={words.removeText}
      action={remove}
      confirm={words.remove}
      leave={words.keep}
      danger
      onClose={onClose}
    >
      {person.tokens > 0 && (
        <Checkbox
          label={words.revoke(person.tokens)}
          checked={revoke}
          onChange={event => setRevoke(event.currentTarget.checked)}
        />
      )}
    </AskForm>
  )
}
