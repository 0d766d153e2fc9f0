/** How much callers can make of what else would have no end (R-LIMIT-13). An operator sets others by `AKINAI_SHOP_LIMITS`. */

/** Generous: what a large shop has, times ten. */
export const SHOP_LIMITS = {
  /** Items of a shop. */
  items: 500_000,
  /** Variations of all items of a shop. */
  variations: 2_000_000,
  /** Tokens that a shop has made for its programs, revoked ones too, which the history still names. */
  tokens: 10_000,
  /** Sessions of one person; the one that is longest not used makes room. */
  sessions: 100,
  /** Entries of the history of an order, behind which it can only be brought to its end. */
  order_changes: 1_000,
} as const

/** The limits of a server. */
export type ShopLimits = Readonly<Record<keyof typeof SHOP_LIMITS, number>>

/** Reads `items=1000,tokens=20`: the limits, those that are not named as they are; undefined when it says something else. */
export function readShopLimits(text: string): ShopLimits | undefined {
  const pairs = text.split(',').map(pair => /^\s*([a-z_]+)\s*=\s*(\d{1,9})\s*$/.exec(pair))
  const named = pairs.map(pair => [pair?.[1] ?? '', Number(pair?.[2])] as const)
  if (!named.every(([name]) => Object.hasOwn(SHOP_LIMITS, name))) return undefined
  return { ...SHOP_LIMITS, ...Object.fromEntries(named) }
}
