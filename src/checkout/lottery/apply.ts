/** A checkout of a lottery item is completed: it becomes an application, and nothing is ordered or paid (R-LOTTERY-1). */
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { Problem } from '../../http/problems.ts'
import { randomBase62 } from '../../lib/base62.ts'
import { wholeSecond, writeDateTime } from '../../lib/date-time.ts'
import { queueLetters } from '../../mail/outbox.ts'
import { mailboxDigest } from '../../mail/places.ts'
import { newOrderKey, newSecret } from '../../resources/orders/changes/make-order.ts'
import { findShop } from '../../shops/store.ts'
import type { Completed } from '../checkouts/completed-schemas.ts'
import { changedNow } from '../checkouts/lifetime.ts'
import type { Quoted } from '../checkouts/quote-now.ts'
import { beginOrder, type StoredCheckout } from '../checkouts/store.ts'
import { told } from '../checkouts/told.ts'
import type { PricedLine } from '../priced-line.ts'
import { MAX_APPLICATIONS } from './limits.ts'
import { applicationLetter } from './mails.ts'
import { type Application, countApplications, insertApplication } from './store.ts'

/** Stands in the place of an order's key in a checkout that became an application. */
const NO_ORDER = 'application'

/**
 * Makes the application of a checkout that has no problems; undefined when the checkout was changed since it was read. Throws
 * 422 `applications/already-applied`, 429 `applications/limit-reached` and `mails/limit-reached`.
 */
export function applyToLottery(
  { db, clock, baseUrl, config }: Context,
  checkout: StoredCheckout,
  { quote, pricing }: Quoted,
): Promise<Completed | undefined> {
  const { shop_id: shopId, lines } = checkout
  const now = wholeSecond(clock.now())
  const secret = newSecret()
  return db.transaction(async tx => {
    const [line] = quote.lines
    if (line?.announce_at == null) throw new Error('There is no lottery to apply for')
    const answer: Completed = {
      order: null,
      application: { secret, draw_at: writeDateTime(line.announce_at) },
      action: null,
    }
    const begun = { orderKey: NO_ORDER, told: told(lines, pricing, quote), answer }
    if (!(await beginOrder(tx, checkout, begun, changedNow(now, true)))) return undefined
    const application = await insert(tx, checkout, line, secret, now)
    const shop = await findShop(tx, shopId)
    if (shop === undefined) throw new Error(`There is no shop ${shopId}`)
    const letters = applicationLetter('lottery_applied', application, {
      shop,
      baseUrl,
      drawAt: line.announce_at,
    })
    await queueLetters(tx, shopId, letters, config.mailLimits, now)
    return answer
  })
}

async function insert(
  tx: Transaction,
  { shop_id: shopId, lines, wishes, via }: StoredCheckout,
  { title }: PricedLine,
  secret: string,
  now: Date,
): Promise<Application> {
  const [asked] = lines
  if (asked === undefined) throw new Error('Nothing is applied for')
  if ((await countApplications(tx, shopId, asked.item_id)) >= MAX_APPLICATIONS) {
    throw new Problem(
      'applications/limit-reached',
      `There are ${MAX_APPLICATIONS} applications for the item already; no more are taken.`,
      { headers: { 'retry-after': '3600' } },
    )
  }
  const application = await insertApplication(
    tx,
    shopId,
    {
      ...{ unique_key: newOrderKey(), secret, line: asked, amount: asked.amount, title, via },
      // How it is paid is said by the winner.
      wishes: { ...wishes, payment: null },
      mailbox: mailboxDigest(wishes.customer?.mail_address ?? randomBase62(22)),
    },
    now,
  )
  if (application !== undefined) return application
  throw new Problem(
    'applications/already-applied',
    'There is an application for this item with this mail address. Each mailbox can have one.',
    {
      violations: [{ pointer: '/customer/mail_address', detail: 'has an application for the item already' }],
    },
  )
}
