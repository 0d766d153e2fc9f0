import type { Loose } from './shops.ts'

/** A normal item without any parts, with these members in place of its own. */
export function itemOf(data: Loose = {}, state?: Loose): Loose {
  return {
    kind: 'item',
    data: {
      type: 'normal',
      id: 1,
      name: '湯のみ',
      detail: '',
      identifier: null,
      price: 1000,
      proper_price: null,
      stock: 0,
      visible: true,
      sales_status: 'item_now_on_sale',
      item_tax_type: 'standard',
      created_at: '2026-01-02T03:04:05Z',
      modified_at: '2026-02-03T04:05:06Z',
      images: [],
      variations: [],
      categories: [],
      options: [],
      quantity_limit: null,
      ...data,
    },
    ...(state === undefined ? {} : { state }),
  }
}

/** A category below a chain of parents. */
export function categoryOf(id: number, name: string, parent: Loose | null = null, number = id): Loose {
  return { kind: 'category', data: { id, name, number, parent: parent && summaryOf(parent) } }
}

/** A category document as items and categories below it name it. */
export function summaryOf({ data }: Loose): Loose {
  return { id: data.id, name: data.name, parent: data.parent }
}

export function shopOf(data: Loose = {}, state?: Loose): Loose {
  return {
    kind: 'shop',
    data: {
      shop_name: '灯台下',
      shop_introduction: null,
      mail_address: 'shop@example.jp',
      nickname: null,
      shop_category: null,
      able_to_business: true,
      using_only_cart: false,
      default_item_tax_type: 'standard',
      external_service_account: {},
      ...data,
    },
    ...(state === undefined ? {} : { state }),
  }
}

export function variationOf(id: number, data: Loose = {}): Loose {
  return { id, name: `V${id}`, stock: 0, identifier: null, barcode: null, ...data }
}

export function selectOf(id: number, choiceIds: readonly number[]): Loose {
  const choices = choiceIds.map(choice => ({ id: choice, name: `C${choice}`, extra_price: 0 }))
  return { id, name: `O${id}`, required: false, option_type: 'select', choices }
}

export function formOf(id: number, valueId: number | null): Loose {
  return {
    ...{ id, name: `O${id}`, required: true, option_type: 'form', option_variation_id: valueId },
    ...{ extra_price: 50, max_length: null, free_text_description: null },
  }
}

export const SUBSCRIPTION = {
  initial_price: 1000,
  repeat_price: 900,
  repeat_times: 'unlimited',
  cycle_plan: 'monthly',
}

export const LOTTERY = {
  application_start_at: '2026-03-01T00:00:00Z',
  application_end_at: '2026-04-01T00:00:00Z',
  scheduled_announce_at: '2026-04-02T00:00:00Z',
}

export const DIGITAL = { file_name: '図案.pdf', file_size: 9_007_199_254_740_991, file_ext: 'pdf' }
