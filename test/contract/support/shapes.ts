/**
 * Item and category records as they are promised (R-ITEM-1, R-CATEGORY-1); the OpenAPI check guards their exactness.
 */
export interface Variation {
  id: number
  name?: string
  stock: number
  identifier: string | null
  barcode: string | null
}

export interface CategorySummary {
  id: number
  name: string
  parent: CategorySummary | null
}

export interface Category extends CategorySummary {
  number: number
}

interface Choice {
  id: number
  name: string
  extra_price: number
}

export type Option =
  | { id: number; name: string; required: boolean; option_type: 'select'; choices: Choice[] }
  | {
      id: number
      name: string
      required: boolean
      option_type: 'form'
      option_variation_id: number | null
      extra_price: number
      max_length: number | null
      free_text_description: string | null
    }

interface Link {
  href: string
  method: string
  document_href: string
}

export interface Image {
  id: number
  url: string
  scaled_url: string
  square_url: string
}

export interface Item {
  type: 'normal' | 'digital' | 'takeout' | 'subscription' | 'lottery'
  id: number
  name: string
  detail: string
  identifier: string | null
  price: number | null
  proper_price: number | null
  stock: number
  visible: boolean
  sales_status: string
  item_tax_type: string
  created_at: string
  modified_at: string
  images: Image[]
  variations: Variation[]
  categories: CategorySummary[]
  options: Option[]
  quantity_limit: number | null
  _links: Record<string, Link>
  digital?: { file_name: string; file_size: number; file_ext: string }
  subscription?: {
    initial_price: number | null
    repeat_price: number | null
    repeat_times: string
    cycle_plan: string
  }
  lottery?: { application_start_at: string; application_end_at: string; scheduled_announce_at: string }
}
