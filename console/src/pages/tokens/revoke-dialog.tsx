/** Asks before a token ends. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Token } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { useLast } from '../../ui/use-last.ts'
import { tokensWords } from './tokens-words.ts'

/** Open while there is a token. */
export function RevokeDialog({
  token,
  onClose,
}: {
  readonly token: Token | null
  readonly onClose: () => void
}): ReactNode {
  const words = useWords(tokensWords)
  const { id, name, last_four } = useLast(token) ?? { id: 0, name: '', last_four: '' }
  const revoke = useAction({
    call: () => request<void>('POST', `/console/api/tokens/${id}/revocation`),
    refresh: ['/console/api/tokens'],
    done: words.revoked(name),
    showsProblem: true,
    onDone: onClose,
  })
  return (
    <AskDialog
      opened={token !== null}
      title={words.revokeTitle}
      text={words.revokeText}
      action={revoke}
      confirm={words.revoke}
      leave={words.cancel}
      danger
      onClose={onClose}
    >
      <Text>
        <strong>{name}</strong> <code>akn_…{last_four}</code>
      </Text>
    </AskDialog>
  )
}
