/** Subscriptions as rows. */
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Subscription } from '../../api/types.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { CYCLE } from '../items/item-terms.ts'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SUBSCRIPTION_WORDS } from './subscription-words.ts'

const TONES: Readonly<Record<Subscription['status'], Tone>> = {
  ...{ active: 'ok', paused: 'warning', stopped: 'neutral', ended: 'neutral' },
}

/** Each with when its next order is made, and what can be done. */
export function SubscriptionTable({
  subscriptions,
}: {
  readonly subscriptions: readonly Subscription[]
}): ReactNode {
  const words = useWords(SUBSCRIPTION_WORDS)
  const cycles = useWords(CYCLE)
  const { language } = useLanguage()
  const may = useMay()
  const columns: Column<Subscription>[] = [
    {
      key: 'title',
      title: words.columns.title,
      plain: true,
      cell: ({ title, amount, last_order_key: key }) => (
        <span>
          <Anchor component={Link} href={`/orders/${key}`} size="sm">
            {title}
          </Anchor>
          {amount > 1 && ` × ${amount}`}
          <Text span size="xs" c="dimmed" display="block">
            {words.latest(key)}
          </Text>
        </span>
      ),
    },
    {
      key: 'buyer',
      title: words.columns.buyer,
      cell: ({ buyer, mail_address }) => (
        <span>
          {buyer}
          <Text span size="xs" c="dimmed" display="block">
            {mail_address}
          </Text>
        </span>
      ),
    },
    {
      key: 'cycle',
      title: words.columns.cycle,
      cell: ({ cycle_plan: cycle }) => cycles[cycle] ?? cycle,
    },
    {
      key: 'next',
      title: words.columns.next,
      cell: ({ next_on: day, failures }) => (
        <span>
          {day === null ? words.none : <time dateTime={day}>{formatDay(day, language)}</time>}
          {failures > 0 && (
            <Text span size="xs" c="dimmed" display="block">
              {words.failures(failures)}
            </Text>
          )}
        </span>
      ),
    },
    {
      key: 'deliveries',
      title: words.columns.deliveries,
      align: 'right',
      cell: ({ deliveries, repeat_times }) => words.ofTimes(deliveries, repeat_times),
    },
    {
      key: 'status',
      title: words.columns.status,
      cell: ({ status, cause }) => {
        const state = words.states[status] ?? status
        return (
          <StatusBadge tone={TONES[status]}>
            {cause === null ? state : words.because(state, words.causes[cause] ?? cause)}
          </StatusBadge>
        )
      },
    },
  ]
  if (may('orders.update')) {
    columns.push({
      ...{ key: 'actions', title: words.columns.actions, align: 'right', plain: true },
      cell: subscription => <SubscriptionActions subscription={subscription} />,
    })
  }
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={subscriptions}
      rowKey={({ unique_key }) => unique_key}
    />
  )
}
