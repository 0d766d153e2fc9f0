/** From a purchase to an order document (R-DOCUMENT-1), with everything that a shop would know of it made up. */
import { writeDateTime } from '../../src/lib/date-time.ts'
import { dayInTokyo } from '../../src/lib/day.ts'
import { itemCount, lineTotals } from '../../src/resources/orders/rules/amounts.ts'
import type { OrderDetail, OrderLineDetail } from '../../src/resources/orders/schemas.ts'
import { makeAmounts } from './amounts.ts'
import { type Basket, type BasketLine, isSent } from './basket.ts'
import { decideFate, type Fate } from './fate.ts'
import { makeBalanceLogs, makeDelivery, makePayment } from './happenings.ts'
import { makePerson } from './people.ts'
import { type Country, makeAddress } from './places.ts'
import { orderKeyOf, type Random, randomOf } from './random.ts'

/** An order as a line of an import. */
export interface OrderDocument {
  readonly kind: 'order'
  readonly data: OrderDetail
  readonly state: {
    readonly easy_delivery: boolean
    readonly under_investigation: boolean
    readonly lines: readonly { id: number; item_type: string; announce_at: string | null }[]
  }
}

/** What all orders have in common. */
export interface World extends Country {
  /** The moment as of which the orders stand, in milliseconds; null for long after the last of them. */
  readonly asOf: number | null
  /** The next id of a line or a dispatch. */
  nextId: number
}

const REMARKS = [
  '早めの発送をお願いします。',
  'のし紙をつけてください。\n表書きは「御祝」で。',
  '留守の場合は宅配ボックスへ',
  '領収書希望',
]
const MEMOS = ['電話で確認済み', 'リピーター様', '住所不備 → 問い合わせ中', '同梱可']

/** Makes the order of a purchase. */
export function makeOrder(basket: Basket, world: World): OrderDocument {
  const random = randomOf(basket.seed)
  const buyer = randomOf(`buyer ${basket.buyer}`)
  const { mail_address, ...name } = makePerson(buyer)
  const address = makeAddress(buyer, world)
  const fate = decideFate(random, basket, world.asOf)
  const lines = makeLines(random, basket, fate, world)
  const delivery = isSent(basket) ? makeDelivery(random, lines, fate, world) : NO_DELIVERY
  const { amounts, shipping_lines } = makeAmounts(random, lines, fate, basket.postage)
  // What was charged for a cancelled order, whose amounts say 0 by now.
  const worth = amounts.total || lines.reduce((sum, { total }) => sum + total, 0)
  const sent = isSent(basket)
  const receiver = random.chance(0.1) ? makePerson(random) : name
  const place = receiver === name ? address : makeAddress(random, world)
  const times = [fate.orderedAt, fate.paidAt, fate.dispatchedAt, fate.cancelledAt].filter(
    time => time !== null,
  )
  const data: OrderDetail = {
    unique_key: orderKeyOf(basket.seed),
    status: fate.stage === 'partly dispatched' ? 'ordered' : fate.stage,
    ordered_at: writeDateTime(new Date(fate.orderedAt)),
    cancelled_at: fate.cancelledAt === null ? null : writeDateTime(new Date(fate.cancelledAt)),
    modified_at: writeDateTime(new Date(Math.max(...times))),
    via: random.weighted([
      ['default', 9],
      ['app', 2],
      ['instagram', 1],
    ]),
    remark: random.chance(0.12) ? random.pick(REMARKS) : null,
    add_comment: random.chance(0.05) ? 'お買い上げありがとうございます。' : null,
    shop_memo: { text: random.chance(0.06) ? random.pick(MEMOS) : '' },
    mail_magazine_opt_in: random.weighted([
      [true, 3],
      [false, 5],
      [null, 2],
    ]),
    customer: { name, mail_address: random.chance(0.01) ? '' : mail_address, address },
    shipping: sent
      ? { name: { first: receiver.first, last: receiver.last }, address: place }
      : { name: { first: null, last: null }, address: NOWHERE },
    subscription: subscriptionOf(random, basket.lines),
    service: random.chance(0.02)
      ? { site_domain: 'market.example.jp', site_param: `s${random.int(1, 99)}` }
      : null,
    item_count: itemCount(lines),
    amounts,
    lines: shipping_lines.length > 0 ? lines.map(line => ({ ...line, shipping_method: null })) : lines,
    shipping_lines,
    delivery: shipping_lines.length > 0 ? { ...delivery, shipping_method: null } : delivery,
    payment: makePayment(random, amounts, worth, fate),
    membership_rewards: random.chance(0.01) ? [{ name: '会員証', status: 'unshipped' }] : [],
    balance_logs: makeBalanceLogs(amounts, worth, fate),
    order_group: null,
  }
  return { kind: 'order', data, state: stateOf(random, basket.lines, lines) }
}

