/** What the operations on lists of orders, buyers, papers and dispatches answer, each status that is documented. */
import { placeOrder, shownOrder } from '../../../support/orders/place.ts'
import type { ExpectStatus } from './factor-cases.ts'
import type { ConsoleShop, TestConsole } from './sign-in.ts'

/** Operations on orders that are refused to whoever does not change them, and to whoever does not see them. */
export const ORDERS_CHANGED = [
  ...['confirmCash', 'provideDownloads', 'confirmTransfer', 'updateDispatch', 'dispatchRest'],
  'noteIssuedReceipts',
]
export const ORDERS_SEEN = [
  ...['countOrders', 'findOrders', 'getBuyerOfOrder', 'makePapers', 'makePapersPdf', 'makeLabels'],
]

/** The cases, by the names of the operations; `gone` is signed in to a shop that is not there any more. */
export function orderCases(
  page: () => TestConsole,
  expectStatus: ExpectStatus,
  gone: () => Promise<ConsoleShop>,
): Readonly<Record<string, () => Promise<void>>> {
  const place = (recipe: Parameters<typeof placeOrder>[2] = {}) =>
    placeOrder(page().context, page().shopId, recipe)
  return {
    async countOrders() {
      await expectStatus(page(), 200, 'GET', '/order_counts')
    },
    async findOrders() {
      await expectStatus(page(), 200, 'POST', '/orders/search', { status: 'unpaid' })
    },
    async getBuyerOfOrder() {
      const { key } = await place()
      await expectStatus(page(), 200, 'GET', `/orders/${key}/buyer`)
      await expectStatus(page(), 404, 'GET', '/orders/ZZZZZZZZZZZZZZZZ/buyer')
    },
    async makePapers() {
      const { key } = await place()
      const body = { kind: 'invoice', unique_keys: [key] }
      await expectStatus(page(), 200, 'POST', '/papers', body)
      await expectStatus(await gone(), 404, 'POST', '/papers', body)
    },
    async makePapersPdf() {
      const { key } = await place()
      const body = { kind: 'invoice', unique_keys: [key] }
      await expectStatus(page(), 200, 'POST', '/papers/pdf', body)
      await expectStatus(page(), 422, 'POST', '/papers/pdf', { ...body, unique_keys: ['ZZZZZZZZZZZZZZZZ'] })
      await expectStatus(await gone(), 404, 'POST', '/papers/pdf', body)
    },
    async noteIssuedReceipts() {
      const { key } = await place()
      await expectStatus(page(), 204, 'POST', '/papers/issued', { unique_keys: [key] })
      await expectStatus(await gone(), 404, 'POST', '/papers/issued', { unique_keys: [key] })
    },
    async makeLabels() {
      const { key } = await place()
      const body = { carrier: 'yamato', unique_keys: [key] }
      await expectStatus(page(), 200, 'POST', '/labels', body)
      await expectStatus(await gone(), 404, 'POST', '/labels', body)
    },
    async matchTracking() {
      const lines = [{ reference: 'ZZZZZZZZZZZZZZZZ', tracking_number: '1234' }]
      await expectStatus(page(), 200, 'POST', '/tracking', { lines })
    },
    async dispatchRest() {
      const { key } = await place({ method: 'cod' })
      const path = `/orders/${key}/rest_dispatch`
      await expectStatus(page(), 204, 'POST', path, { delivery_company_id: 1, tracking_number: '1234' })
      await expectStatus(page(), 422, 'POST', path, {})
      await expectStatus(page(), 404, 'POST', '/orders/ZZZZZZZZZZZZZZZZ/rest_dispatch', {})
    },
    async updateDispatch() {
      const placed = await place({ lines: [{ status: 'dispatched' }] })
      const { delivery } = await shownOrder(page().context, page().shopId, placed)
      const path = `/orders/${placed.key}/dispatches/${delivery.dispatches[0]?.id}`
      const body = { delivery_company_id: 1, tracking_number: '1234' }
      await expectStatus(page(), 204, 'PUT', path, body)
      await expectStatus(page(), 422, 'PUT', path, { tracking_number: '1234' })
      await expectStatus(page(), 404, 'PUT', `/orders/${placed.key}/dispatches/2147483647`, body)
      await expectStatus(page(), 404, 'PUT', '/orders/ZZZZZZZZZZZZZZZZ/dispatches/1', body)
    },
  }
}
