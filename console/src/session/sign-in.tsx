/** Signing in. */
import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SESSION } from '../api/query-client.ts'
import { ProblemError, request } from '../api/request.ts'
import type { Session } from '../api/types.ts'
import { useAction } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { Preferences } from '../shell/preferences.tsx'
import { ShopName } from '../shell/shop-name.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import classes from './sign-in.module.css'
import { signInWords } from './sign-in-words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface Credentials {
  readonly mail_address: string
  readonly password: string
}

/** The page where nobody is signed in yet. */
export function SignIn(): ReactNode {
  const words = useWords(signInWords)
  useEffect(() => {
    document.title = `${words.title} · Akinai`
  }, [words.title])
  return (
    <div className={classes.root}>
      <main className={classes.main}>
        <ShopName name="Akinai" detail={words.console} />
        <Title order={1} mt="xl" mb={4}>
          {words.title}
        </Title>
        <Text c="dimmed" mb="lg">
          {words.lead}
        </Text>
        <SignInForm />
        <div className={classes.hint}>
          <Text size="sm" c="dimmed">
            {words.noUser}
          </Text>
          <code className={classes.command}>npx akinai user create --shop … --mail …</code>
        </div>
      </main>
      <footer className={classes.foot}>
        <Preferences />
      </footer>
    </div>
  )
}

function SignInForm(): ReactNode {
  const words = useWords(signInWords)
  const client = useQueryClient()
  const password = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<{ readonly mail: boolean; readonly password: boolean }>()
  const signIn = useAction<Credentials, Session>({
    call: credentials => request('POST', SESSION, credentials),
    showsProblem: true,
    onDone: session => client.setQueryData([SESSION], session),
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
        <Failure error={signIn.error} left={left} />
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

function Failure({ error, left }: { readonly error: Error | null; readonly left: number }): ReactNode {
  const words = useWords(signInWords)
  if (error === null) return null
  const type = error instanceof ProblemError ? error.problem.type : ''
  if (type === '/errors/console/too-many-attempts') {
    return left > 0 ? <Message text={words.wait(timeLeft(left, words))} /> : <Message text={words.now} />
  }
  // What is no mail address cannot be one of a user.
  const wrong = ['/errors/console/wrong-credentials', '/errors/console/invalid-body'].includes(type)
  return wrong ? <Message text={words.wrong} /> : <ProblemAlert error={error} />
}

function Message({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={classes.message} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <span>{text}</span>
    </div>
  )
}

/** In steps, so that a screen reader does not say every second. */
function timeLeft(seconds: number, words: (typeof signInWords)['en']): string {
  return seconds > 90 ? words.minutes(Math.ceil(seconds / 60)) : words.seconds(Math.ceil(seconds / 10) * 10)
}
