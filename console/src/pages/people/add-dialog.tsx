/** Lets somebody sign in, and shows the first password. */
import { Button, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { MAX_MAIL_ADDRESS_LENGTH } from '../../../../src/console/limits.ts'
import { request } from '../../api/request.ts'
import type { AddedPerson } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { peopleWords } from './people-words.ts'
import { bodyOf, type ChosenRole, lacksScopes, RoleChoice } from './role-choice.tsx'

interface AddDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** The form, and then the password: it lives in this dialog alone and is gone with it. */
export function AddDialog({ opened, onClose }: AddDialogProps): ReactNode {
  const words = useWords(peopleWords)
  const [made, setMade] = useState<{ readonly name: string; readonly password: string } | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={made === null ? words.addTitle : words.madeTitle(made.name)}
    >
      {made === null ? (
        <AddForm onMade={(name, password) => setMade({ name, password })} onClose={close} />
      ) : (
        <Stack>
          <Text fw={600}>{words.password}</Text>
          <Group gap="sm">
            <Code data-testid="first-password" fz="md">
              {made.password}
            </Code>
            <CopyButton text={made.password} label={words.copy} />
          </Group>
          <Text size="sm">{words.once}</Text>
          <Group justify="flex-end">
            <Button onClick={close}>{words.close}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

interface AddFormProps {
  readonly onMade: (name: string, password: string) => void
  readonly onClose: () => void
}

function AddForm({ onMade, onClose }: AddFormProps): ReactNode {
  const words = useWords(peopleWords)
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<ChosenRole>({ role: 'staff', scopes: new Set() })
  const [missing, setMissing] = useState(false)
  const add = useAction<void, AddedPerson>({
    call: () => request('POST', '/console/api/people', { mail_address: name.trim(), ...bodyOf(chosen) }),
    refresh: ['/console/api/people', '/console/api/audit'],
    showsProblem: true,
    onDone: ({ password }) => onMade(name.trim(), password),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = lacksScopes(chosen)
    setMissing(lacks)
    if (!lacks) add.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          type="email"
          label={words.mailAddress}
          description={words.mailHelp}
          required
          autoComplete="off"
          maxLength={MAX_MAIL_ADDRESS_LENGTH}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
          data-autofocus
        />
        <RoleChoice chosen={chosen} onChange={setChosen} missing={missing} />
        <ProblemAlert error={add.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {words.add}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
