/** The second step of signing in. */
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SESSION } from '../api/query-client.ts'
import { ProblemError, request } from '../api/request.ts'
import type { SecondStep, Session } from '../api/types.ts'
import { useAction } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { hasPasskeys, signByPasskey } from './passkey.ts'
import { PasskeyAlert } from './passkey-alert.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import { signInWords } from './sign-in-words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const STEP = `${SESSION}/second_step`

/** Asks for a code, or a passkey. `onExpired` when it took too long, `onBack` when it is somebody else. */
export function SecondStepForm({
  step,
  onExpired,
  onBack,
}: {
  readonly step: SecondStep
  readonly onExpired: () => void
  readonly onBack: () => void
}): ReactNode {
  const words = useWords(signInWords)
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [recovers, setRecovers] = useState(!step.factors.includes('totp'))
  const [missing, setMissing] = useState(false)
  const onDone = (session: Session) => client.setQueryData([SESSION], session)
  const finish = useAction<string, Session>({
    call: code => request('POST', `${STEP}/code`, { code }),
    showsProblem: true,
    onDone,
  })
  const finishByPasskey = useAction<void, Session>({
    call: async () => request('POST', `${STEP}/passkey`, await signByPasskey(`${STEP}/passkey_options`)),
    showsProblem: true,
    onDone,
  })
  const left = useSecondsLeft(finish.error)
  const error = finish.error ?? finishByPasskey.error
  const expired = error instanceof ProblemError && error.problem.type === '/errors/console/sign-in-expired'
  useEffect(() => {
    if (expired) onExpired()
    else if (finish.error !== null) field.current?.select()
  }, [expired, finish.error, onExpired])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setMissing(code === '')
    if (code === '') return field.current?.focus()
    finishByPasskey.reset()
    finish.mutate(code)
  }
  const takesCodes = step.factors.includes('totp') || step.factors.includes('recovery_code')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {words.secondStepFor(step.mail_address)}
        </Text>
        <SignInFailure error={finish.error} left={left} />
        <PasskeyAlert error={finishByPasskey.error} />
        {step.factors.includes('passkey') && hasPasskeys && (
          <Button
            size="md"
            variant={takesCodes && !recovers ? 'default' : 'filled'}
            leftSection={<IconFingerprint size={20} aria-hidden />}
            loading={finishByPasskey.isPending}
            onClick={() => {
              finish.reset()
              finishByPasskey.mutate()
            }}
          >
            {words.passkey}
          </Button>
        )}
        {takesCodes && (
          <>
            <TextInput
              key={String(recovers)}
              ref={field}
              label={recovers ? words.recoveryCode : words.code}
              description={recovers ? words.recoveryCodeHelp : words.codeHelp}
              name="code"
              inputMode={recovers ? 'text' : 'numeric'}
              autoComplete={recovers ? 'off' : 'one-time-code'}
              autoCapitalize="off"
              spellCheck={false}
              size="md"
              autoFocus
              error={missing && words.required}
            />
            <Button type="submit" size="md" loading={finish.isPending} disabled={left > 0}>
              {words.submit}
            </Button>
          </>
        )}
        {step.factors.includes('totp') && step.factors.includes('recovery_code') && (
          <Anchor component="button" type="button" size="sm" onClick={() => setRecovers(!recovers)}>
            {recovers ? words.takeCode : words.takeRecoveryCode}
          </Anchor>
        )}
        <Anchor component="button" type="button" size="sm" onClick={onBack}>
          {words.back}
        </Anchor>
      </Stack>
    </form>
  )
}
