/** How far a shop is on its first day, in the database. */
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'

/** What is done. */
interface FirstDay {
  readonly shop: boolean
  readonly item: boolean
  readonly selling: boolean
  readonly order: boolean
}

const DONE = reads<FirstDay>(
  'console.first_day',
  `select
     coalesce(legal_seller, '') <> '' and coalesce(legal_address, '') <> '' and coalesce(legal_telephone, '') <> ''
       as shop,
     exists (select from items where shop_id = $1 and visible) as item,
     payment_methods <> '{}' and ('bt' <> all (payment_methods) or coalesce(bank_account, '') <> '')
       and exists (select from shipping_methods where shop_id = $1) as selling,
     exists (select from orders where shop_id = $1) as "order"
   from shops where id = $1`,
)

/** Looks. */
export async function findFirstDay(db: Connection, shopId: number): Promise<FirstDay> {
  const [row] = await db.query(DONE, [shopId])
  return row ?? { shop: false, item: false, selling: false, order: false }
}
