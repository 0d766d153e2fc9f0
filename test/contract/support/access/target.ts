import { newFile, newImage } from '../images.ts'
import { newCategory, newItem, newVariation, unique } from '../makers.ts'
import type { OrderBook } from '../order-documents.ts'
import { amountsBody, showOrder } from '../orders.ts'
import type { Shop } from '../shops.ts'
import type { Target } from './requests.ts'

const option = (option_id: number) => ({
  ...{ option_id, option_variation_id: option_id, name: 'のし', type: 'select', value: '有', price: 100 },
  ...{ tax_mode: 'standard', consumption_tax_rate: 10 },
})

let lines = 0

/** Wishes for an order with an option and a parcel, so that every id of an order's changes has its place. */
export function wishForOrder(book: OrderBook): string {
  lines += 1
  const id = process.pid * 10_000 + lines
  return book.add({
    lines: [{ id, options: [option(id)], shipping_fee: 0 }],
    amounts: { shipping_fee: 500 },
    over: { shipping_lines: [{ order_line_ids: [id], shipping_method: '60', shipping_fee: 500 }] },
  })
}

/** Things of a shop for calls to be aimed at; an order where its key is given. */
export async function newTarget(
  shop: Shop,
  { order, pictures }: { readonly order: string | undefined; readonly pictures: boolean },
): Promise<Target> {
  const [item, otherItem, category, otherCategory] = await Promise.all([
    newItem({}, shop),
    newItem({}, shop),
    newCategory({}, shop),
    newCategory({}, shop),
  ])
  const variation = await newVariation(item, {}, shop)
  const otherVariation = await newVariation(item, {}, shop)
  const image = pictures ? (await newImage(item, undefined, shop)).id : undefined
  const file = pictures ? await newFile(undefined, shop) : undefined
  const shown = order === undefined ? undefined : await showOrder(order, shop)
  const [line] = shown?.lines ?? []
  return {
    ids: {
      ...{ item, otherItem, variation, category, otherCategory },
      ...(image === undefined || file === undefined ? {} : { image, file }),
      ...(order === undefined ? {} : { order }),
      ...(line === undefined ? {} : { line: line.id, option: line.options[0]?.option_id ?? 0 }),
    },
    bodies: {
      'POST /api/item_categories': { name: unique('c'), parent_id: otherCategory },
      'POST /api/item_categories/{id}': { name: unique('r') },
      'PUT /api/items/{id}/variations': { variation_ids: [otherVariation, variation] },
      'PUT /api/items/{id}/stock': { variations: [{ variation_id: variation, stock: 3 }] },
      'PUT /api/items/{id}/images': { image_ids: [image] },
      'PUT /api/orders/{unique_key}/customer': { mail_address: 'taro@example.jp' },
      // A date of delivery would have to be one of the next 60 days.
      'PUT /api/orders/{unique_key}/delivery': { delivery_date: null, delivery_time_zone: '1214' },
      ...(shown === undefined ? {} : { 'PUT /api/orders/{unique_key}': amountsBody(shown) }),
    },
  }
}
