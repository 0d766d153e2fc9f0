/** Subscriptions as rows. */
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Subscription } from '../../api/types.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { CYCLE } from '../items/item-terms.ts'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SUBSCRIPTION_WORDS } from './subscription-words.ts'

const TONES: Readonly<Record<Subscription['status'], Tone>> = {
  ...{ active: 'ok', paused: 'warning', stopped: 'neutral', ended: 'neutral' },
}

/** In which something can be done. */
const GOES_ON: ReadonlySet<Subscription['status']> = new Set(['active', 'paused'])

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
          {title}
          {amount > 1 && ` × ${amount}`}
          <Small>
            {words.latest}{' '}
            <Anchor component={Link} href={`/orders/${key}`} size="xs" data-touch>
              {key}
            </Anchor>
          </Small>
        </span>
      ),
    },
    {
      key: 'buyer',
      title: words.columns.buyer,
      cell: ({ buyer, mail_address }) => (
        <span>
          {buyer}
          <Small>
            <MailAddress address={mail_address} />
          </Small>
        </span>
      ),
    },
    {
      key: 'cycle',
      title: words.columns.cycle,
      whole: true,
      cell: ({ cycle_plan: cycle }) => cycles[cycle] ?? cycle,
    },
    {
      key: 'next',
      title: words.columns.next,
      cell: ({ next_on: day, failures }) => (
        <span>
          {day === null ? words.none : <time dateTime={day}>{formatDay(day, language)}</time>}
          {failures > 0 && <Small>{words.failures(failures)}</Small>}
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
      // A cause can be a sentence, for which a badge has no room.
      cell: ({ status, cause }) => (
        <span>
          <StatusBadge tone={TONES[status]}>{words.states[status] ?? status}</StatusBadge>
          {cause !== null && <Small>{words.causes[cause] ?? cause}</Small>}
        </span>
      ),
    },
  ]
  if (may('orders.update')) {
    columns.push({
      ...{ key: 'actions', title: words.columns.actions, align: 'right', plain: true },
      // Nothing at all where nothing can be done, so that a card ends there.
      cell: subscription =>
        GOES_ON.has(subscription.status) ? <SubscriptionActions subscription={subscription} /> : null,
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

/** A line below the value that it belongs to. */
function Small({ children }: { readonly children: ReactNode }) {
  return (
    <Text span size="xs" c="dimmed" display="block" mt={2}>
      {children}
    </Text>
  )
}
