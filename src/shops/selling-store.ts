/** What quotes and orders go by of a shop's settings, without the long texts that only pages show. */
import { columnList, type RowOf } from '../db/columns.ts'
import type { Connection } from '../db/database.ts'
import { reads } from '../db/statement.ts'
import { pick } from '../lib/members.ts'
import { SETTING_COLUMNS } from './settings.ts'

const COLUMNS = pick(SETTING_COLUMNS, [
  'able_to_business',
  'payment_maintenance',
  'payment_methods',
  'bank_account',
  'cvs_days_to_pay',
  'bt_days_to_pay',
  'cod_fees',
  'preparation_days',
  'delivery_days',
  'closed_weekdays',
  'closed_days',
  'delivery_slots',
  'takeout_places',
  'takeout_lead_minutes',
  'takeout_slot_minutes',
  'takeout_slot_pieces',
  'takeout_days',
])

/** These settings. */
export interface SellingSettings extends RowOf<typeof COLUMNS> {
  /** Moves with every change of what the shop sells by (R-SETTING-3). */
  readonly selling_version: number
}

const FIND = reads<SellingSettings>(
  'shops.find_selling',
  `select selling_version, ${columnList(COLUMNS)} from shops where id = $1`,
)

/** The settings of a shop; undefined when it is gone. */
export async function findSellingSettings(
  db: Connection,
  shopId: number,
): Promise<SellingSettings | undefined> {
  const [settings] = await db.query(FIND, [shopId])
  return settings
}

const TERMS = pick(SETTING_COLUMNS, [
  ...(['invoice_number', 'legal_seller', 'legal_manager', 'legal_address', 'legal_telephone'] as const),
  ...(['legal_payment', 'legal_delivery', 'legal_returns'] as const),
])

/** What the law has the shop tell with each sale. */
export type LegalTerms = RowOf<typeof TERMS>

const FIND_TERMS = reads<LegalTerms>(
  'shops.find_terms',
  `select ${columnList(TERMS)} from shops where id = $1`,
)

/** The same; undefined when the shop is gone. */
export async function findLegalTerms(db: Connection, shopId: number): Promise<LegalTerms | undefined> {
  const [terms] = await db.query(FIND_TERMS, [shopId])
  return terms
}
