/** Name, scopes and expiry of a new token. */
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { MAX_TOKEN_NAME_LENGTH } from '../../../../src/console/limits.ts'
import { request } from '../../api/request.ts'
import type { NewToken, Scopes } from '../../api/types.ts'
import { useAction, useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { Loading } from '../../ui/loading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { operationNeeds } from './callable.ts'
import { CallableList } from './callable-list.tsx'
import { type Expiry, expiresAt, todayInJapan } from './expiry.ts'
import { ExpiryChoice } from './expiry-choice.tsx'
import classes from './new-token.module.css'
import { newTokenWords } from './new-token-words.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { ALL_SCOPES } from './scope-words.ts'

interface Faults {
  readonly name: boolean
  readonly scopes: boolean
  readonly day: boolean
}

interface NewTokenBody {
  readonly name: string
  readonly scopes: readonly string[]
  readonly expires_at: string | null
}

/** Makes a token and hands it on. */
export function NewTokenForm({ onMade }: { readonly onMade: (made: NewToken) => void }): ReactNode {
  const words = useWords(newTokenWords)
  const may = useMay()
  const offered = useResource<Scopes>('/console/api/scopes')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ReadonlySet<string>>(new Set())
  const [expiry, setExpiry] = useState<Expiry>('none')
  const [day, setDay] = useState('')
  const [faults, setFaults] = useState<Faults>({ name: false, scopes: false, day: false })
  const create = useAction<NewTokenBody, NewToken>({
    call: body => request('POST', '/console/api/tokens', body),
    refresh: ['/console/api/tokens'],
    showsProblem: true,
    onDone: onMade,
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const now = Date.now()
    const found = {
      name: name.trim() === '',
      scopes: scopes.size === 0,
      day: expiry === 'own' && !(day >= todayInJapan(now)),
    }
    setFaults(found)
    const first = (['name', 'scopes', 'day'] as const).find(field => found[field])
    if (first !== undefined) {
      return event.currentTarget.querySelector<HTMLElement>(`[data-field=${first}]`)?.focus()
    }
    create.mutate({
      name: name.trim(),
      scopes: ALL_SCOPES.filter(scope => scopes.has(scope)),
      expires_at: expiresAt(expiry, day, now),
    })
  }

  const needs = useMemo(() => (offered.data ? operationNeeds(offered.data) : []), [offered.data])
  if (offered.data === undefined) {
    if (offered.error === null) return <Loading rows={8} height={72} />
    return <ProblemAlert error={offered.error} again={() => offered.refetch()} />
  }
  return (
    <div className={classes.layout}>
      <form onSubmit={submit} noValidate>
        <Stack gap="xl" className={classes.form ?? ''}>
          <TextInput
            label={words.name}
            description={words.nameHelp}
            placeholder={words.nameExample}
            error={faults.name && words.nameMissing}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
            maxLength={MAX_TOKEN_NAME_LENGTH}
            autoComplete="off"
            data-field="name"
            size="md"
          />
          <ScopeChoice
            needs={needs}
            chosen={scopes}
            onChange={setScopes}
            missing={faults.scopes}
            offered={may}
          />
          <ExpiryChoice expiry={expiry} day={day} missing={faults.day} onExpiry={setExpiry} onDay={setDay} />
          <ProblemAlert error={create.error} />
          <Group gap="sm">
            <Button type="submit" size="md" loading={create.isPending}>
              {words.create}
            </Button>
            <Button component={Link} href="/tokens" variant="default" size="md">
              {words.cancel}
            </Button>
          </Group>
        </Stack>
      </form>
      <CallableList needs={needs} chosen={scopes} />
    </div>
  )
}
