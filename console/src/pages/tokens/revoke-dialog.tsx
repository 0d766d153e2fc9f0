/** Asks before a token ends. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { request } from '../../api/request.ts'
import type { Token } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
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
  // Its name stays to be read while the dialog closes.
  const last = useRef(token)
  if (token !== null) last.current = token
  const { id, name, last_four } = last.current ?? { id: 0, name: '', last_four: '' }
  const revoke = useAction({
    call: () => request<void>('POST', `/console/api/tokens/${id}/revocation`),
    refresh: ['/console/api/tokens'],
    done: words.revoked(name),
    showsProblem: true,
    onDone: onClose,
  })
  const close = () => {
    revoke.reset()
    onClose()
  }
  return (
    <Modal opened={token !== null} onClose={close} title={words.revokeTitle} centered withCloseButton={false}>
      <Stack gap="md">
        <Text>
          <strong>{name}</strong> <code>akn_…{last_four}</code>
        </Text>
        <Text size="sm">{words.revokeText}</Text>
        <ProblemAlert error={revoke.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} data-autofocus>
            {words.cancel}
          </Button>
          <Button color="danger" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {words.revoke}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
