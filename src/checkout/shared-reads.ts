/**
 * What quotes read. All that is wanted of a shop at the same moment, by one buyer or by many, is asked of the database in one
 * message, and nothing of it is older than its question: a quote takes two messages, and
 * many at once take few more.
 */
import type { Connection, Database } from '../db/database.ts'
import { together } from '../db/pipeline.ts'
import { gather } from '../lib/gather.ts'
import { onBehalfOf } from '../lib/shop-at-work.ts'
import { blockedBy, isBlocked } from '../resources/orders/rules/update-order-customer.ts'
import { type Coupon, findCouponByCode } from '../selling/coupon-store.ts'
import {
  type BoundItem,
  findBoundItems,
  listShippingMethods,
  type ShippingMethod,
} from '../selling/method-store.ts'
import {
  findLegalTerms,
  findSellingSettings,
  type LegalTerms,
  type SellingSettings,
} from '../shops/selling-store.ts'
import { findOrderSettings } from '../shops/store.ts'
import { findSaleItems } from './item-store.ts'
import type { SaleItem } from './priced-line.ts'

/** The reads. What is not there, or of a shop that is gone, is left out. */
export interface SharedReads {
  /** Items by their ids, perhaps with others. */
  items(shopId: number, ids: readonly number[]): Promise<ReadonlyMap<number, SaleItem>>
  /** Which of them go by which method, perhaps with others. */
  bound(shopId: number, ids: readonly number[]): Promise<readonly BoundItem[]>
  methods(shopId: number): Promise<readonly ShippingMethod[]>
  settings(shopId: number): Promise<SellingSettings | undefined>
  terms(shopId: number): Promise<LegalTerms | undefined>
  /** As `findCouponByCode` answers it. */
  coupon(shopId: number, code: string, mailAddress: string | null): Promise<UsableCoupon | undefined>
  /** Whether the shop sells nothing to this mail address. */
  isBlocked(shopId: number, mailAddress: string): Promise<boolean>
  /** Whatever else one reads, in the same message. */
  one<Found>(shopId: number, read: (db: Connection) => Promise<Found>): Promise<Found>
}

type UsableCoupon = Coupon & { readonly used_by_buyer: number }

const readers = new WeakMap<Database, SharedReads>()

/** The reads of a database. */
export function sharedReads(db: Database): SharedReads {
  const known = readers.get(db)
  if (known !== undefined) return known
  const made = makeReads(db)
  readers.set(db, made)
  return made
}

/** Looks up what is named, all of it at once. */
type Look<Name, Found> = (db: Connection, shopId: number, names: readonly Name[]) => Promise<Found>

interface Question {
  readonly shopId: number
  readonly look: Look<never, unknown>
  readonly names: readonly unknown[]
}

function makeReads(db: Database): SharedReads {
  const ask = gather((asked: readonly Question[]) => answer(db, asked))
  const asking =
    <Name, Found>(look: Look<Name, Found>) =>
    (shopId: number, names: readonly Name[] = []) =>
      ask({ shopId, look, names }) as Promise<Found>
  const items = asking<number, ReadonlyMap<number, SaleItem>>(findSaleItems)
  const bound = asking<number, readonly BoundItem[]>(findBoundItems)
  const methods = asking<never, readonly ShippingMethod[]>(listShippingMethods)
  const settings = asking<never, SellingSettings | undefined>(findSellingSettings)
  const terms = asking<never, LegalTerms | undefined>(findLegalTerms)
  const blocked = asking<string, readonly string[]>(async (read, shopId, stopping) => {
    const found = await findOrderSettings(read, shopId, stopping)
    return found?.block_list ?? []
  })
  const one: SharedReads['one'] = (shopId, read) => asking(read)(shopId)
  return {
    items: (shopId, ids) => (ids.length === 0 ? Promise.resolve(new Map()) : items(shopId, ids)),
    bound: (shopId, ids) => (ids.length === 0 ? Promise.resolve([]) : bound(shopId, ids)),
    methods: shopId => methods(shopId),
    settings: shopId => settings(shopId),
    terms: shopId => terms(shopId),
    coupon: (shopId, code, mail) => one(shopId, read => findCouponByCode(read, shopId, code, mail)),
    isBlocked: async (shopId, mail) => isBlocked(mail, await blocked(shopId, blockedBy(mail))),
    one,
  }
}

/** A message for each shop, with what is asked in the same way asked once; each is answered with all of that. */
async function answer(db: Database, asked: readonly Question[]): Promise<unknown[]> {
  const found = new Map(
    await together(
      [...Map.groupBy(asked, ({ shopId }) => shopId)].map(
        async ([shopId, ofShop]) =>
          [shopId, await onBehalfOf(shopId, () => db.reading(read => lookUp(read, shopId, ofShop)))] as const,
      ),
    ),
  )
  return asked.map(({ shopId, look }) => found.get(shopId)?.get(look))
}

async function lookUp(
  read: Connection,
  shopId: number,
  asked: readonly Question[],
): Promise<ReadonlyMap<Question['look'], unknown>> {
  const ways = [...Map.groupBy(asked, ({ look }) => look)]
  const found = await together(
    ways.map(([look, ofWay]) => {
      const names = new Set(ofWay.flatMap(question => question.names))
      // They are of the kind that the look takes: `asking` has put the two together.
      return look(read, shopId, [...names] as never[])
    }),
  )
  return new Map(ways.map(([look], index) => [look, found[index]]))
}
