/** The calls of the HTTP API that an import makes, without their transport. Each throws an `ApiRefusal` or an `Unreachable`. */
import type { Picture } from '../read/picture-file.ts'

/** What an import looks at in an item that is there. */
export interface ShopItem {
  readonly id: number
  readonly name: string
  readonly identifier: string | null
  readonly visible: boolean
  /** In yen; null of what cannot be bought for money. */
  readonly price: number | null
  readonly variations: readonly ShopVariation[]
  readonly imageIds: readonly number[]
}

/** A variation that is there; its name is empty where it has only a code. */
export interface ShopVariation {
  readonly id: number
  readonly name: string
}

/** A category that is there. */
export interface ShopCategory {
  readonly id: number
  readonly name: string
  readonly isTopLevel: boolean
}

/** The fields of an item that an import writes; the type is always `normal`. */
export interface ItemFields {
  readonly name: string
  readonly detail: string
  readonly identifier: string
  readonly price: number
  readonly item_tax_type: 'standard' | 'reduced'
}

/** The fields of a variation that an import writes. */
export interface VariationFields {
  readonly name: string
  readonly identifier: string | null
  readonly barcode: string | null
}

/** An item's own stock, or that of some of its variations. */
export type StockFields =
  | { readonly stock: number }
  | { readonly variations: readonly { readonly variation_id: number; readonly stock: number }[] }

/** Scopes that an import can need beside items.read. */
export type Scope =
  | 'items.create'
  | 'items.update'
  | 'items.publish'
  | 'items.delete'
  | 'item_categories.write'
  | 'files.write'

/** The largest page of items (R-LIMIT-4); one that is shorter is the last. */
export const PAGE_SIZE = 100

/** One shop, seen through a token. */
export interface ShopApi {
  /** A page of up to `PAGE_SIZE` items in the order in which they were made, or the other way round. */
  readonly listItems: (offset: number, sort: 'asc' | 'desc') => Promise<readonly ShopItem[]>
  /** Makes a hidden item without variations at the end of the list and answers its id. */
  readonly createItem: (fields: ItemFields) => Promise<number>
  readonly editItem: (id: number, fields: Partial<ItemFields>) => Promise<void>
  readonly listVariations: (id: number) => Promise<readonly ShopVariation[]>
  readonly addVariation: (id: number, fields: VariationFields) => Promise<number>
  readonly setStock: (id: number, stock: StockFields) => Promise<void>
  readonly show: (id: number) => Promise<void>
  /** Does nothing when the item is gone already. */
  readonly deleteItem: (id: number) => Promise<void>
  /** Sends the file to a destination of its own and answers the id under which it can be added. Throws a `PictureRefused`, too. */
  readonly sendPicture: (picture: Picture) => Promise<string>
  readonly listImageIds: (id: number) => Promise<readonly number[]>
  /** Adds a file that was sent at the end of the item's images. Throws a `PictureRefused`, too. */
  readonly addImage: (id: number, fileId: string) => Promise<number>
  /** Does nothing when the image is gone already. */
  readonly deleteImage: (id: number, imageId: number) => Promise<void>
  readonly listCategories: () => Promise<readonly ShopCategory[]>
  /** Makes a category at the top level and answers its id. */
  readonly createCategory: (name: string) => Promise<number>
  readonly linkItem: (categoryId: number, itemId: number) => Promise<void>
  /** Whether the token lacks the scope; asked by a call that changes nothing whatever the answer. */
  readonly lacksScope: (scope: Scope) => Promise<boolean>
}
