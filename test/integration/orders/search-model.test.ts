import fc from 'fast-check'
import { expect } from 'vitest'
import { foldText } from '../../../src/lib/fold-text.ts'
import { foldCounts } from '../../../src/resources/orders/fold-counts-store.ts'
import type { Order } from '../../../src/resources/orders/order.ts'
import {
  SEARCH_PROPERTIES,
  SEARCH_SORTS,
  SEARCH_STATUSES,
  type SearchOrders,
} from '../../../src/resources/orders/request-schemas.ts'
import { ORDER_TYPES, type OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { insertOrders, lockOrder, saveOrder } from '../../../src/resources/orders/store.ts'
import { createTestApi } from '../../support/api.ts'
import { createTestShop } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { type LineRecipe, makeOrder } from '../../support/orders/build.ts'

const letter = fc.constantFrom(...'あアｱいｲ12１-ー− 　%_\\aAＡ𠮷')
const text = fc.array(letter, { maxLength: 6 }).map(letters => letters.join(''))
const number = fc
  .array(fc.constantFrom(...'123-'), { minLength: 1, maxLength: 8 })
  .map(digits => digits.join(''))
/** Around midnight in Japan and the ends of months, so that much falls together. */
const time = fc
  .tuple(
    fc.constantFrom('2026-09-30', '2026-10-31', '2026-11-01'),
    fc.constantFrom('14:59:59', '15:00:00', '00:00:00'),
  )
  .map(([day, hour]) => `${day}T${hour}Z`)
const day = fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-02')
const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null })
const some = <T>(values: readonly T[]) => fc.subarray([...values])

const line: fc.Arbitrary<LineRecipe> = fc.record(
  {
    title: text,
    variation: text,
    item_identifier: text,
    barcode: number,
    status: fc.constantFrom('ordered', 'dispatched', 'cancelled'),
    item_type: fc.constantFrom('normal', 'digital', 'lottery'),
    shipping_start_on: day,
    options: text.map(value => [{ option_id: 1, price: 0, value }]),
  },
  { requiredKeys: ['title'] },
)

const order = fc
  .record({
    ordered_at: time,
    method: orNull(fc.constantFrom('creditcard', 'cvs', 'cod')),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    remark: orNull(text),
    shop_memo: text,
    delivery: fc.record({ delivery_date: orNull(day) }),
    state: fc.record({ easy_delivery: fc.boolean() }),
    name: fc.record({ first: text, last: text, first_kana: orNull(text), last_kana: orNull(text) }),
    tel: orNull(number),
  })
  .map(({ name, tel, delivery, ...recipe }) => {
    const { delivery_date } = delivery
    const made = makeOrder({ ...recipe, ...(delivery_date === null ? {} : { delivery: { delivery_date } }) })
    const { customer } = made.detail
    return {
      ...made,
      detail: { ...made.detail, customer: { ...customer, name, address: { ...customer.address, tel } } },
    }
  })

const request = fc.record(
  {
    keyword: fc.oneof(text, number, fc.constantFrom('ｱい', '山田花子', '12-1', 'あ あ', '%', '\\')),
    ordered_from_date: day,
    ordered_to_date: day,
    statuses: some(SEARCH_STATUSES),
    payments: some(['creditcard', 'cvs', 'cod'] as const),
    order_types: some(ORDER_TYPES),
    properties: some(SEARCH_PROPERTIES),
    sort: fc.constantFrom(...SEARCH_SORTS),
    limit: fc.integer({ min: 1, max: 5 }),
    page: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: [] },
)

test('every search answers what the plain reading of its rules does', async ({ context }) => {
  let shops = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 5, maxLength: 15 }),
      fc.array(request, { minLength: 20, maxLength: 20 }),
      fc.array(fc.tuple(fc.nat(), order), { maxLength: 4 }),
      async (made, requests, changes) => {
        shops += 1
        const shopId = await createTestShop(context, `shop${shops}`)
        const orders = made.map((one, index) => ({
          ...one,
          detail: { ...one.detail, unique_key: `MODEL${String(index).padStart(11, '0')}` },
        }))
        await context.db.transaction(tx =>
          insertOrders(
            tx,
            shopId,
            orders.map(one => ({ order: one, importedDigest: null })),
            context.clock.now(),
          ),
        )
        await using api = await createTestApi(context, shopId)
        for (const [index, body] of requests.entries()) {
          if (index === 6 || index === 16) await foldCounts(context.db)
          if (index === 11)
            for (const [nth, changed] of changes) {
              const { unique_key } = orders[nth % orders.length]?.detail ?? {}
              if (unique_key === undefined) throw new Error('There are no orders')
              const one = { ...changed, detail: { ...changed.detail, unique_key } }
              orders[nth % orders.length] = one
              await context.db.transaction(async tx => {
                const held = await lockOrder(tx, shopId, unique_key)
                if (held !== undefined) await saveOrder(tx, shopId, held.id, one, context.clock.now())
              })
            }
          const response = await api.call('POST', '/api/orders/search', body)
          const expected = plainly(orders, body)
          if (expected === undefined) {
            expect(response.statusCode, JSON.stringify(body)).toBe(400)
            continue
          }
          const { orders: found, pagination } = response.json()
          const keys = found.map(({ unique_key }: OrderDetail) => unique_key)
          expect([keys, pagination.total_count], JSON.stringify(body)).toEqual([
            expected.keys,
            expected.total,
          ])
        }
      },
    ),
    { numRuns: 25 },
  )
}, 300_000)

