/** Saves an item's own members, and makes a new item with all that it begins with, in calls of the API. */
import { request } from '../../api/request.ts'
import type { Item } from '../../api/types.ts'
import { typedNumber } from '../../ui/typed-number.ts'
import { type ItemDraft, itemBody, itemChanges, laterChanges } from './item-draft.ts'
import { addPicture } from './upload-picture.ts'

/** Saves what was changed, as `itemChanges` says it, of the draft. */
export async function saveItem(
  id: number,
  draft: ItemDraft,
  changes: Record<string, unknown>,
): Promise<void> {
  const path = `/api/items/${id}`
  await request('POST', path, changes)
  if (draft.type !== 'subscription' || !('price' in changes)) return
  const later = laterChanges(draft, await request<Item>('GET', path))
  if (later !== undefined) await request('POST', path, later)
}

/** What an item is to begin with. */
export interface Beginning {
  readonly draft: ItemDraft
  readonly stock: string
  /** The id of a category, or nothing. */
  readonly category: string
  readonly visible: boolean
  readonly pictures: readonly File[]
}

/** What there is of it: it is made in steps, and one that fails is taken again without those before it. */
export interface Made {
  /** The item, and what its members were sent as; null until it is made. */
  readonly item: { readonly id: number; readonly draft: ItemDraft } | null
  readonly stock: number
  readonly category: string
  readonly pictures: number
}

/** Nothing yet. */
export const NOTHING_MADE: Made = { item: null, stock: 0, category: '', pictures: 0 }

/**
 * Makes what there is not yet, and changes what was put right since it was made; answers the item's id. `note` hears of each step that
 * is done, also where a later one throws.
 */
export async function makeItem(
  { draft, stock, category, visible, pictures }: Beginning,
  made: Made,
  note: (made: Made) => void,
): Promise<number> {
  let done = made
  const noted = (changes: Partial<Made>) => {
    done = { ...done, ...changes }
    note(done)
  }
  const id = await itemOf(draft, made)
  noted({ item: { id, draft } })
  const pieces = stock.trim() === '' ? 0 : typedNumber(stock)
  if (pieces !== done.stock) await request('PUT', `/api/items/${id}/stock`, { stock: pieces })
  noted({ stock: pieces })
  if (category !== done.category) {
    if (done.category !== '') await request('DELETE', `/api/item_categories/${done.category}/items/${id}`)
    noted({ category: '' })
    if (category !== '') await request('PUT', `/api/item_categories/${category}/items/${id}`)
    noted({ category })
  }
  for (const file of pictures.slice(done.pictures)) {
    await addPicture(id, file)
    noted({ pictures: done.pictures + 1 })
  }
  if (visible) await request('PUT', `/api/items/${id}/visibility`, { visible })
  return id
}

/** The id of the item with these members. */
async function itemOf(draft: ItemDraft, { item }: Made): Promise<number> {
  if (item === null) {
    return (await request<{ item_id: number }>('POST', '/api/items', itemBody(draft))).item_id
  }
  const changes = itemChanges(item.draft, draft)
  if (Object.keys(changes).length > 0) await saveItem(item.id, draft, changes)
  return item.id
}
