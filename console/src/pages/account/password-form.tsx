/** Changes one's password. */
import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '../../../../src/console/limits.ts'
import { SESSION } from '../../api/query-client.ts'
import { ProblemError, request } from '../../api/request.ts'
import type { Account } from '../../api/types.ts'
import { useAction, useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useSession } from '../../session/use-session.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { ACCOUNT } from './account-path.ts'
import { accountWords } from './account-words.ts'

interface Passwords {
  readonly current_password: string
  readonly new_password: string
  readonly revoke_tokens: boolean
}

type Fault = 'missing' | 'wrong' | 'short' | 'same'

interface Faults {
  readonly current?: Fault
  readonly next?: Fault
}

/** With what a password manager needs to know whose password it is. */
export function PasswordForm(): ReactNode {
  const words = useWords(accountWords)
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const tokens = useResource<Account>(ACCOUNT).data?.tokens_made ?? 0
  const change = useAction<Passwords, void>({
    call: passwords => request('PUT', '/console/api/password', passwords),
    // The session says whether the password was somebody else's.
    refresh: [ACCOUNT, '/console/api/tokens', SESSION],
    done: words.changed,
    showsProblem: true,
    onDone: () => form.current?.reset(),
  })
  const wrong =
    change.error instanceof ProblemError && change.error.problem.type === '/errors/console/wrong-credentials'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const [current, next] = [String(sent.get('current')), String(sent.get('next'))]
    const found = faultsOf(current, next)
    setFaults(found)
    const first = found.current ? 'current' : found.next ? 'next' : undefined
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    change.mutate({
      current_password: current,
      new_password: next,
      revoke_tokens: sent.get('revoke') !== null,
    })
  }
  const shown = { show: { 'aria-label': words.show } }
  const currentFault = faults.current ?? (wrong ? 'wrong' : undefined)
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={user.mail_address} readOnly hidden />
      <Stack gap="md" align="stretch">
        {!wrong && <ProblemAlert error={change.error} />}
        <PasswordInput
          label={words.current}
          name="current"
          autoComplete="current-password"
          visibilityToggleButtonProps={shown.show}
          error={currentFault && words[currentFault]}
        />
        <PasswordInput
          label={words.next}
          description={words.nextHelp}
          name="next"
          autoComplete="new-password"
          visibilityToggleButtonProps={shown.show}
          error={faults.next && words[faults.next]}
        />
        {tokens > 0 && <Checkbox name="revoke" label={words.revoke(tokens)} description={words.revokeHelp} />}
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {words.change}
        </Button>
      </Stack>
    </form>
  )
}

function faultsOf(current: string, next: string): Faults {
  if (current === '') return { current: 'missing' }
  if ([...next].length < MIN_PASSWORD_LENGTH) return { next: 'short' }
  return next === current ? { next: 'same' } : {}
}
