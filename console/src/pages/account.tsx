/** One's own sign-in. */
import { Button, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { forgetSession } from '../api/query-client.ts'
import { request } from '../api/request.ts'
import { useAction } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import classes from './account/account.module.css'
import { accountWords } from './account/account-words.ts'
import { PasswordForm } from './account/password-form.tsx'
import { SecondFactors } from './account/second-factors.tsx'

/** Password, second factors and sessions. */
export function Account(): ReactNode {
  const words = useWords(accountWords)
  const { user } = useSession()
  return (
    <>
      <PageTitle title={words.title} description={words.signedInAs(user.mail_address)} />
      <Stack gap="lg" maw="34rem">
        <section className={classes.card} aria-labelledby="password-title">
          <Title order={2} id="password-title">
            {words.password}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {words.passwordHelp}
          </Text>
          <PasswordForm />
        </section>
        <SecondFactors />
        <section className={classes.card} aria-labelledby="everywhere-title">
          <Title order={2} id="everywhere-title">
            {words.everywhere}
          </Title>
          <Text size="sm" c="dimmed" mb="md">
            {words.everywhereHelp}
          </Text>
          <SignOutEverywhere />
        </section>
      </Stack>
    </>
  )
}

function SignOutEverywhere(): ReactNode {
  const words = useWords(accountWords)
  const client = useQueryClient()
  const signOut = useAction({
    call: () => request<void>('DELETE', '/console/api/sessions'),
    showsProblem: true,
    onDone: () => forgetSession(client),
  })
  return (
    <Stack gap="md" align="flex-start">
      <ProblemAlert error={signOut.error} />
      <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        {words.everywhereButton}
      </Button>
    </Stack>
  )
}
