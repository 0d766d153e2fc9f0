/** What was bought in the demo shop over the six months before a moment. */
import type { ItemDocument } from '../../src/transfer/schemas.ts'
import type { Basket, BasketLine, ChosenOption } from './basket.ts'
import { type Random, randomOf } from './random.ts'

/** An item of the demo shop. */
export type DemoItem = ItemDocument['data']

const ORDERS = 300
const BUYERS = 200
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Six months. */
const DAYS = 182

const WRITTEN = ['みなと', '山田', '一周年 ありがとう', 'Y.T.']

/** The purchases, the first one first, of items that are on sale. */
export function demoBaskets(items: readonly DemoItem[], asOf: number): Basket[] {
  return times(asOf).map((at, index) => makeBasket(items, at, index))
}

/** The moments of the orders, the first one first: more of them lately, and most in the evening. */
function times(asOf: number): Date[] {
  const random = randomOf('demo times')
  const made = Array.from({ length: ORDERS }, () => {
    const daysAgo = Math.floor(DAYS * random.next() ** 1.6)
    const hour = random.weighted([
      [random.int(7, 11), 2],
      [random.int(12, 17), 3],
      [random.int(18, 23), 5],
    ])
    const at = asOf - daysAgo * DAY - 9 * HOUR + hour * HOUR + random.int(0, 3599) * 1000
    return at < asOf ? at : at - DAY
  })
  return made.sort((a, b) => a - b).map(at => new Date(at))
}

function makeBasket(items: readonly DemoItem[], at: Date, index: number): Basket {
  const seed = `demo ${index}`
  const random = randomOf(`basket ${seed}`)
  const onSale = items.filter(item => couldBeBought(item, at))
  const first = random.pick(onSale)
  // Subscriptions and lotteries are bought by themselves, lunch is fetched alone.
  const others = first.type === 'normal' ? onSale.filter(({ type }) => type === 'normal') : []
  const more =
    others.length > 0
      ? random.weighted([
          [0, 5],
          [1, 3],
          [2, 2],
          [4, 1],
        ])
      : 0
  const chosen = new Set([first, ...Array.from({ length: more }, () => random.pick(others))])
  const lines = [...chosen].map(item => toLine(item, random))
  const sent = first.type !== 'digital' && first.type !== 'takeout'
  return { seed, buyer: `demo ${random.int(1, BUYERS)}`, at, lines, postage: sent ? null : 0 }
}

function couldBeBought({ created_at, lottery }: DemoItem, at: Date): boolean {
  const time = at.getTime()
  if (lottery === undefined) return Date.parse(created_at) < time
  return Date.parse(lottery.application_start_at) <= time && time < Date.parse(lottery.application_end_at)
}

function toLine(item: DemoItem, random: Random): BasketLine {
  const variation = item.variations.length > 0 ? random.pick(item.variations) : undefined
  const single = item.type !== 'normal' && item.type !== 'takeout'
  return {
    item_id: item.id,
    variation_id: variation?.id ?? null,
    title: item.name,
    variation: variation?.name ?? null,
    item_identifier: item.identifier,
    variation_identifier: variation?.identifier ?? null,
    barcode: variation?.barcode ?? null,
    price: item.price ?? 0,
    amount: single
      ? 1
      : random.weighted([
          [1, 7],
          [2, 2],
          [3, 1],
        ]),
    tax_mode: item.item_tax_type,
    options: item.options.flatMap(option => choose(option, random)),
    item_type: item.type,
    announce_at: item.lottery?.scheduled_announce_at ?? null,
  }
}

/** What is required is chosen, the rest now and then. */
function choose(option: DemoItem['options'][number], random: Random): ChosenOption[] {
  if (!option.required && !random.chance(0.3)) return []
  const { id: option_id, name, option_type: type } = option
  if (option.option_type === 'select') {
    const { id, name: value, extra_price: price } = random.pick(option.choices)
    return [{ option_id, option_variation_id: id, name, type, value, price }]
  }
  const value = random.pick(WRITTEN).slice(0, option.max_length ?? undefined)
  return [
    {
      option_id,
      option_variation_id: option.option_variation_id ?? 0,
      name,
      type,
      value,
      price: option.extra_price,
    },
  ]
}
