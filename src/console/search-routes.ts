/** What the search of everything asks the server for that no other operation finds: items by name or id, hidden ones too. */
import type { FastifyInstance } from 'fastify'
import { Type } from '#typebox'
import type { Context } from '../context.ts'
import { addOperation } from '../http/operation.ts'
import { storedId } from '../http/schemas.ts'
import { WELL_FORMED } from '../lib/text.ts'
import { askedWords } from '../resources/items/words.ts'
import { MAX_FOUND, MAX_SEARCH_LENGTH } from './limits.ts'
import { ok } from './schemas.ts'
import { findItem, searchItems } from './search-store.ts'

const SearchQuery = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: MAX_SEARCH_LENGTH, pattern: WELL_FORMED.pattern }) },
  { additionalProperties: false },
)

const Found = Type.Object({
  items: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), visible: Type.Boolean() }), {
    maxItems: MAX_FOUND + 1,
  }),
})

/** Registers it. */
export function searchRoutes(app: FastifyInstance, { db }: Context): void {
  addOperation(app, {
    operationId: 'searchItemNames',
    method: 'GET',
    path: '/console/api/search',
    access: 'session',
    needs: 'items.read',
    tag: 'items',
    summary: 'Find items by words of their names, or by id',
    success: ok('The item of the id first, then some of the words.', Found),
    problems: [],
    query: SearchQuery,
    handler: async ({ actor: { shopId }, query: { q } }) => {
      const text = q.trim()
      const id = /^[1-9]\d{0,15}$/.test(text) ? storedId(Number(text)) : null
      const [ofId, ofWords] = await Promise.all([
        id === null ? [] : findItem(db, shopId, id),
        searchItems(db, shopId, askedWords(text), MAX_FOUND),
      ])
      return { items: [...ofId, ...ofWords.filter(item => item.id !== id)] }
    },
  })
}
