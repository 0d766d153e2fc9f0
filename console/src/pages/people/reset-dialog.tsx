/** Helps somebody who lost the password or the second factor. */
import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Person } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { peopleWords } from './people-words.ts'

const CHANGED = ['/console/api/people', '/console/api/audit']

interface ResetDialogProps {
  readonly person: Person | null
  readonly onClose: () => void
}

/** Open while there is a person. */
export function ResetDialog({ person, onClose }: ResetDialogProps): ReactNode {
  const words = useWords(peopleWords)
  return (
    <Modal
      opened={person !== null}
      onClose={onClose}
      size="lg"
      title={person === null ? '' : words.resetTitle(person.mail_address)}
    >
      {person !== null && (
        <Stack gap="xl">
          <NewPassword person={person} />
          {person.second_factor && <FactorRemoval person={person} onDone={onClose} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.close}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

/** The password lives here alone and is gone with the dialog. */
function NewPassword({ person }: { readonly person: Person }): ReactNode {
  const words = useWords(peopleWords)
  const reset = useAction<void, { readonly password: string }>({
    call: () => request('POST', `/console/api/people/${person.id}/password`),
    refresh: CHANGED,
    showsProblem: true,
  })
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>{words.resetPassword}</Text>
      <Text size="sm">{reset.data ? words.once : words.resetPasswordText}</Text>
      <ProblemAlert error={reset.error} />
      {reset.data ? (
        <Group gap="sm">
          <Code data-testid="first-password" fz="md">
            {reset.data.password}
          </Code>
          <CopyButton text={reset.data.password} label={words.copy} />
        </Group>
      ) : (
        <Button variant="default" loading={reset.isPending} onClick={() => reset.mutate()}>
          {words.makePassword}
        </Button>
      )}
    </Stack>
  )
}

interface FactorRemovalProps {
  readonly person: Person
  readonly onDone: () => void
}

function FactorRemoval({ person, onDone }: FactorRemovalProps): ReactNode {
  const words = useWords(peopleWords)
  const remove = useAction({
    call: () => request('DELETE', `/console/api/people/${person.id}/second_factors`),
    refresh: CHANGED,
    done: words.factorRemoved(person.mail_address),
    showsProblem: true,
    onDone,
  })
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={600}>{words.resetFactor}</Text>
      <Text size="sm">{words.resetFactorText}</Text>
      <ProblemAlert error={remove.error} />
      <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
        {words.removeFactor}
      </Button>
    </Stack>
  )
}
