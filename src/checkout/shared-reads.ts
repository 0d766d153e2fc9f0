/**
 * What quotes read. Those of a shop that are wanted at the same moment are read with one statement for all of them: with 16
 * buyers at once a quote takes a third of the statements that it would take by itself, and nothing of it is older than its
 * question.
 */
import type { Connection } from '../db/database.ts'
import { gather } from '../lib/gather.ts'
import { blockedBy, isBlocked } from '../resources/orders/rules/update-order-customer.ts'
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
  /** Whether the shop sells nothing to this mail address. */
  isBlocked(shopId: number, mailAddress: string): Promise<boolean>
}

const readers = new WeakMap<Connection, SharedReads>()

/** The reads of a database. */
export function sharedReads(db: Connection): SharedReads {
  const known = readers.get(db)
  if (known !== undefined) return known
  const made = makeReads(db)
  readers.set(db, made)
  return made
}

function makeReads(db: Connection): SharedReads {
  const items = byShop<number, ReadonlyMap<number, SaleItem>>((shopId, ids) => findSaleItems(db, shopId, ids))
  const bound = byShop<number, readonly BoundItem[]>((shopId, ids) => findBoundItems(db, shopId, ids))
  const methods = byShop<never, readonly ShippingMethod[]>(shopId => listShippingMethods(db, shopId))
  const settings = byShop<never, SellingSettings | undefined>(shopId => findSellingSettings(db, shopId))
  const terms = byShop<never, LegalTerms | undefined>(shopId => findLegalTerms(db, shopId))
  const blocked = byShop<string, readonly string[]>(async (shopId, mails) => {
    const found = await findOrderSettings(db, shopId, [...new Set(mails.flatMap(blockedBy))])
    return found?.block_list ?? []
  })
  return {
    items: (shopId, ids) => (ids.length === 0 ? Promise.resolve(new Map()) : items(shopId, ids)),
    bound: (shopId, ids) => (ids.length === 0 ? Promise.resolve([]) : bound(shopId, ids)),
    methods: shopId => methods(shopId),
    settings: shopId => settings(shopId),
    terms: shopId => terms(shopId),
    isBlocked: async (shopId, mail) => isBlocked(mail, await blocked(shopId, [mail])),
  }
}

/** Looks up what several ask for of a shop, all of it at once; each is answered with all. */
function byShop<Name, Found>(
  look: (shopId: number, names: readonly Name[]) => Promise<Found>,
): (shopId: number, names?: readonly Name[]) => Promise<Found> {
  const find = gather(async (asked: readonly { shopId: number; names: readonly Name[] }[]) => {
    const names = new Map<number, Set<Name>>()
    for (const { shopId, names: wanted } of asked) {
      const ofShop = names.get(shopId) ?? new Set()
      names.set(shopId, ofShop)
      for (const name of wanted) ofShop.add(name)
    }
    const found = new Map(
      await Promise.all(
        [...names].map(async ([shopId, wanted]) => [shopId, await look(shopId, [...wanted])] as const),
      ),
    )
    return asked.map(({ shopId }) => found.get(shopId) as Found)
  })
  return (shopId, names = []) => find({ shopId, names })
}
