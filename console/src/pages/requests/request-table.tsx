/** The rows of the log. */
import type { ReactNode } from 'react'
import type { RequestLine } from '../../api/types.ts'
import { formatNumber, formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import classes from './requests.module.css'
import { requestsWords } from './requests-words.ts'

/** What a status means to the one who called. */
export function toneOf(status: number): Tone {
  if (status < 400) return 'ok'
  return status < 500 ? 'warning' : 'bad'
}

/** Each row leads to the whole of the call. */
export function RequestTable({
  rows,
  isFresh,
}: {
  readonly rows: readonly RequestLine[]
  readonly isFresh: (row: RequestLine) => boolean
}): ReactNode {
  const words = useWords(requestsWords)
  const { language } = useLanguage()
  const columns: readonly Column<RequestLine>[] = [
    {
      key: 'time',
      title: words.time,
      inline: true,
      cell: ({ at }) => (
        <time dateTime={at} className={classes.beside}>
          {formatTime(at, language, true)}
        </time>
      ),
      width: '12rem',
    },
    {
      key: 'request',
      title: words.request,
      link: true,
      plain: true,
      cell: ({ method, path }) => <MethodAndPath method={method} path={path} />,
    },
    {
      key: 'status',
      title: words.status,
      inline: true,
      cell: ({ status }) => <StatusBadge tone={toneOf(status)}>{status}</StatusBadge>,
      width: '7rem',
    },
    {
      key: 'problem',
      title: words.problem,
      cell: ({ problem }) => problem !== null && <code className={classes.type}>{problem}</code>,
    },
    { key: 'token', title: words.token, cell: ({ token }) => token?.name ?? words.noToken },
    {
      key: 'duration',
      title: words.duration,
      inline: true,
      align: 'right',
      cell: ({ duration_ms: ms }) => (
        <span className={`${classes.unbroken} ${classes.beside}`}>{formatDuration(ms, language)}</span>
      ),
      width: '6rem',
    },
  ]
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/requests/${id}`}
      rowFresh={isFresh}
    />
  )
}

/** To the tenth of a millisecond while it is short. */
export function formatDuration(milliseconds: number, language: 'ja' | 'en'): string {
  const rounded = milliseconds < 100 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds)
  return `${formatNumber(rounded, language)} ms`
}

/** Such as GET /api/items. */
function MethodAndPath({ method, path }: { readonly method: string; readonly path: string }): ReactNode {
  return (
    <code className={classes.path}>
      <b>{method}</b> {path}
    </code>
  )
}
