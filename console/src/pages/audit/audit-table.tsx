/** Events as rows. */
import { Code, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AuditEvent } from '../../api/types.ts'
import { formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { auditWords } from './audit-words.ts'

/** Each with what is known of it. */
export function AuditTable({ events }: { readonly events: readonly AuditEvent[] }): ReactNode {
  const words = useWords(auditWords)
  const { language } = useLanguage()
  const columns: readonly Column<AuditEvent>[] = [
    {
      key: 'at',
      title: words.at,
      width: '11.5rem',
      cell: ({ at }) => <time dateTime={at}>{formatTime(at, language, true)}</time>,
    },
    { key: 'kind', title: words.kind, cell: ({ kind }) => <strong>{words.kinds[kind]}</strong> },
    {
      key: 'actor',
      title: words.actor,
      cell: ({ actor, actor_name }) => words.who(actor, actor_name),
    },
    { key: 'subject', title: words.subject, cell: ({ subject }) => subject ?? '—' },
    { key: 'address', title: words.address, cell: ({ network_address }) => network_address ?? '—' },
    { key: 'detail', title: words.detail, plain: true, cell: ({ detail }) => <Detail detail={detail} /> },
  ]
  return <DataTable caption={words.title} columns={columns} rows={events} rowKey={({ id }) => id} />
}

function Detail({ detail }: Pick<AuditEvent, 'detail'>): ReactNode {
  const words = useWords(auditWords)
  // On a card its column has no name, and a dash would say nothing.
  if (Object.keys(detail).length === 0) {
    return (
      <Text span inherit visibleFrom="sm">
        —
      </Text>
    )
  }
  return (
    <details>
      <summary>{words.detail}</summary>
      <Code block>{JSON.stringify(detail, null, 2)}</Code>
    </details>
  )
}
