/** What happened to an order, in words. */
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { withQuery } from '../../api/request.ts'
import type { OrderHistory as Answer, Changes, DeliveryCompany, Order, OrderEvent } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatDay, formatNumber, formatTime, formatYen } from '../../language/format.ts'
import type { Language } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useTold } from '../../problems/use-told.ts'
import { useMay } from '../../session/use-may.ts'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { HISTORY_WORDS } from './history-words.ts'
import { LINE_STATUS, ORDER_STATUS, PAYMENT_STATUS, termOf } from './order-terms.ts'
import classes from './orders.module.css'
import { REFUSED_PAYMENT } from './refused-payment-words.ts'

/** Entries from the latest to the earliest. */
export function OrderHistory({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(HISTORY_WORDS)
  const history = useResource<Answer>(`/console/api/orders/${order.unique_key}/history`)
  return (
    <Panel title={words.heading}>
      {history.error && <ProblemAlert error={history.error} />}
      {history.isPending && <Loading rows={3} height={60} />}
      {history.data?.events.length === 0 && <Text c="dimmed">{words.none}</Text>}
      <ol className={classes.events}>
        {history.data?.events.toReversed().map(event => (
          <Event key={event.id} event={event} order={order} />
        ))}
      </ol>
    </Panel>
  )
}

function Event({ event, order }: { readonly event: OrderEvent; readonly order: Order }) {
  const words = useWords(HISTORY_WORDS)
  const { language } = useLanguage()
  const tell = useTeller(order)
  const { changes } = event
  const told = Object.entries(changes).flatMap(([path, change]) => tell(path, change))
  const all = Object.keys(changes).length
  return (
    <li className={classes.event}>
      <div>
        <Text component="h3" fw={600} size="md">
          {words.events[event.event] ?? event.event}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={event.at}>{formatTime(event.at, language)}</time> · <Who event={event} />
        </Text>
        {told.length > 0 && (
          <ul className={classes.changes}>
            {told.map(line => (
              <Text key={line} component="li" size="sm" className={classes.preserve}>
                {line}
              </Text>
            ))}
          </ul>
        )}
        {all > told.length && <AllChanges changes={changes} label={words.all(all)} />}
      </div>
    </li>
  )
}

/** Who did it, and for who may read it the way to what else that one did. */
function Who({ event: { token, by_session } }: { readonly event: OrderEvent }): ReactNode {
  const words = useWords(HISTORY_WORDS)
  const may = useMay()
  if (token === null) return by_session ? words.byPerson : words.system
  const name = by_session ? (token.name ?? words.byPerson) : words.byToken(token.name ?? `#${token.id}`)
  if (token.name === null || !may('audit')) return name
  return (
    <Anchor component={Link} href={withQuery('/audit', { person: token.name })} size="sm" underline="always">
      {name}
    </Anchor>
  )
}

/** For those who want to know what a program would read. */
function AllChanges({ changes, label }: { readonly changes: Changes; readonly label: string }) {
  return (
    <details className={classes.all}>
      <summary>{label}</summary>
      <ul className={classes.changes}>
        {Object.entries(changes).map(([path, { before, after }]) => (
          <li key={path}>
            <code>{path}</code>: {JSON.stringify(before)} → {JSON.stringify(after)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Tells a change in words; nothing where a shop person would not know what it means. */
function useTeller(order: Order): (path: string, change: Changes[string]) => string[] {
  const words = useWords(HISTORY_WORDS)
  const refused = useWords(REFUSED_PAYMENT)
  const { language } = useLanguage()
  const lineStatuses = useWords(LINE_STATUS)
  const read = useValues()
  const { reason } = useTold()
  return (path, { before, after }) => {
    const ofPayment = refused.fields[path]
    if (ofPayment !== undefined) {
      const told =
        path === 'reason'
          ? reason(String(after))
          : path === 'kind'
            ? refused.kinds[String(after)]
            : read(path, after)
      return told === undefined ? [] : [`${ofPayment}: ${told}`]
    }
    const line = /^lines\.(\d+)\.(\w+)$/.exec(path)
    if (line !== null) {
      const [, id, field = ''] = line
      const name = words.lineFields[field]
      const title = order.lines.find(one => String(one.id) === id)?.title
      if (name === undefined || title === undefined) return []
      const show = (value: unknown) => {
        if (field === 'status') return termOf(lineStatuses, String(value))
        return field === 'downloadable'
          ? termOf(words.provided, String(value))
          : number(field, value, language)
      }
      return [`${title} · ${name}: ${words.was(show(before), show(after))}`]
    }
    const [name, from, to] =
      path === 'payment.transactions' || path.startsWith('payment.transactions.')
        ? [words.fields.payment, paymentOf(before), paymentOf(after)]
        : [words.fields[path], before, after]
    if (name === undefined || from === to) return []
    return [`${name}: ${words.was(read(path, from), read(path, to))}`]
  }
}

function number(field: string, value: unknown, language: Language): string {
  if (typeof value !== 'number') return String(value)
  return field === 'price' ? formatYen(value, language) : formatNumber(value, language)
}

/** The status of the latest transaction in what changed. */
function paymentOf(value: unknown): unknown {
  const last = Array.isArray(value) ? value.at(-1) : value
  return typeof last === 'object' && last !== null && 'status' in last ? last.status : null
}

/** Values as people read them, by the path at which they stand. */
function useValues(): (path: string, value: unknown) => string {
  const words = useWords(HISTORY_WORDS)
  const statuses = useWords(ORDER_STATUS)
  const payments = useWords(PAYMENT_STATUS)
  const { language } = useLanguage()
  const { data: companies } = useResource<readonly DeliveryCompany[]>('/api/delivery_companies', {
    fresh: 3_600_000,
  })
  return (path, value) => {
    if (value === null || value === '' || value === undefined) return words.empty
    if (path === 'status') return termOf(statuses, String(value))
    if (path.startsWith('payment.')) return termOf(payments, String(value))
    if (path === 'delivery.delivery_company_id') {
      return companies?.find(({ id }) => id === value)?.name ?? (value === 0 ? words.empty : String(value))
    }
    if (path === 'delivery.delivery_date') return formatDay(String(value), language)
    return typeof value === 'number' ? formatYen(value, language) : String(value)
  }
}
