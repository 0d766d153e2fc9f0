/** A file for a carrier's program of orders of a shop, from what is stored of both (R-LABEL-1). */
import type { Context } from '../context.ts'
import { together } from '../db/pipeline.ts'
import type { Day } from '../lib/day.ts'
import { listByStatus } from '../resources/orders/list-store.ts'
import { findOrders } from '../resources/orders/store.ts'
import { findLegalTerms } from '../shops/selling-store.ts'
import { findShop } from '../shops/store.ts'
import { type Layout, lineOf, toCsv } from './columns.ts'
import { encodeCp932 } from './cp932.ts'
import { type Carrier, type LabelRefusal, MAX_LABELS } from './kinds.ts'
import { type Contract, makeLabel, type Place, refusalOf } from './label.ts'
import { SAGAWA } from './sagawa.ts'
import { YAMATO } from './yamato.ts'
import { YUPACK } from './yupack.ts'

/** The layouts by their carriers. */
export const LAYOUTS: Readonly<Record<Carrier, Layout>> = { yamato: YAMATO, sagawa: SAGAWA, yupack: YUPACK }

/** A file, and what a person should know of it. */
export interface LabelFile {
  /** CP932. */
  readonly bytes: Buffer
  /** Orders in it. */
  readonly count: number
  readonly refused: readonly { readonly unique_key: string; readonly reason: LabelRefusal }[]
  /** Orders of which not all had room, with the names of the columns. */
  readonly cut: readonly { readonly unique_key: string; readonly columns: readonly string[] }[]
}

/** Orders that are opened at a time: their documents are some kilobytes each. */
const AT_ONCE = 50

/** Makes it of these orders in their order, or of all that are to be sent, the earliest first; undefined when the shop is gone. */
export async function makeLabels(
  { db }: Pick<Context, 'db'>,
  shopId: number,
  asked: {
    readonly carrier: Carrier
    readonly keys: readonly string[] | null
    readonly contract: Contract
    readonly shipsOn: Day
  },
): Promise<LabelFile | undefined> {
  const [shop, terms] = await db.snapshot(read =>
    together([findShop(read, shopId), findLegalTerms(read, shopId)]),
  )
  if (shop === undefined || terms === undefined) return undefined
  const from = senderOf(
    terms.legal_address ?? '',
    terms.legal_seller ?? shop.name,
    terms.legal_telephone ?? '',
  )
  const keys = asked.keys ?? (await waitingKeys(db, shopId))
  const layout = LAYOUTS[asked.carrier]
  const lines: string[][] = layout.header ? [layout.columns.map(({ name }) => name)] : []
  const refused: { unique_key: string; reason: LabelRefusal }[] = []
  const cut: { unique_key: string; columns: string[] }[] = []
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE)
    const orders = new Map(
      (await findOrders(db, shopId, some)).map(order => [order.detail.unique_key, order]),
    )
    for (const unique_key of some) {
      const order = orders.get(unique_key)
      const reason = order === undefined ? 'not_found' : refusalOf(order)
      if (order === undefined || reason !== undefined) {
        refused.push({ unique_key, reason: reason ?? 'not_found' })
        continue
      }
      const line = lineOf(layout, makeLabel(order, from, asked.shipsOn), asked.contract)
      lines.push(line.fields)
      if (line.cut.length > 0) cut.push({ unique_key, columns: line.cut })
    }
  }
  const count = lines.length - (layout.header ? 1 : 0)
  return { bytes: encodeCp932(toCsv(lines)), count, refused, cut }
}

async function waitingKeys(db: Context['db'], shopId: number): Promise<string[]> {
  const page = { order: 'asc', limit: MAX_LABELS, offset: 0 } as const
  return (await listByStatus(db, shopId, 'ordered', page)).map(({ unique_key }) => unique_key)
}

/** The shop as the law has it named; its postal code is what stands before its address. */
function senderOf(address: string, name: string, telephone: string): Place {
  const parts = /^〒?\s*(\d{3})-?(\d{4})\s*(.*)$/u.exec(address.normalize('NFKC').trim())
  const [, first, second, rest] = parts ?? []
  return {
    zip_code: parts === null ? '' : `${first}-${second}`,
    address: rest ?? address,
    building: '',
    name,
    // `0558-00-0000(10 to 18)`: what follows the number is for people.
    telephone: /^[\d-]*/.exec(telephone.normalize('NFKC').trim())?.[0] ?? '',
  }
}
