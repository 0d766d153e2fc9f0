/** A subscription and an application of a shop's buyer, by the secrets of their links. */
import { must, unique } from './makers.ts'
import type { Shop } from './shops.ts'
import { asBuyer, CUSTOMER, complete, onSale, readyCheckout } from './storefront.ts'

const DAY_MS = 86_400_000

/** A time so many days from now. */
const inDays = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 19)}Z`

/** An item that is subscribed to. */
export function newSeries(shop: Shop): Promise<number> {
  return onSale(shop, 1000, {
    type: 'subscription',
    subscription: { repeat_times: 'unlimited', cycle_plan: 'monthly' },
  })
}

/** An item that takes applications now and is drawn in a week. */
export function newLottery(shop: Shop): Promise<number> {
  return onSale(shop, 1, {
    type: 'lottery',
    lottery: {
      application_start_at: inDays(-1),
      application_end_at: inDays(6),
      scheduled_announce_at: inDays(7),
    },
  })
}

/** Subscribes to an item; answers the secret of the link. */
export async function subscribe(shop: Shop, item: number): Promise<string> {
  const said = { payment: { method: 'creditcard', source: 'sim' } }
  const { order } = await complete(shop, await readyCheckout(shop, item, said))
  const shown = await must(200, asBuyer(shop, 'GET', `/orders/${order?.secret}`))
  return (shown.body as { subscription_secret: string }).subscription_secret
}

/** Applies for an item; answers the secret of the link. */
export async function apply(shop: Shop, item: number): Promise<string> {
  const customer = { ...CUSTOMER, mail_address: `${unique('a').toLowerCase()}@example.jp` }
  const { application } = await complete(shop, await readyCheckout(shop, item, { customer }))
  return application?.secret ?? ''
}

/** One of each. */
export async function afterPurchase(shop: Shop): Promise<{ subscription: string; application: string }> {
  const [series, lottery] = await Promise.all([newSeries(shop), newLottery(shop)])
  return { subscription: await subscribe(shop, series), application: await apply(shop, lottery) }
}
