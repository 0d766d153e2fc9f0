/** What was ordered, and what it costs. */
import { Anchor, Table, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Fulfilment, Order, OrderLine } from '../../api/types.ts'
import { formatDay, formatNumber, formatYen } from '../../language/format.ts'
import type { Language } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ITEM_TYPE } from '../items/item-terms.ts'
import { EditAmounts } from './edit-amounts.tsx'
import { LINE_STATUS, ORDER_STATUS, STATUS_TONE, termOf } from './order-terms.ts'
import { ORDER_WORDS } from './order-words.ts'
import classes from './orders.module.css'
import { useFulfilment } from './use-fulfilment.ts'

/** The lines with their options, and the amounts under them. */
export function OrderLines({ order }: { readonly order: Order }): ReactNode {
  const words = useWords(ORDER_WORDS)
  const fulfilment = useFulfilment(order)
  return (
    <Panel title={words.lines} actions={<EditAmounts order={order} />}>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table className={classes.lines} verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.item}</Table.Th>
              <Table.Th scope="col" className={classes.wide}>
                {words.status}
              </Table.Th>
              <Table.Th scope="col" className={`${classes.number} ${classes.wide}`}>
                {words.price}
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {words.pieces}
              </Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {words.total}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {order.lines.map(line => (
              <Line
                key={line.id}
                line={line}
                status={order.status}
                way={fulfilment.lines.find(({ id }) => id === line.id)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Amounts order={order} />
    </Panel>
  )
}

interface LineProps {
  readonly line: OrderLine
  /** Of the order. */
  readonly status: string
  /** How it reaches the buyer; undefined while that is not known. */
  readonly way: Fulfilment['lines'][number] | undefined
}

function Line({ line, status, way }: LineProps) {
  const words = useWords(ORDER_WORDS)
  const [statuses, orderStatuses] = [useWords(LINE_STATUS), useWords(ORDER_STATUS)]
  // A line that waits with its order is not to be sent before the order is.
  const waits = line.status === 'ordered' && (status === 'unpaid' || status === 'unshippable')
  const shown = waits ? status : line.status
  const { language } = useLanguage()
  const badge = (
    <StatusBadge tone={STATUS_TONE[shown] ?? 'neutral'}>
      {termOf(waits ? orderStatuses : statuses, shown)}
    </StatusBadge>
  )
  const identifier = line.variation_identifier ?? line.item_identifier
  return (
    <Table.Tr data-cancelled={line.status === 'cancelled' || undefined}>
      <Table.Td>
        <Anchor component={Link} href={`/items/${line.item_id}`} data-touch inherit>
          {line.title}
        </Anchor>
        {line.variation !== null && <Text size="sm">{line.variation}</Text>}
        {way !== undefined && way.item_type !== 'normal' && <ItemType way={way} />}
        {line.options.map(option => (
          <Text key={option.option_id} size="sm" c="dimmed">
            {option.name}: {option.value ?? words.none}
            {option.price > 0 && ` (+${formatYen(option.price, language)})`}
          </Text>
        ))}
        {identifier !== null && (
          <Text size="xs" c="dimmed">
            {identifier}
          </Text>
        )}
        {line.shipping_start_on !== null && (
          <Text size="xs" c="dimmed">
            {words.window(
              formatDay(line.shipping_start_on, language),
              line.shipping_end_on === null ? '' : formatDay(line.shipping_end_on, language),
            )}
          </Text>
        )}
        <div className={classes.narrow}>{badge}</div>
      </Table.Td>
      <Table.Td className={classes.wide}>{badge}</Table.Td>
      <Table.Td className={`${classes.number} ${classes.wide}`}>{formatYen(line.price, language)}</Table.Td>
      <Table.Td className={classes.number}>{formatNumber(line.amount, language)}</Table.Td>
      <Table.Td className={classes.number}>{formatYen(line.total, language)}</Table.Td>
    </Table.Tr>
  )
}

function ItemType({ way }: { readonly way: Fulfilment['lines'][number] }) {
  const words = useWords(ORDER_WORDS)
  const types = useWords(ITEM_TYPE)
  return (
    <Text size="sm" c="dimmed">
      {termOf(types, way.item_type)}
      {way.downloadable && ` · ${words.downloadable}`}
    </Text>
  )
}

function Amounts({ order }: { readonly order: Order }) {
  const words = useWords(ORDER_WORDS)
  const { language } = useLanguage()
  return (
    <dl className={classes.amounts}>
      {amountsOf(order, words, language).map(({ name, value, strong }) => (
        <Fragment key={name}>
          <dt data-strong={strong || undefined}>{name}</dt>
          <dd data-strong={strong || undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

interface AmountLine {
  readonly name: string
  readonly value: string
  readonly strong?: boolean
}

/** The amounts that are not 0, from the subtotal to the total. */
function amountsOf(
  { amounts, lines }: Order,
  words: (typeof ORDER_WORDS)['en'],
  language: Language,
): AmountLine[] {
  const yen = (value: number) => formatYen(value, language)
  const tax = lines
    .filter(line => line.status !== 'cancelled')
    .reduce((sum, line) => sum + line.consumption_total_tax, 0)
  const between: (readonly [string, number])[] = [
    [words.codFee, amounts.cod_fee],
    ...amounts.additional_charges.map(
      ({ name, collected_fee: fee }) => [name ?? words.charge, fee ?? 0] as const,
    ),
    [withNote(words.coupon, amounts.coupon_discount.note), -amounts.coupon_discount.amount],
    [withNote(words.coins, amounts.coin_discount.note), -amounts.coin_discount.amount],
    [words.adjustment, amounts.adjustment.amount],
  ]
  return [
    { name: words.subtotal, value: yen(amounts.subtotal) },
    { name: words.shippingFee, value: yen(amounts.shipping_fee) },
    ...between.filter(([, value]) => value !== 0).map(([name, value]) => ({ name, value: yen(value) })),
    { name: words.grandTotal, value: yen(amounts.total), strong: true },
    { name: words.tax, value: yen(tax) },
  ]
}

function withNote(name: string, note: string | null): string {
  return note === null || note === '' ? name : `${name} (${note})`
}
