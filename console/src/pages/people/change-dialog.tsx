/** Changes what somebody may do. */
import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import type { Person, RevokedTokens } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { peopleWords } from './people-words.ts'
import { bodyOf, type ChosenRole, lacksScopes, RoleChoice } from './role-choice.tsx'

interface ChangeDialogProps {
  readonly person: Person | null
  readonly onClose: () => void
}

/** Open while there is a person. */
export function ChangeDialog({ person, onClose }: ChangeDialogProps): ReactNode {
  const words = useWords(peopleWords)
  return (
    <Modal
      opened={person !== null}
      onClose={onClose}
      size="lg"
      title={person === null ? '' : words.changeTitle(person.mail_address)}
    >
      {person !== null && <ChangeForm person={person} onClose={onClose} />}
    </Modal>
  )
}

interface ChangeFormProps {
  readonly person: Person
  readonly onClose: () => void
}

function ChangeForm({ person, onClose }: ChangeFormProps): ReactNode {
  const words = useWords(peopleWords)
  const [chosen, setChosen] = useState<ChosenRole>({
    role: person.role,
    scopes: new Set(person.role === 'staff' ? person.scopes : []),
  })
  const [revoke, setRevoke] = useState(true)
  const [missing, setMissing] = useState(false)
  const change = useAction<void, RevokedTokens>({
    call: () =>
      request('PUT', `/console/api/people/${person.id}`, { ...bodyOf(chosen), revoke_tokens: revoke }),
    // The own role may be the one that changed.
    refresh: ['/console/api/people', '/console/api/audit', '/console/api/tokens', '/console/api/session'],
    done: words.changed(person.mail_address),
    showsProblem: true,
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = lacksScopes(chosen)
    setMissing(lacks)
    if (!lacks) change.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <RoleChoice chosen={chosen} onChange={setChosen} missing={missing} />
        {person.tokens > 0 && chosen.role !== 'owner' && (
          <Checkbox
            label={words.revokeBeyond}
            checked={revoke}
            onChange={event => setRevoke(event.currentTarget.checked)}
          />
        )}
        <ProblemAlert error={change.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
