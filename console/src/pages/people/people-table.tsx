/** People as rows. */
import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { withQuery } from '../../api/request.ts'
import type { Person } from '../../api/types.ts'
import { formatNumber, formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import danger from '../../ui/danger.module.css'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { RowActions } from '../../ui/row-actions.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { peopleWords } from './people-words.ts'

const TONES = { owner: 'info', staff: 'ok', read_only: 'neutral' } as const

interface PeopleTableProps {
  readonly people: readonly Person[]
  readonly onChange: (person: Person) => void
  readonly onReset: (person: Person) => void
  readonly onRemove: (person: Person) => void
}

/** Each with what the person may do, and the ways to change that. */
export function PeopleTable({ people, onChange, onReset, onRemove }: PeopleTableProps): ReactNode {
  const words = useWords(peopleWords)
  const { language } = useLanguage()
  const columns: readonly Column<Person>[] = [
    {
      key: 'address',
      title: words.mailAddress,
      plain: true,
      cell: ({ mail_address, is_self }) => (
        <span>
          <strong>{mail_address}</strong>
          {is_self && (
            <Text component="span" size="sm" c="dimmed">
              {' '}
              {words.you}
            </Text>
          )}
        </span>
      ),
    },
    {
      key: 'role',
      title: words.role,
      cell: ({ role }) => <StatusBadge tone={TONES[role]}>{words.roles[role].name}</StatusBadge>,
    },
    { key: 'may', title: words.may, cell: person => <MayList person={person} /> },
    {
      key: 'used',
      title: words.lastUse,
      cell: ({ last_used_at: at }) =>
        at === null ? words.unused : <time dateTime={at}>{formatTime(at, language)}</time>,
    },
    {
      key: 'tokens',
      title: words.tokens,
      align: 'right',
      cell: ({ tokens }) => formatNumber(tokens, language),
    },
    {
      key: 'actions',
      title: words.actions,
      align: 'right',
      plain: true,
      cell: person => (
        <Actions
          person={person}
          onChange={() => onChange(person)}
          onReset={() => onReset(person)}
          onRemove={() => onRemove(person)}
        />
      ),
    },
  ]
  return <DataTable caption={words.title} columns={columns} rows={people} rowKey={({ id }) => id} />
}

function MayList({ person: { role, scopes } }: { readonly person: Person }): ReactNode {
  const words = useWords(peopleWords)
  if (role === 'owner') return words.everything
  if (role === 'read_only') return words.reading
  return (
    <details>
      <summary>{words.count(scopes.length)}</summary>
      {scopes.map(scope => (
        <div key={scope}>
          <code>{scope}</code>
        </div>
      ))}
    </details>
  )
}

interface ActionsProps {
  readonly person: Person
  readonly onChange: () => void
  readonly onReset: () => void
  readonly onRemove: () => void
}

function Actions({ person, onChange, onReset, onRemove }: ActionsProps): ReactNode {
  const words = useWords(peopleWords)
  const { mail_address: name, is_self: isSelf } = person
  return (
    <RowActions>
      <Button
        component={Link}
        href={withQuery('/audit', { person: name })}
        variant="default"
        size="xs"
        aria-label={words.auditOf(name)}
      >
        {words.audit}
      </Button>
      <Button variant="default" size="xs" aria-label={words.changeOf(name)} onClick={onChange}>
        {words.change}
      </Button>
      {!isSelf && (
        <Button variant="default" size="xs" aria-label={words.resetOf(name)} onClick={onReset}>
          {words.reset}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        className={danger.danger ?? ''}
        aria-label={words.removeOf(name)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </RowActions>
  )
}
