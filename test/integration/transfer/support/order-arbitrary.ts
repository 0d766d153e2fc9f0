import fc from 'fast-check'
import { PAYMENT_METHODS } from '../../../../src/resources/orders/schemas.ts'
import { type LineRecipe, makeOrder } from '../../../support/orders/build.ts'
import type { Loose } from './shops.ts'

/** Generates order documents as an export would write them, with texts and ids of every kind. */
export function orderArbitrary(): fc.Arbitrary<Loose[]> {
  return fc
    .uniqueArray(document, { selector: ({ data }) => data.unique_key, minLength: 1, maxLength: 10 })
    .map(documents => documents)
}

/** Texts without control characters. */
const line = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0x20, max: 0x7e }),
      fc.integer({ min: 0xa0, max: 0xd7ff }),
      fc.integer({ min: 0x10000, max: 0x10ffff }),
    ),
    {
      maxLength: 20,
    },
  )
  .map(codes => String.fromCodePoint(...codes))
const text = fc.oneof(line, fc.constantFrom('\t一\r\n二', '"\\/', '\u2028', '長'.repeat(1000)))
const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null })
const key = fc.stringMatching(/^[A-Z0-9]{16}$/)
const time = fc
  .integer({ min: -62_000_000_000, max: 253_000_000_000 })
  .map(seconds => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`)
const day = time.map(at => at.slice(0, 10))
const yen = fc.oneof(fc.nat({ max: 100_000 }), fc.constantFrom(0, 1, 100_000_000))

const lineRecipe: fc.Arbitrary<LineRecipe> = fc.record(
  {
    item_id: fc.nat(),
    variation_id: fc.nat(),
    title: line,
    variation: line,
    item_identifier: line,
    price: yen,
    amount: fc.integer({ min: 1, max: 1000 }),
    tax_mode: fc.constantFrom('standard', 'reduced'),
    status: fc.constantFrom('ordered', 'dispatched', 'cancelled'),
    shipping_method: line,
    shipping_start_on: day,
    item_type: fc.constantFrom('normal', 'digital', 'takeout', 'subscription', 'lottery'),
    announce_at: time.map(at => new Date(at)),
    options: fc.array(fc.record({ option_id: fc.nat(), price: fc.nat({ max: 1000 }) }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
)

const document = fc
  .record({
    unique_key: key,
    ordered_at: time,
    method: orNull(fc.constantFrom(...PAYMENT_METHODS)),
    lines: fc.array(lineRecipe, { minLength: 1, maxLength: 6 }),
    remark: orNull(text),
    shop_memo: text.filter(memo => [...memo].length <= 1000),
    destination: fc.boolean(),
    mail_address: fc.oneof(fc.constant(''), fc.emailAddress()),
    state: fc.record({
      easy_delivery: fc.boolean(),
      under_investigation: fc.boolean(),
      amount_updates: fc.nat({ max: 20 }),
      mail_updates: fc.nat({ max: 10 }),
    }),
  })
  .chain(recipe => {
    const { detail, state, lines } = makeOrder(recipe)
    const {
      awaited_payment: _awaited,
      payment_reminded: _reminded,
      surplus_noted: _noted,
      ...toldState
    } = state
    const told = lines.filter(({ item_type, announce_at }) => item_type !== 'normal' || announce_at !== null)
    return fc
      .record({
        add_comment: orNull(text),
        mail_magazine_opt_in: orNull(fc.boolean()),
        subscription: orNull(
          fc.record({
            unique_key: orNull(key),
            repeat_number: orNull(fc.nat()),
            repeat_times: orNull(fc.nat()),
          }),
        ),
        service: orNull(fc.record({ site_domain: orNull(line), site_param: orNull(line) })),
        membership_rewards: fc.array(fc.record({ name: line, status: line }), { maxLength: 2 }),
        balance_logs: fc.array(fc.record({ text: line, amount: fc.integer(), created_at: time }), {
          maxLength: 3,
        }),
        order_group: orNull(
          fc.record({
            order_charge: fc.record({ collected_fee: orNull(fc.integer()) }),
            payment_transaction: fc.record({ collected_fee: orNull(fc.integer()), status: orNull(line) }),
            brand_charge: orNull(fc.record({ reward_fee: fc.integer() })),
          }),
        ),
      })
      .map(
        (more): Loose => ({
          kind: 'order',
          data: { ...detail, ...more, modified_at: [detail.ordered_at, detail.modified_at].sort()[1] },
          state: {
            ...toldState,
            lines: told.map(({ id, item_type, announce_at }) => ({
              ...{ id, item_type },
              announce_at: announce_at && `${announce_at.toISOString().slice(0, 19)}Z`,
            })),
          },
        }),
      )
  })
