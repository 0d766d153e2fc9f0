/** The names of a product's categories, from its type or its tags. */
import { MAX_NAME_LENGTH } from '../../../src/resources/item_categories/limits.ts'
import { MAX_LINKS } from '../../../src/resources/items/limits.ts'
import type { Product } from '../read/group-products.ts'
import type { AddNote } from './notes.ts'
import { cleanLine, nameKey } from './text.ts'

/** What a product's categories are made from. */
export type CategoryMode = 'type' | 'tags' | 'none'

/** Gives products their category names: one spelling for all that the API takes for one name. */
export interface CategoryNames {
  /** The names of the product's categories, each once. */
  readonly of: (product: Product, addNote: AddNote) => readonly string[]
}

/** Starts with no names; the first spelling met is the one kept. */
export function createCategoryNames(mode: CategoryMode): CategoryNames {
  const spellings = new Map<string, string>()
  const read = (source: string, line: number, addNote: AddNote): string | undefined => {
    const { text, dropped, cut } = cleanLine(source, MAX_NAME_LENGTH)
    const key = nameKey(text)
    if (key === '') {
      addNote(
        'category-left-out',
        line,
        `has the category name ${JSON.stringify(source)}, of which nothing can be kept`,
      )
      return undefined
    }
    if ((cut || dropped.length > 0) && !spellings.has(key)) {
      addNote(
        'category-changed',
        line,
        `has the category name ${JSON.stringify(source)}, which became ${JSON.stringify(text)}`,
      )
    }
    const spelling = spellings.get(key) ?? text
    spellings.set(key, spelling)
    return spelling
  }
  return {
    of: (product, addNote) => {
      const names = sources(product, mode)
        .map(source => read(source, product.line, addNote))
        .filter(name => name !== undefined)
      const distinct = [...new Set(names)]
      if (distinct.length > MAX_LINKS) {
        addNote(
          'category-left-out',
          product.line,
          `has ${distinct.length} categories; the first ${MAX_LINKS} were taken`,
        )
      }
      return distinct.slice(0, MAX_LINKS)
    },
  }
}

function sources(product: Product, mode: CategoryMode): readonly string[] {
  const cells = { type: [product.type], tags: product.tags.split(','), none: [] }[mode]
  return cells.map(cell => cell.trim()).filter(cell => cell !== '')
}
