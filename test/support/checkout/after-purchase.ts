/** Subscriptions, files and draws of a shop, as if they had come to be. */

import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sendItemFile } from '../../../src/checkout/digital/announce-item-file.ts'
import { attachItemFile } from '../../../src/checkout/digital/change-item-file.ts'
import { draw, METHOD, winnersOf } from '../../../src/checkout/lottery/draw.ts'
import { insertDraw } from '../../../src/checkout/lottery/draw-store.ts'
import {
  findByFirstOrder,
  insertSubscription,
  saveSubscription,
} from '../../../src/checkout/subscriptions/store.ts'
import type { Context } from '../../../src/context.ts'
import { writes } from '../../../src/db/statement.ts'
import { newOrderKey, newSecret } from '../../../src/resources/orders/changes/make-order.ts'

const WISHES = {
  customer: {
    name: { first: '花子', last: '山田', first_kana: null, last_kana: null },
    mail_address: 'hanako@example.jp',
    address: {
      ...{ country: 'Japan', country_code: 'JP', zip_code: '604-8571', prefecture: '京都府' },
      ...{ address: '京都市中京区上本能寺前町488', address2: '', tel: '0751234567' },
    },
  },
  ...{ shipping: null, takeout: null, payment: null, coupon_code: null, remark: null },
  delivery: { shipping_method_id: null, delivery_date: null, delivery_time_zone: null },
  mail_magazine_opt_in: false,
}

/** A subscription that is active; answers its key. Its orders are there when one of this key is. */
export function addSubscription(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  orderKey: string,
  secret = newSecret(),
): Promise<string> {
  const unique_key = newOrderKey()
  return db.transaction(async tx => {
    const now = clock.now()
    const line = { item_id: 1, variation_id: null, amount: 1, options: [] }
    const wanted = { unique_key, secret, first_order_key: orderKey, line, wishes: WISHES, via: 'api' }
    const plan = {
      title: 'お茶',
      cycle_plan: 'monthly',
      repeat_times: null,
      first_day: '2026-11-20',
      known_price: 800,
    }
    await insertSubscription(tx, shopId, { ...wanted, ...plan }, now)
    const made = await findByFirstOrder(tx, shopId, orderKey)
    if (made === undefined) throw new Error('There is no subscription')
    const next_at = new Date('2099-12-20T00:00:00Z')
    await saveSubscription(tx, { ...made, state: 'active', source: 'sim', next_at }, now)
    return unique_key
  })
}

/** The record of a draw of so many applications; answers its number. */
export async function addDraw(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  applications = 3,
): Promise<number> {
  const entries = Array.from({ length: applications }, (_, index) => ({
    ...{ number: index + 1, variation_id: null, amount: 1 },
  }))
  const basis = { seed: 'ab'.repeat(32), entries, pieces: [{ variation_id: null, pieces: 1 }] }
  const winners = winnersOf(await draw(basis))
  return db.transaction(tx =>
    insertDraw(tx, shopId, {
      ...{ item_id: 1, title: 'くじ', drawn_at: clock.now(), method: METHOD, winners },
      ...{ seed: basis.seed, pieces: basis.pieces },
      entries: entries.map(({ number, variation_id, amount }) => [number, variation_id, amount] as const),
    }),
  )
}

const DIGITAL = writes<{ id: number }>(
  'tests.add_digital_item',
  `insert into items (shop_id, type, name, price, item_tax_type, visible, own_stock, created_at, modified_at,
     digital_file_name, digital_file_size, digital_file_ext)
   values ($1, 'digital', $2, 500, 'standard', true, 100, $3, $3, 'old.pdf', 1, 'pdf') returning id`,
)

/** A digital item without a file. */
export async function addDigitalItem(
  { db, clock }: Context,
  shopId: number,
  name: string = randomUUID(),
): Promise<number> {
  const [row] = await db.query(DIGITAL, [shopId, name, clock.now()])
  if (row === undefined) throw new Error('There is no item')
  return row.id
}

/** A file that was sent and waits; answers its id. */
export function addSentFile(
  context: Context,
  shopId: number,
  bytes: Buffer = Buffer.from('%PDF'),
): Promise<string> {
  return sendItemFile(context, shopId, { size: bytes.length, chunks: Readable.from([bytes]) })
}

/** A digital item that has a file, `楽譜.pdf`. */
export async function addItemWithFile(context: Context, shopId: number, name?: string): Promise<number> {
  const item = await addDigitalItem(context, shopId, name)
  const file_id = await addSentFile(context, shopId)
  const author = { actor: 'system', address: null } as const
  await attachItemFile(context, shopId, author, item, { file_id, name: '楽譜.pdf' })
  return item
}
