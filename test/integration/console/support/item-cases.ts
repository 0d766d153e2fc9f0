/** What the operations on items answer, each status that is documented. */
import { addItem, createTestApi } from '../../../support/api.ts'
import { addDigitalItem } from '../../../support/checkout/after-purchase.ts'
import type { ExpectStatus } from './factor-cases.ts'
import type { TestConsole } from './sign-in.ts'

/** What changes items, which nobody may who only reads. */
export const OF_ITEMS = [
  ...['copyItem', 'changeItemStock', 'placeItemCategory', 'setItemOptions', 'setItemSale', 'endItemSale'],
  ...['setItemSalesPeriod', 'beginItemImport', 'importItem', 'undoItemImport'],
]

const NONE = '/items/2147483647'

/** The cases, by the names of the operations. */
export function itemCases(
  page: () => TestConsole,
  expectStatus: ExpectStatus,
): Readonly<Record<string, () => Promise<void>>> {
  const newItem = async () => {
    await using api = await createTestApi(page().context, page().shopId)
    return `/items/${await addItem(api)}`
  }
  const category = async () => {
    const answer = await page().call('POST', '/api/item_categories', {
      name: crypto.randomUUID().slice(0, 20),
    })
    return answer.json<{ id: number }>().id
  }
  return {
    async findItems() {
      await expectStatus(page(), 200, 'GET', '/items?query=x&few=3&visible=true&order=modified')
    },
    async copyItem() {
      const digital = await addDigitalItem(page().context, page().shopId)
      await expectStatus(page(), 201, 'POST', `${await newItem()}/copy`)
      await expectStatus(page(), 422, 'POST', `/items/${digital}/copy`)
      await expectStatus(page(), 404, 'POST', `${NONE}/copy`)
    },
    async changeItemStock() {
      const path = `${await newItem()}/stock_change`
      await expectStatus(page(), 200, 'POST', path, { by: 2 })
      await expectStatus(page(), 422, 'POST', path, { by: -3 })
      await expectStatus(page(), 404, 'POST', `${NONE}/stock_change`, { by: 1 })
    },
    async makePreviewLink() {
      await expectStatus(page(), 201, 'POST', `${await newItem()}/preview_link`)
      await expectStatus(page(), 404, 'POST', `${NONE}/preview_link`)
    },
    async placeItemCategory() {
      const id = await category()
      const top = { parent_id: null, before_id: null }
      await expectStatus(page(), 204, 'PUT', `/item_categories/${id}/place`, top)
      await expectStatus(page(), 422, 'PUT', `/item_categories/${id}/place`, { ...top, parent_id: id })
      await expectStatus(page(), 404, 'PUT', '/item_categories/2147483647/place', top)
    },
    async setItemOptions() {
      const options = [{ name: '名入れ', required: false, option_type: 'form' }]
      const path = `${await newItem()}/options`
      await expectStatus(page(), 204, 'PUT', path, { options })
      await expectStatus(page(), 422, 'PUT', path, {
        options: [{ ...options[0], choices: [{ name: 'a', extra_price: 0 }] }],
      })
      await expectStatus(page(), 404, 'PUT', `${NONE}/options`, { options })
    },
    async getItemTerms() {
      await expectStatus(page(), 200, 'GET', `${await newItem()}/terms`)
      await expectStatus(page(), 404, 'GET', `${NONE}/terms`)
    },
    async listPlannedSales() {
      const starts_at = '2099-01-01T00:00:00Z'
      await expectStatus(page(), 204, 'PUT', `${await newItem()}/sale`, {
        price: 100,
        starts_at,
        ends_at: null,
      })
      await expectStatus(page(), 200, 'GET', '/planned_sales')
    },
    async getLastItemImport() {
      await expectStatus(page(), 200, 'GET', '/item_imports')
    },
    async beginItemImport() {
      await expectStatus(page(), 201, 'POST', '/item_imports')
    },
    async importItem() {
      const { id } = (await page().call('POST', '/console/api/item_imports')).json<{ id: number }>()
      const item = { item_id: null, modified_at: null, name: '紙', price: 500, item_tax_type: 'standard' }
      await expectStatus(page(), 200, 'PUT', `/item_imports/${id}/items`, item)
      await expectStatus(page(), 422, 'PUT', `/item_imports/${id}/items`, {
        item_id: null,
        modified_at: null,
      })
      await expectStatus(page(), 404, 'PUT', '/item_imports/2147483647/items', item)
      await expectStatus(page(), 200, 'POST', `/item_imports/${id}/undo`, { after: 0 })
    },
    async undoItemImport() {
      await expectStatus(page(), 404, 'POST', '/item_imports/2147483647/undo', { after: 0 })
    },
    async setItemSale() {
      const sale = { price: 100, starts_at: null, ends_at: null }
      const path = `${await newItem()}/sale`
      await expectStatus(page(), 204, 'PUT', path, sale)
      await expectStatus(page(), 422, 'PUT', path, { ...sale, price: 100_000_000 })
      await expectStatus(page(), 404, 'PUT', `${NONE}/sale`, sale)
    },
    async endItemSale() {
      await expectStatus(page(), 204, 'DELETE', `${await newItem()}/sale`)
      await expectStatus(page(), 404, 'DELETE', `${NONE}/sale`)
    },
    async setItemSalesPeriod() {
      const path = `${await newItem()}/sales_period`
      const period = { sales_start_at: '2031-04-01T10:00:00+09:00', sales_end_at: null }
      await expectStatus(page(), 204, 'PUT', path, period)
      await expectStatus(page(), 422, 'PUT', path, { ...period, sales_end_at: period.sales_start_at })
      await expectStatus(page(), 404, 'PUT', `${NONE}/sales_period`, period)
    },
  }
}
