/** A shop in memory for the tests of the import, since a real server cannot be made to fail between two given calls. */
import { ApiRefusal, PictureRefused } from '../shop/failures.ts'
import type { ItemFields, Scope, ShopApi, ShopItem, StockFields, VariationFields } from '../shop/shop-api.ts'

/** An item as the shop keeps it. */
export interface StoredItem extends ItemFields {
  id: number
  identifier: string
  visible: boolean
  stock: number
  variations: (VariationFields & { id: number; stock: number })[]
  categories: Set<number>
  /** File names. */
  images: { id: number; name: string }[]
}

/** What happens or after a call is carried out; throwing stands for what a server or the way to it can do. */
export type Fault = (call: string) => void

/** A shop that keeps its items in a list, with faults on the way in and on the way back. */
export class MemoryShop {
  readonly items: StoredItem[] = []
  readonly categories: { id: number; name: string; isTopLevel: boolean }[] = []
  readonly writes: string[] = []
  readonly scopes = new Set<Scope>([
    'items.create',
    'items.update',
    'items.publish',
    'items.delete',
    'item_categories.write',
    'files.write',
  ])
  /** Names of the pictures that are refused when they are added. */
  readonly unfit = new Set<string>()
  before: Fault = () => {}
  after: Fault = () => {}
  private lastId = 0

  readonly api: ShopApi = {
    listItems: async (offset, sort) => {
      const ordered = sort === 'asc' ? this.items : this.items.toReversed()
      return ordered.slice(offset, offset + 100).map(shopItem)
    },
    listVariations: async id => structuredClone(this.item(id).variations),
    listCategories: async () => structuredClone(this.categories),
    lacksScope: async scope => !this.scopes.has(scope),
    createItem: fields =>
      this.write(`create ${fields.name}`, () => {
        const id = ++this.lastId
        const parts = { variations: [], categories: new Set<number>(), images: [] }
        this.items.push({ ...fields, ...parts, id, visible: false, stock: 0 })
        return id
      }),
    editItem: (id, fields) => this.write(`edit ${id}`, () => void Object.assign(this.item(id), fields)),
    addVariation: (id, fields) =>
      this.write(`variation ${id} ${fields.name}`, () => {
        const variationId = ++this.lastId
        this.item(id).variations.push({ ...fields, id: variationId, stock: 0 })
        return variationId
      }),
    setStock: (id, stock) => this.write(`stock ${id}`, () => this.setStock(id, stock)),
    show: id => this.write(`show ${id}`, () => void Object.assign(this.item(id), { visible: true })),
    deleteItem: id =>
      this.write(`delete item ${id}`, () => {
        const index = this.items.findIndex(stored => stored.id === id)
        if (index >= 0) this.items.splice(index, 1)
      }),
    sendPicture: ({ name }) => this.write(`send ${name}`, () => name),
    listImageIds: async id => this.item(id).images.map(image => image.id),
    addImage: (id, name) =>
      this.write(`image ${id} ${name}`, () => {
        if (this.unfit.has(name)) throw new PictureRefused('it is no picture')
        const imageId = ++this.lastId
        this.item(id).images.push({ id: imageId, name })
        return imageId
      }),
    deleteImage: (id, imageId) =>
      this.write(`delete ${imageId}`, () => {
        const item = this.item(id)
        item.images = item.images.filter(image => image.id !== imageId)
      }),
    createCategory: name =>
      this.write(`category ${name}`, () => {
        const id = ++this.lastId
        this.categories.push({ id, name, isTopLevel: true })
        return id
      }),
    linkItem: (categoryId, id) =>
      this.write(`link ${id}`, () => void this.item(id).categories.add(categoryId)),
  }

  item(id: number): StoredItem {
    const item = this.items.find(stored => stored.id === id)
    if (item === undefined) throw new ApiRefusal(404, 'no such item')
    return item
  }

  private setStock(id: number, stock: StockFields): void {
    const item = this.item(id)
    if ('stock' in stock) item.stock = stock.stock
    else
      for (const { variation_id, stock: count } of stock.variations) {
        const variation = item.variations.find(stored => stored.id === variation_id)
        if (variation === undefined) throw new ApiRefusal(404, 'no such variation')
        variation.stock = count
      }
  }

  private async write<T>(call: string, act: () => T): Promise<T> {
    this.before(call)
    const result = act()
    this.writes.push(call)
    this.after(call)
    return result
  }
}

function shopItem({ id, name, identifier, visible, price, variations, images }: StoredItem): ShopItem {
  const names = variations.map(variation => ({ id: variation.id, name: variation.name }))
  return { id, name, identifier, visible, price, variations: names, imageIds: images.map(image => image.id) }
}
