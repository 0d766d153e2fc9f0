/** What the operations on bindings, previews and new orders answer, each status that is documented. */
import { addItem, createTestApi } from '../../../support/api.ts'
import { COUPON_BODY, METHOD_BODY } from '../../../support/selling.ts'
import type { ExpectStatus } from './factor-cases.ts'
import type { ConsoleShop, TestConsole } from './sign-in.ts'

const { items: _, ...METHOD } = METHOD_BODY

/** The cases, by the names of the operations; `gone` is signed in to a shop that is not there any more. */
export function sellingCases(
  page: () => TestConsole,
  expectStatus: ExpectStatus,
  gone: () => Promise<ConsoleShop>,
): Readonly<Record<string, () => Promise<void>>> {
  const addMethod = async (name: string) => {
    const answer = await page().call('POST', '/console/api/shipping_methods', { ...METHOD_BODY, name })
    return answer.json<{ id: number }>().id
  }
  const newItem = async () => {
    await using api = await createTestApi(page().context, page().shopId)
    return addItem(api)
  }
  return {
    async listItemsOfShippingMethod() {
      const id = await addMethod('船便')
      await expectStatus(page(), 200, 'GET', `/shipping_methods/${id}/items`)
      await expectStatus(page(), 404, 'GET', '/shipping_methods/2147483647/items')
    },
    async listShippingMethodsOfItem() {
      await expectStatus(page(), 200, 'GET', `/items/${await newItem()}/shipping_methods`)
      await expectStatus(page(), 404, 'GET', '/items/2147483647/shipping_methods')
    },
    async setShippingMethodsOfItem() {
      const path = `/items/${await newItem()}/shipping_methods`
      const bound = (id: number) => ({ shipping_methods: [{ shipping_method_id: id, size: 2 }] })
      await expectStatus(page(), 204, 'PUT', path, bound(await addMethod('鉄道便')))
      await expectStatus(page(), 422, 'PUT', path, bound(2_147_483_647))
      await expectStatus(page(), 404, 'PUT', '/items/2147483647/shipping_methods', { shipping_methods: [] })
    },
    async previewShippingMethod() {
      const body = { method: METHOD, subtotal: 1000, pieces: 1, size: 1, prefecture: '東京都' }
      await expectStatus(page(), 200, 'POST', '/previews/shipping_method', body)
      const shop = await gone()
      await expectStatus(shop, 404, 'POST', '/previews/shipping_method', body)
      await expectStatus(shop, 404, 'POST', '/previews/selling', { settings: {}, total: 1000 })
    },
    async previewCoupon() {
      const body = { coupon: COUPON_BODY, coupon_id: null, subtotal: 1000 }
      await expectStatus(page(), 200, 'POST', '/previews/coupon', body)
      await expectStatus(page(), 404, 'POST', '/previews/coupon', { ...body, coupon_id: 2_147_483_647 })
    },
    async previewSelling() {
      await expectStatus(page(), 200, 'POST', '/previews/selling', { settings: {}, total: 1000 })
    },
    async listNewOrders() {
      await expectStatus(page(), 200, 'GET', '/new_orders')
    },
  }
}
