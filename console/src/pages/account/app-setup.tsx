/** Setting up an authenticator app: its secret, and the first code. */
import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ProblemError, request } from '../../api/request.ts'
import type { NewTotp, RecoveryCodes } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import classes from './account.module.css'
import { ACCOUNT } from './account-path.ts'
import { factorWords } from './factor-words.ts'
import { QrCode } from './qr-code.tsx'

/** Open while there is a secret. */
export function AppSetup({
  setup,
  onClose,
  onDone,
}: {
  readonly setup: NewTotp | undefined
  readonly onClose: () => void
  readonly onDone: (codes: readonly string[]) => void
}): ReactNode {
  const words = useWords(factorWords)
  return (
    <Modal
      opened={setup !== undefined}
      onClose={onClose}
      title={words.setUpTitle}
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {setup && <SetupForm setup={setup} onClose={onClose} onDone={onDone} />}
    </Modal>
  )
}

function SetupForm({
  setup,
  onClose,
  onDone,
}: {
  readonly setup: NewTotp
  readonly onClose: () => void
  readonly onDone: (codes: readonly string[]) => void
}): ReactNode {
  const words = useWords(factorWords)
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const activate = useAction<{ code: string; end_other_sessions: boolean }, RecoveryCodes>({
    call: body => request('POST', '/console/api/totp/activation', body),
    refresh: [ACCOUNT],
    done: words.activated,
    showsProblem: true,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  })
  const wrong =
    activate.error instanceof ProblemError && activate.error.problem.errors?.[0]?.pointer === '/code'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const code = String(sent.get('code')).trim()
    setMissing(code === '')
    if (code === '') return field.current?.focus()
    activate.mutate({ code, end_other_sessions: sent.get('others') !== null })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{words.scan}</Text>
        <QrCode text={setup.uri} label={words.qr} />
        <Group gap="xs" wrap="nowrap" justify="center">
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            {words.key}
          </Text>
          <code className={classes.key} data-testid="totp-secret">
            {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={setup.secret} what={words.key} />
        </Group>
        {!wrong && <ProblemAlert error={activate.error} />}
        <TextInput
          ref={field}
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={missing ? words.missing : wrong && words.wrongCode}
          data-autofocus
        />
        <Checkbox name="others" label={words.endOthers} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={activate.isPending}>
            {words.activate}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
