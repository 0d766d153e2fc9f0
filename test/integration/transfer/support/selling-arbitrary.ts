/** Generates what a shop sells by, as its document has it. */
import fc from 'fast-check'
import type { Loose } from './shops.ts'

const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null })
const name = fc.constantFrom('宅配便', 'クール便 😀', '<b>&"\'\\', '便'.repeat(100), 'ゆうパケット')
const yen = fc.nat({ max: 1_000_000 })

const prefectureFees = fc.constantFrom(
  [],
  [
    { prefecture: '沖縄県', fee: 1800 },
    { prefecture: '北海道', fee: 0 },
  ],
)

/** Shipping methods. */
export const shippingMethods = fc.uniqueArray(
  fc.record({
    name,
    fee: yen,
    prefecture_fees: prefectureFees,
    free_from: orNull(yen),
    classes: fc.constantFrom([], [{ name: '60', up_to: 10, fee: 800, prefecture_fees: [] }]),
    payment_methods: fc.constantFrom(null, ['bt'], ['creditcard', 'cod']),
    takes_date: fc.boolean(),
    takes_time: fc.boolean(),
    carrier_days: fc.nat({ max: 30 }),
    for_all_items: fc.boolean(),
    active: fc.boolean(),
  }),
  { maxLength: 3, selector: one => one.name },
)

const uses = orNull(fc.integer({ min: 1, max: 1_000_000 }))

/** Coupons. */
export const coupons = fc.uniqueArray(
  fc.record({
    code: fc.stringMatching(/^[A-Z0-9_-]{1,32}$/),
    name,
    ...{ amount: fc.constant(null), percent: fc.integer({ min: 1, max: 100 }) },
    starts_at: fc.constantFrom(null, '2026-01-01T00:00:00Z'),
    ends_at: fc.constantFrom(null, '2027-12-31T14:59:59Z'),
    minimum: yen,
    max_uses: uses,
    max_uses_per_buyer: uses,
    active: fc.boolean(),
  }),
  { maxLength: 3, selector: one => one.code },
)

/** Places where goods are fetched. */
export const places = fc.uniqueArray(
  fc.record({
    name,
    address: fc.constantFrom('', '京都市中京区1'),
    hours: fc.constantFrom(
      [],
      [
        { weekday: 'mon', opens: '10:00', closes: '13:00' },
        { weekday: 'mon', opens: '13:00', closes: '19:30' },
      ],
    ),
  }),
  { maxLength: 3, selector: place => place.name },
)

/** Binds the items to some of the shop's methods, which stand in the shop's order. */
export function bindTo(shopDocument: Loose, items: readonly Loose[]): Loose[] {
  const names = shopDocument.state.settings.shipping_methods.map((one: Loose) => one.name as string)
  return items.map((item, index) => {
    const bound = names
      .filter((_: string, place: number) => (place + index) % 2 === 0)
      .map((method: string) => ({ name: method, size: index + 1 }))
    return bound.length === 0 ? item : { ...item, state: { ...item.state, shipping_methods: bound } }
  })
}