const NO_DELIVERY: OrderDetail['delivery'] = {
  ...{ shipping_method: null, delivery_company_id: 0, tracking_number: null, delivery_date: null },
  ...{ delivery_time_zone: null, dispatched_at: null, dispatches: [] },
}

const NOWHERE: OrderDetail['shipping']['address'] = {
  ...{ country: null, country_code: null, zip_code: null, prefecture: null },
  ...{ address: null, address2: null, tel: null },
}

function makeLines(random: Random, basket: Basket, fate: Fate, world: World): OrderLineDetail[] {
  const perLineFee = basket.postage === null && random.chance(0.05)
  const keepsOne = random.int(0, basket.lines.length - 1)
  return basket.lines.map((line, index) => {
    const single = basket.lines.length > 1 && index !== keepsOne
    const status = lineStatus(random, fate, index, single)
    return makeLine(line, fate, status, world.nextId++, perLineFee && status !== 'cancelled' ? 200 : 0)
  })
}

/** At least one line, the one that is not `spare`, goes the way of the order. */
function lineStatus(
  random: Random,
  { stage }: Fate,
  index: number,
  spare: boolean,
): OrderLineDetail['status'] {
  if (stage === 'cancelled') return 'cancelled'
  if (stage === 'partly dispatched') return spare ? 'dispatched' : 'ordered'
  if (spare && index < 20 && random.chance(0.01)) return 'cancelled'
  return ['dispatched', 'shipping', 'arrived'].includes(stage) ? 'dispatched' : 'ordered'
}

function makeLine(
  line: BasketLine,
  fate: Fate,
  status: OrderLineDetail['status'],
  id: number,
  shipping_fee: number,
): OrderLineDetail {
  const { options, item_type: _type, announce_at: _announce, ...bought } = line
  const rate = bought.tax_mode === 'reduced' ? 8 : 10
  const { item_total, option_total, total, consumption_total_tax } = lineTotals({
    ...bought,
    options,
    consumption_tax_rate: rate,
  })
  const changed = fate.cancelledAt ?? (status === 'dispatched' ? fate.dispatchedAt : null) ?? fate.orderedAt
  const { price, amount, tax_mode, ...shown } = bought
  return {
    id,
    ...shown,
    ...{ price, amount, item_total, option_total, total },
    tax_mode,
    consumption_tax_rate: rate,
    consumption_total_tax,
    status,
    shipping_method: isSent({ lines: [line] }) ? '宅配便' : null,
    shipping_fee,
    shipping_start_on: fate.window === null ? null : dayInTokyo(new Date(fate.window[0])),
    shipping_end_on: fate.window === null ? null : dayInTokyo(new Date(fate.window[1])),
    modified_at: writeDateTime(new Date(changed)),
    options: options.map(option => ({ ...option, tax_mode, consumption_tax_rate: rate })),
  }
}

function subscriptionOf(random: Random, lines: readonly BasketLine[]): OrderDetail['subscription'] {
  if (!lines.some(({ item_type }) => item_type === 'subscription')) return null
  const repeat_times = random.pick([3, 6, 12, null])
  const unique_key = orderKeyOf(`subscription ${random.next()}`)
  return { unique_key, repeat_number: random.int(1, repeat_times ?? 20), repeat_times }
}

function stateOf(
  random: Random,
  basket: readonly BasketLine[],
  lines: readonly OrderLineDetail[],
): OrderDocument['state'] {
  return {
    easy_delivery: random.chance(0.03),
    under_investigation: random.chance(0.005),
    lines: basket.flatMap(({ item_type, announce_at }, index) =>
      item_type === 'normal' && announce_at === null
        ? []
        : [{ id: lines[index]?.id ?? 0, item_type, announce_at }],
    ),
  }
}
