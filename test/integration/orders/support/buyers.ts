/** Buyers who have to do something before their order is paid. */
import { listMails } from '../../../../src/mail/store.ts'
import { listHistory } from '../../../../src/resources/orders/history-store.ts'
import { findPlacement, placeOrder } from '../../../../src/resources/orders/operations/place-order.ts'
import type { TestApi } from '../../../support/api.ts'
import type { TestContext } from '../../../support/context.ts'
import { addStockedItem, shownOrder } from '../../../support/orders/place.ts'
import { expectIs, wantedOrder } from '../../../support/orders/wanted.ts'

/** When they order. */
export const NOW = '2026-11-20T01:02:03Z'

/** So many minutes later. */
export const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

/** What they do in a shop. */
export type Buyers = ReturnType<typeof makeBuyers>

/** Buyers of a shop. */
export function makeBuyers(context: TestContext, shopId: number, api: TestApi) {
  const visit = (url: string) => api.app.inject({ method: 'GET', url })
  return {
    visit,
    /** Presses a button of a page. */
    press: (page: string, choice: string, headers: Record<string, string> = {}) =>
      api.app.inject({
        ...{ method: 'POST', url: `${page}/${choice}` },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    /** Goes where an answer leads to. */
    follow: (answer: { readonly headers: Record<string, unknown> }) =>
      visit(new URL(String(answer.headers.location)).pathname),
    /** With a card whose bank wants to see the buyer. */
    async sendAway(stock = 1) {
      const item = await addStockedItem(api, stock)
      const recipe = { lines: [{ stock_item_id: item, amount: 1 }] }
      const wanted = wantedOrder(recipe, {
        source: 'sim:authorise=redirect',
        return_to: '/shops/test/thanks',
      })
      const { action, unique_key, secret } = expectIs(
        await placeOrder(context, shopId, wanted),
        'awaiting_buyer',
      )
      return { item, reference: wanted.reference, page: new URL(action.url).pathname, unique_key, secret }
    },
    /** With an order that can be paid for three days, and the page of its number. */
    async toPay(method = 'cvs') {
      const item = await addStockedItem(api, 3)
      const until = new Date(later(3 * 24 * 60))
      const recipe = { method, payment: 'unpaid', lines: [{ stock_item_id: item, amount: 2 }] } as const
      const account = method === 'cvs' ? null : 'あきない銀行 普通 1234567'
      const wanted = wantedOrder(recipe, { until, account })
      const placed = expectIs(await placeOrder(context, shopId, wanted), 'placed')
      const number = placed.action?.type === 'pay_at_store' ? placed.action.number : ''
      return { ...placed, item, reference: wanted.reference, page: `/payments/simulator/${number}` }
    },
    stateOf: async (reference: string) => (await findPlacement(context, shopId, reference))?.is,
    statusOf: async (key: string) => (await shownOrder(context, shopId, { key })).status,
    eventsOf: async (key: string) => (await listHistory(context.db, shopId, key)).map(({ event }) => event),
    async mailsOf(reference: string): Promise<string[]> {
      const mails = await listMails(context.db, shopId, { state: null, reference, limit: 100 })
      return mails.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()
    },
  }
}
