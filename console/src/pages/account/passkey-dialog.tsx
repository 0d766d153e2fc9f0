/** Names a passkey, a new one before it is made. */
import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { MAX_PASSKEY_NAME_LENGTH } from '../../../../src/console/limits.ts'
import { request } from '../../api/request.ts'
import type { NewPasskey, Passkey } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { makePasskey } from '../../session/passkey.ts'
import { PasskeyAlert } from '../../session/passkey-alert.tsx'
import { ACCOUNT } from './account-path.ts'
import { factorWords } from './factor-words.ts'

const PATH = '/console/api/passkeys'

interface PasskeyDialogProps {
  /** The passkey that gets another name, or that there is to be a new one; undefined: closed. */
  readonly naming: Passkey | 'new' | undefined
  readonly onClose: () => void
  /** With the recovery codes that came with it. */
  readonly onDone: (codes: readonly string[]) => void
}

/** Open while something is to be named. */
export function PasskeyDialog({ naming, onClose, onDone }: PasskeyDialogProps): ReactNode {
  const words = useWords(factorWords)
  return (
    <Modal
      opened={naming !== undefined}
      onClose={onClose}
      title={naming === 'new' || naming === undefined ? words.addPasskeyTitle : words.renameTitle}
      centered
      withCloseButton={false}
    >
      {naming && <NameForm naming={naming} onClose={onClose} onDone={onDone} />}
    </Modal>
  )
}

function NameForm({
  naming,
  onClose,
  onDone,
}: PasskeyDialogProps & { readonly naming: Passkey | 'new' }): ReactNode {
  const words = useWords(factorWords)
  const isNew = naming === 'new'
  const [missing, setMissing] = useState(false)
  const save = useAction<{ name: string; others: boolean }, readonly string[]>({
    call: async ({ name, others }) => {
      if (!isNew) {
        await request<void>('PUT', `${PATH}/${naming.id}`, { name })
        return []
      }
      const credential = await makePasskey(`${PATH}/options`)
      const made = await request<NewPasskey>('POST', PATH, { name, credential, end_other_sessions: others })
      return made.recovery_codes
    },
    refresh: [ACCOUNT],
    ...(isNew ? { done: words.added } : {}),
    showsProblem: true,
    onDone,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const name = String(sent.get('name')).trim()
    setMissing(name === '')
    if (name !== '') save.mutate({ name, others: sent.get('others') !== null })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PasskeyAlert error={save.error} />
        <TextInput
          label={words.name}
          description={words.nameHelp}
          name="name"
          defaultValue={isNew ? words.nameDefault : naming.name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          error={missing && words.missing}
          data-autofocus
        />
        {isNew && <Checkbox name="others" label={words.endOthers} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {isNew ? words.add : words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
