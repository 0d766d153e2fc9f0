/** Mails as rows. */
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { MailLine } from '../../api/types.ts'
import { formatTime } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { MAIL_TONE, MAIL_WORDS } from './mail-words.ts'
import classes from './mails.module.css'

/** Each with its recipient and state. */
export function MailTable({
  mails,
  withOrder = true,
}: {
  readonly mails: readonly MailLine[]
  /** Whether the order has a column, for which a part of a page has no room: subjects name it. Default true. */
  readonly withOrder?: boolean
}): ReactNode {
  const words = useWords(MAIL_WORDS)
  const { language } = useLanguage()
  const columns: Column<MailLine>[] = [
    {
      key: 'subject',
      title: words.subject,
      plain: true,
      cell: ({ subject }) => <span className={classes.subject}>{subject}</span>,
    },
    {
      key: 'to',
      title: words.to,
      cell: ({ recipient, to_address }) => (
        <span>
          {words.recipients[recipient] ?? recipient}
          <Text component="span" size="xs" c="dimmed" display="block">
            <MailAddress address={to_address} />
          </Text>
        </span>
      ),
    },
    {
      key: 'order',
      title: words.order,
      width: '12rem',
      cell: ({ order_key: key }) =>
        key !== null && (
          <Anchor component={Link} href={`/orders/${key}`} size="sm" className={classes.key ?? ''}>
            {key}
          </Anchor>
        ),
    },
    {
      key: 'written',
      title: words.written,
      width: '10.5rem',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at, language)}</time>,
    },
    {
      key: 'state',
      title: words.state,
      width: '7.5rem',
      cell: ({ state }) => (
        <StatusBadge tone={MAIL_TONE[state] ?? 'neutral'}>{words.states[state] ?? state}</StatusBadge>
      ),
    },
  ]
  return (
    <DataTable
      caption={words.title}
      columns={withOrder ? columns : columns.filter(({ key }) => key !== 'order')}
      rows={mails}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/mails/${id}`}
    />
  )
}
