/** Signing in. */
import { Button, Divider, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { SESSION } from '../api/query-client.ts'
import { request } from '../api/request.ts'
import type { SecondStep, Session } from '../api/types.ts'
import { useAction } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { Preferences } from '../shell/preferences.tsx'
import { ShopName } from '../shell/shop-name.tsx'
import { hasPasskeys, signByPasskey } from './passkey.ts'
import { PasskeyAlert } from './passkey-alert.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import classes from './sign-in.module.css'
import { SignInFailure, SignInMessage } from './sign-in-failure.tsx'
import { signInWords } from './sign-in-words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface Credentials {
  readonly mail_address: string
  readonly password: string
}

/** The page where nobody is signed in yet. */
export function SignIn({
  again = false,
}: {
  /** Whether a session ended while somebody was at work, who finds the page as it was. Default false. */
  readonly again?: boolean
}): ReactNode {
  const words = useWords(signInWords)
  const [step, setStep] = useState<SecondStep>()
  const [expired, setExpired] = useState(false)
  const begin = (next: SecondStep) => {
    setExpired(false)
    setStep(next)
  }
  const expire = useCallback(() => {
    setStep(undefined)
    setExpired(true)
  }, [])
  useEffect(() => {
    document.title = `${words.title} · Akinai`
  }, [words.title])
  return (
    <div className={classes.root}>
      <main className={classes.main}>
        <ShopName name="Akinai" detail={words.console} />
        <Title order={1} mt="xl" mb={4}>
          {step ? words.secondStep : words.title}
        </Title>
        {step ? (
          <SecondStepForm step={step} onExpired={expire} onBack={() => setStep(undefined)} />
        ) : (
          <>
            <Text c="dimmed" mb="lg">
              {again ? words.again : words.lead}
            </Text>
            {expired && <SignInMessage text={words.expired} />}
            <SignInForm onSecondStep={begin} />
            {hasPasskeys && <PasskeySignIn />}
            <div className={classes.hint}>
              <Text size="sm" c="dimmed">
                {words.noUser}
              </Text>
              <code className={classes.command}>
                npx akinai user create <span>--shop …</span> <span>--mail …</span>
              </code>
            </div>
          </>
        )}
      </main>
      <footer className={classes.foot}>
        <Preferences />
      </footer>
    </div>
  )
}

function SignInForm({ onSecondStep }: { readonly onSecondStep: (step: SecondStep) => void }): ReactNode {
  const words = useWords(signInWords)
  const client = useQueryClient()
  const password = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<{ readonly mail: boolean; readonly password: boolean }>()
  const signIn = useAction<Credentials, Session | { readonly second_step: SecondStep }>({
    call: credentials => request('POST', SESSION, credentials),
    showsProblem: true,
    onDone: answer =>
      'second_step' in answer ? onSecondStep(answer.second_step) : client.setQueryData([SESSION], answer),
  })
  const left = useSecondsLeft(signIn.error)
  useEffect(() => {
    if (signIn.error !== null) password.current?.select()
  }, [signIn.error])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = {
      mail_address: String(form.get('username')).trim(),
      password: String(form.get('password')),
    }
    const empty = { mail: credentials.mail_address === '', password: credentials.password === '' }
    setMissing(empty)
    if (empty.mail) return event.currentTarget.querySelector<HTMLInputElement>('[name=username]')?.focus()
    if (empty.password) return password.current?.focus()
    signIn.mutate(credentials)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <SignInFailure error={signIn.error} left={left} />
        <TextInput
          label={words.mailAddress}
          name="username"
          type="email"
          autoComplete="username"
          // Somebody else does not have to wait.
          onChange={() => signIn.reset()}
          size="md"
          autoFocus
          error={missing?.mail && words.required}
        />
        <PasswordInput
          ref={password}
          label={words.password}
          name="password"
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': words.show }}
          error={missing?.password && words.required}
        />
        <Button type="submit" size="md" loading={signIn.isPending} disabled={left > 0}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}

/** For whoever has a passkey here: no mail address, no password. */
function PasskeySignIn(): ReactNode {
  const words = useWords(signInWords)
  const client = useQueryClient()
  const signIn = useAction<void, Session>({
    call: async () =>
      request('POST', `${SESSION}/passkey`, await signByPasskey(`${SESSION}/passkey_options`)),
    showsProblem: true,
    onDone: session => client.setQueryData([SESSION], session),
  })
  return (
    <Stack gap="md" mt="md">
      <Divider label={words.or} />
      <Button
        variant="default"
        size="md"
        leftSection={<IconFingerprint size={20} aria-hidden />}
        loading={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {words.passkey}
      </Button>
      <PasskeyAlert error={signIn.error} />
    </Stack>
  )
}