function plainly(
  orders: readonly Order[],
  body: SearchOrders,
): { keys: string[]; total: number } | undefined {
  const to = body.ordered_to_date ?? '2026-11-20'
  const from = body.ordered_from_date ?? '2026-06-01'
  if (from > to) return undefined
  const found = orders.filter(one => {
    const { detail } = one
    const orderedOn = new Date(Date.parse(detail.ordered_at) + 9 * 3_600_000).toISOString().slice(0, 10)
    return (
      orderedOn >= from &&
      orderedOn <= to &&
      anyOf(body.statuses, status => detail.status === status) &&
      anyOf(body.payments, method => detail.payment.method === method) &&
      anyOf(body.order_types, type => typesOf(one).includes(type)) &&
      anyOf(body.properties, property => HAS[property](one)) &&
      foldText(body.keyword ?? '')
        .split(' ')
        .every(word => hasWord(detail, word))
    )
  })
  const rank = RANKS[body.sort ?? 'ordered_desc']
  const sorted = found.toSorted(
    (a, b) =>
      rank(a.detail, b.detail) ||
      compare(b.detail.ordered_at, a.detail.ordered_at) ||
      compare(a.detail.unique_key, b.detail.unique_key),
  )
  const { limit = 20, page = 1 } = body
  const keys = sorted.slice((page - 1) * limit, page * limit).map(({ detail }) => detail.unique_key)
  return { keys, total: found.length }
}

function anyOf<T>(values: readonly T[] | undefined, holds: (value: T) => boolean): boolean {
  return values === undefined || values.length === 0 || values.some(holds)
}

const HAS: Record<(typeof SEARCH_PROPERTIES)[number], (order: Order) => boolean> = {
  has_order_remark: ({ detail }) => detail.shop_memo.text !== '',
  has_remark: ({ detail }) => detail.remark !== null && detail.remark !== '',
  has_delivery_date: ({ detail }) => detail.delivery.delivery_date !== null,
  has_option_property: ({ detail }) => detail.lines.some(({ options }) => options.length > 0),
  has_reserved_easy_delivery: ({ state }) => state.easy_delivery,
}

function typesOf({ detail, lines }: Order): string[] {
  return detail.lines.flatMap(({ shipping_start_on }, index) => {
    const type = lines[index]?.item_type ?? 'normal'
    if (shipping_start_on === null) return [type]
    return type === 'normal' ? ['pre'] : ['pre', type]
  })
}

function hasWord({ customer, shipping, lines, ...detail }: OrderDetail, word: string): boolean {
  const { name, address } = customer
  const fields = [
    detail.unique_key,
    ...[`${name.last}${name.first}`, `${name.first}${name.last}`],
    ...[`${name.last_kana ?? ''}${name.first_kana ?? ''}`, `${name.first_kana ?? ''}${name.last_kana ?? ''}`],
    customer.mail_address,
    ...[address, shipping.address].flatMap(place => [
      place.zip_code,
      `${place.prefecture}${place.address}`,
      place.address2,
      place.tel,
      place.zip_code?.replaceAll(/\D/g, ''),
      place.tel?.replaceAll(/\D/g, ''),
    ]),
    ...[`${shipping.name.last}${shipping.name.first}`, `${shipping.name.first}${shipping.name.last}`],
    ...lines.flatMap(one => [
      one.title,
      one.variation,
      one.item_identifier,
      one.variation_identifier,
      one.barcode,
      ...one.options.map(({ value }) => value),
    ]),
    ...[detail.remark, detail.shop_memo.text],
  ]
  if (fields.some(field => foldText(field ?? '').includes(word))) return true
  if (!/^\d[\d\u30FC-]*$/.test(word)) return false
  const numbers = [address, shipping.address].flatMap(({ zip_code, tel }) => [zip_code ?? '', tel ?? ''])
  return numbers.some(each => each.replaceAll(/\D/g, '').includes(word.replaceAll(/\D/g, '')))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
/** Nulls come last. */
const nullsLast = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b)

const RANKS: Record<(typeof SEARCH_SORTS)[number], (a: OrderDetail, b: OrderDetail) => number> = {
  ordered_desc: () => 0,
  ordered_asc: (a, b) => compare(a.ordered_at, b.ordered_at),
  scheduled_date_asc: (a, b) => nullsLast(scheduledOn(a), scheduledOn(b)),
  delivery_date_asc: (a, b) => nullsLast(a.delivery.delivery_date, b.delivery.delivery_date),
  payment_date_asc: (a, b) => nullsLast(paidAt(a), paidAt(b)),
}

function scheduledOn({ lines }: OrderDetail): string | null {
  const live = lines.filter(({ status }) => status !== 'cancelled')
  return live.flatMap(one => one.shipping_start_on ?? []).sort()[0] ?? null
}

function paidAt({ payment }: OrderDetail): string | null {
  const paid = payment.transactions.filter(({ status }) =>
    ['paid', 'captured', 'authorized'].includes(status ?? ''),
  )
  return paid.flatMap(({ occurred_at }) => occurred_at ?? []).sort()[0] ?? null
}
