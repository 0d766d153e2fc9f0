/** When, how, by whom and for how long a call was made. */
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RequestDetail } from '../../api/types.ts'
import { formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { docsOf } from './docs-of.ts'
import { formatDuration, toneOf } from './request-table.tsx'
import { requestWords } from './request-words.ts'
import classes from './requests.module.css'

/** A list of names and values. */
export function RequestFacts({ call }: { readonly call: RequestDetail }): ReactNode {
  const words = useWords(requestWords)
  const { language } = useLanguage()
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      words.status,
      <StatusBadge key="status" tone={toneOf(call.status)}>
        {call.status}
      </StatusBadge>,
    ],
    [
      words.time,
      <time key="time" dateTime={call.at}>
        {formatTime(call.at, language, true)}
      </time>,
    ],
    [words.duration, formatDuration(call.duration_ms, language)],
    [words.token, <TokenLink key="token" call={call} />],
    [words.operation, <OperationLink key="operation" call={call} />],
    [
      words.requestId,
      <code key="id" className={classes.problem}>
        {call.request_id}
      </code>,
    ],
  ]
  return (
    <dl className={classes.facts} aria-label={words.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function TokenLink({ call: { token } }: { readonly call: RequestDetail }): ReactNode {
  const words = useWords(requestWords)
  if (token === null) return words.noToken
  return (
    <Anchor component={Link} href={`/requests?token=${token.id}`}>
      {token.name}
    </Anchor>
  )
}

function OperationLink({ call: { operation, path } }: { readonly call: RequestDetail }): ReactNode {
  const words = useWords(requestWords)
  if (operation === null) return words.noOperation
  return (
    <Anchor href={docsOf(operation, path)} target="_blank" rel="noreferrer">
      {operation}
    </Anchor>
  )
}
