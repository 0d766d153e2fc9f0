/** One token, and what it is used for. */
import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'wouter'
import { withQuery } from '../api/request.ts'
import type { Requests, Token, Tokens } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatDay, formatTime } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import danger from '../ui/danger.module.css'
import { Facts } from '../ui/facts.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { NotFound } from './not-found.tsx'
import { RequestTable } from './requests/request-table.tsx'
import { RevokeDialog } from './tokens/revoke-dialog.tsx'
import { TOKEN_TONES, useRevocable } from './tokens/token-terms.ts'
import { tokensWords } from './tokens/tokens-words.ts'

/** Calls that are shown of each kind. */
const SHOWN = 20

/** Opened from the list of tokens. */
export function TokenPage(): ReactNode {
  const words = useWords(tokensWords)
  const { id = '' } = useParams<{ id: string }>()
  const { data, error } = useResource<Tokens>('/console/api/tokens')
  const [revoking, setRevoking] = useState<Token | null>(null)
  const isRevocable = useRevocable()
  const may = useMay()
  const back = { href: '/tokens', label: words.title }
  if (data === undefined) {
    return (
      <>
        <PageTitle title={words.token} back={back} />
        {error === null ? <Loading rows={8} /> : <ProblemAlert error={error} />}
      </>
    )
  }
  const token = data.tokens.find(one => String(one.id) === id)
  if (token === undefined) return <NotFound />
  const revoke = isRevocable(token) && (
    <Button variant="default" className={danger.danger ?? ''} onClick={() => setRevoking(token)}>
      {words.revoke}
    </Button>
  )
  return (
    <>
      <PageTitle title={token.name} back={back} actions={revoke} />
      <Stack gap="lg">
        <TokenFacts token={token} />
        {may('log') && (
          <>
            <Calls title={words.newest} token={token} />
            <Calls title={words.failed} token={token} status="failed" />
          </>
        )}
      </Stack>
      <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />
    </>
  )
}

function TokenFacts({ token }: { readonly token: Token }): ReactNode {
  const words = useWords(tokensWords)
  const { language } = useLanguage()
  const { state, last_four, made_by, created_at, last_used_at, expires_at, scopes } = token
  return (
    <Panel title={words.about}>
      <Facts
        facts={[
          [
            words.state,
            <StatusBadge key="state" tone={TOKEN_TONES[state]}>
              {words.states[state]}
            </StatusBadge>,
          ],
          [words.lastUse, last_used_at === null ? words.unused : formatTime(last_used_at, language)],
          [words.token, <code key="token">akn_…{last_four}</code>],
          [words.scopes, scopes.join(', ')],
          [words.maker, made_by ?? words.byCommand],
          [words.created, formatTime(created_at, language)],
          [words.expiry, expires_at === null ? words.never : formatDay(expires_at, language)],
        ]}
      />
    </Panel>
  )
}

/** The newest calls, and the way to all of them. */
function Calls({
  title,
  token: { id },
  status,
}: {
  readonly title: string
  readonly token: Token
  readonly status?: 'failed'
}): ReactNode {
  const words = useWords(tokensWords)
  const { data, error } = useResource<Requests>(
    withQuery('/console/api/requests', { token_id: id, status, limit: SHOWN }),
    { every: 10_000 },
  )
  const all = withQuery('/requests', { token: id, status })
  return (
    <Panel
      title={title}
      actions={
        <Button component={Link} href={all} variant="default" size="xs">
          {words.allRequests}
        </Button>
      }
    >
      <ProblemAlert error={error} />
      {data === undefined && error === null && <Loading rows={4} />}
      {data?.requests.length === 0 && words.noRequests}
      {data !== undefined && data.requests.length > 0 && (
        <RequestTable rows={data.requests} isFresh={() => false} />
      )}
    </Panel>
  )
}
