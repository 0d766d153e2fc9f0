/** The list of tokens. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Token } from '../../api/types.ts'
import { formatDay, formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import danger from '../../ui/danger.module.css'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { RowActions } from '../../ui/row-actions.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import classes from './token-table.module.css'
import { TOKEN_TONES, useRevocable } from './token-terms.ts'
import { tokensWords } from './tokens-words.ts'

/** How many scopes stand in a row; more are folded away. */
const SHOWN_SCOPES = 3

/** Tokens, each with the way to its requests and, while it is active, to its end. */
export function TokenTable({
  tokens,
  onRevoke,
}: {
  readonly tokens: readonly Token[]
  readonly onRevoke: (token: Token) => void
}): ReactNode {
  const words = useWords(tokensWords)
  const { language } = useLanguage()
  const columns: readonly Column<Token>[] = [
    {
      key: 'name',
      title: words.name,
      link: true,
      plain: true,
      cell: ({ name }) => <strong className={classes.name}>{name}</strong>,
    },
    {
      key: 'token',
      title: words.token,
      cell: ({ last_four }) => <code className={classes.token}>akn_…{last_four}</code>,
    },
    { key: 'scopes', title: words.scopes, cell: ({ scopes }) => <ScopeList scopes={scopes} /> },
    { key: 'maker', title: words.maker, cell: ({ made_by }) => made_by ?? words.byCommand },
    {
      key: 'state',
      title: words.state,
      cell: ({ state }) => <StatusBadge tone={TOKEN_TONES[state]}>{words.states[state]}</StatusBadge>,
    },
    {
      key: 'used',
      title: words.lastUse,
      cell: ({ last_used_at: at }) => <Moment text={at === null ? words.unused : formatTime(at, language)} />,
    },
    {
      key: 'expiry',
      title: words.expiry,
      cell: ({ expires_at: at }) => <Moment text={at === null ? words.never : formatDay(at, language)} />,
    },
    {
      key: 'actions',
      title: words.actions,
      align: 'right',
      plain: true,
      cell: token => <Actions token={token} onRevoke={() => onRevoke(token)} />,
    },
  ]
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={tokens}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/tokens/${id}`}
    />
  )
}

function Moment({ text }: { readonly text: string }): ReactNode {
  return <span className={classes.moment}>{text}</span>
}

function ScopeList({ scopes }: { readonly scopes: readonly string[] }): ReactNode {
  const words = useWords(tokensWords)
  const list = (
    <ul className={classes.scopes}>
      {scopes.map(scope => (
        <li key={scope}>
          <code>{scope}</code>
        </li>
      ))}
    </ul>
  )
  if (scopes.length <= SHOWN_SCOPES) return list
  return (
    <details className={classes.more}>
      <summary>{words.count(scopes.length)}</summary>
      {list}
    </details>
  )
}

function Actions({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }): ReactNode {
  const words = useWords(tokensWords)
  const may = useMay()
  const isRevocable = useRevocable()
  return (
    <RowActions>
      {may('log') && (
        <Button
          component={Link}
          href={`/requests?token=${token.id}`}
          variant="default"
          size="xs"
          aria-label={words.requestsOf(token.name)}
        >
          {words.requests}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        className={danger.danger ?? ''}
        aria-label={words.revokeOf(token.name)}
        disabled={!isRevocable(token)}
        onClick={onRevoke}
      >
        {words.revoke}
      </Button>
    </RowActions>
  )
}
