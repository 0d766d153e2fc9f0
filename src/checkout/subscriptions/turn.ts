/** Writing down what becomes of a subscription, with its mails, in one transaction. */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { wholeSecond } from '../../lib/date-time.ts'
import { type Day, dayInTokyo } from '../../lib/day.ts'
import { queueLetters } from '../../mail/outbox.ts'
import { findShop } from '../../shops/store.ts'
import { letterToOldMailbox, subscriptionLetters } from './mails.ts'
import { lockSubscription, type StoredSubscription, saveSubscription } from './store.ts'
import type { Turn } from './transitions.ts'

/** The day that it is, and the moment. */
export interface Moment {
  readonly now: Date
  readonly today: Day
}

/** What becomes of one that is held; null where nothing does. */
export type Decide = (
  held: StoredSubscription,
  moment: Moment,
  tx: Transaction,
) => Turn | null | Promise<Turn | null>

/** More that is told, and done in the transaction. */
interface More {
  /** What kept an order from being made, for people. */
  readonly why?: string | null
  readonly within?: (tx: Transaction, moment: Moment) => Promise<void>
}

/**
 * Has something become of it, as it is by then; answers how it is, undefined when it is gone. Throws 429 `mails/limit-reached`,
 * and what `decide` throws, and nothing is changed.
 */
export function turn(
  context: Context,
  row: Pick<StoredSubscription, 'shop_id' | 'id'>,
  decide: Decide,
  { why = null, within = async () => {} }: More = {},
): Promise<StoredSubscription | undefined> {
  return context.db.transaction(async tx => {
    const held = await lockSubscription(tx, row)
    if (held === undefined) return undefined
    const now = wholeSecond(context.clock.now())
    const moment = { now, today: dayInTokyo(now) }
    const decided = await decide(held, moment, tx)
    if (decided === null) return held
    const { after, news } = decided
    await saveSubscription(tx, after, now)
    await within(tx, moment)
    if (news !== null) {
      const shop = await findShop(tx, row.shop_id)
      if (shop === undefined) throw new Error(`There is no shop ${row.shop_id}`)
      const priceBefore = news === 'subscription_price' ? held.known_price : null
      const letters = subscriptionLetters(news, after, { shop, baseUrl: context.baseUrl, why, priceBefore })
      // Whoever had the mailbox so far hears of it, too.
      const before = mailboxOf(held)
      if (before !== '' && before !== mailboxOf(after)) letters.push(letterToOldMailbox(after, before, shop))
      await queueLetters(tx, row.shop_id, letters, context.config.mailLimits, now)
    }
    return after
  })
}

function mailboxOf({ wishes }: StoredSubscription): string {
  return wishes.customer?.mail_address.trim() ?? ''
}
