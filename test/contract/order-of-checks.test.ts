import { beforeAll, describe, test } from 'vitest'
import type { Call } from './support/call.ts'
import { newItem, newVariation } from './support/makers.ts'
import { bodyOperations, fill, missingIds } from './support/operations.ts'
import {
  invalidCategory,
  invalidItem,
  invalidParams,
  malformed,
  noCategory,
  noItem,
  noVariation,
  type Refusal,
  refused,
  rejectedItem,
} from './support/refused.ts'
import { newSubject, type Subject } from './support/subject.ts'

const unsupported = { status: 415, type: 'request/unsupported-media-type' }
const tooLarge = { status: 413, type: 'request/body-too-large' }
const unauthenticated = { status: 401, type: 'auth/unauthenticated' }
const huge = `{"a":"${'x'.repeat(1_048_576)}"}`
const badIds = { item: 'x', variation: 'x', category: 'x', image: 'x', order: 'x' }

// R-HTTP-2
describe.for(bodyOperations)('$method $path', operation => {
  const { method } = operation
  const missing = fill(operation.path, missingIds)
  const bad = fill(operation.path, badIds)
  const invalid: Refusal = { status: 400, type: `${operation.domain}/invalid-body` }
  const hasParameter = operation.path.includes('{')

  const rows: [string, Partial<Call>, Refusal][] = [
    ['401 before 415', { path: missing, token: null, raw: '{', type: 'text/plain' }, unauthenticated],
    ['401 before 413', { path: missing, token: 'x', raw: huge }, unauthenticated],
    ['401 before malformed-body', { path: bad, token: null, raw: '{' }, unauthenticated],
    ['401 before invalid-params', { path: bad, token: null, json: {} }, unauthenticated],
    ['401 before 404', { path: missing, token: null, json: {} }, unauthenticated],
    ['415 before 413', { path: missing, raw: huge, type: 'text/plain' }, unsupported],
    ['415 before malformed-body', { path: bad, raw: '{', type: 'text/plain' }, unsupported],
    [
      '415 by encoding before 413',
      { path: bad, raw: huge, headers: { 'content-encoding': 'br' } },
      unsupported,
    ],
    ['413 before malformed-body', { path: bad, raw: `{${huge}` }, tooLarge],
    ['413 before invalid-params', { path: bad, raw: huge }, tooLarge],
    ...(hasParameter
      ? ([
          ['malformed-body before invalid-params', { path: bad, raw: '{' }, malformed],
          ['an empty body before invalid-params', { path: bad, raw: '' }, malformed],
          ['__proto__ before invalid-params', { path: bad, raw: '{"__proto__":1}' }, malformed],
          ['invalid-params before invalid-body', { path: bad, json: [] }, invalidParams],
          ['invalid-params before invalid-query', { path: `${bad}?x=1`, json: [] }, invalidParams],
          ['invalid-body before 404', { path: missing, json: { nonsense: 1 } }, invalid],
        ] as [string, Partial<Call>, Refusal][])
      : []),
    ['malformed-body before invalid-body', { path: missing, raw: '{"nonsense":1' }, malformed],
    ['malformed-body before invalid-query', { path: `${missing}?x=1`, raw: '{' }, malformed],
  ]
  test.for(rows)('%s', async ([, part, wanted]) => {
    await refused({ method, path: missing, ...part }, wanted, [], undefined)
  })
})

// R-HTTP-2
describe('the first missing resource of a path answers', () => {
  let subject: Subject
  let alien: number
  beforeAll(async () => {
    subject = await newSubject()
    alien = await newVariation(await newItem())
  })

  const none = missingIds
  const rows: [string, (s: Subject) => Call, Refusal][] = [
    ['edit: item, then variation', () => edit(none.item, none.variation, { name: 'x' }), noItem],
    [
      'edit: item before the variation of another',
      s => edit(none.item, s.ids.variation, { name: 'x' }),
      noItem,
    ],
    ['edit: variation of another item', s => edit(s.ids.item, alien, { name: 'x' }), noVariation],
    ['edit: missing variation', s => edit(s.ids.item, none.variation, { name: 'x' }), noVariation],
    [
      'edit: invalid-body before both',
      () => edit(none.item, none.variation, { name: '' }),
      invalidItem('/name'),
    ],
    [
      'delete: item, then variation',
      () => del(`/api/items/${none.item}/variations/${none.variation}`),
      noItem,
    ],
    [
      'delete: variation of another item',
      s => del(`/api/items/${s.ids.item}/variations/${alien}`),
      noVariation,
    ],
    [
      'link: category, then item',
      () => put(`/api/item_categories/${none.category}/items/${none.item}`),
      noCategory,
    ],
    [
      'link: category alone',
      s => put(`/api/item_categories/${none.category}/items/${s.ids.item}`),
      noCategory,
    ],
    ['link: item alone', s => put(`/api/item_categories/${s.ids.category}/items/${none.item}`), noItem],
    [
      'unlink: category, then item',
      () => del(`/api/item_categories/${none.category}/items/${none.item}`),
      noCategory,
    ],
    [
      'unlink: category alone',
      s => del(`/api/item_categories/${none.category}/items/${s.ids.item}`),
      noCategory,
    ],
    ['unlink: item alone', s => del(`/api/item_categories/${s.ids.category}/items/${none.item}`), noItem],
  ]
  test.for(rows)('%s', async ([, request, wanted]) => {
    await refused(request(subject), wanted, subject.watch)
  })
})

const edit = (item: number | string, variation: number | string, json: object): Call => ({
  ...{ method: 'POST', path: `/api/items/${item}/variations/${variation}` },
  json,
})
const del = (path: string): Call => ({ method: 'DELETE', path })
const put = (path: string, json?: object): Call => ({ method: 'PUT', path, json })

// R-HTTP-2
describe('404 before 422, and what stands in the body last', () => {
  let subject: Subject
  beforeAll(async () => {
    subject = await newSubject()
  })

  const ids = (...variation_ids: (number | string)[]) => ({ variation_ids })
  const rows: [string, (s: Subject) => Call, Refusal][] = [
    [
      'edit of a missing item with an immutable type',
      () => post(`/api/items/${missingIds.item}`, { type: 'lottery' }),
      noItem,
    ],
    [
      'edit of a missing item with a foreign object',
      () => post(`/api/items/${missingIds.item}`, { subscription: {} }),
      noItem,
    ],
    ['stock of a missing item', () => put(`/api/items/${missingIds.item}/stock`, { stock: 1 }), noItem],
    [
      'stock: the kind of the item before unknown variations',
      s => put(`/api/items/${s.ids.item}/stock`, { stock: 1 }),
      rejectedItem,
    ],
    [
      'list order of a missing item beside itself',
      () =>
        put(`/api/items/${missingIds.item}/list_order`, {
          move_to: 'after',
          neighbor_item_id: missingIds.item,
        }),
      noItem,
    ],
    [
      'category order of a missing one beside itself',
      () =>
        put(`/api/item_categories/${missingIds.category}/list_order`, {
          move_to: 'after',
          neighbor_category_id: missingIds.category,
        }),
      noCategory,
    ],
    [
      'reorder: an unknown id before a missing one',
      s => put(`/api/items/${s.ids.item}/variations`, ids(s.ids.variation, missingIds.variation)),
      noVariation,
    ],
    [
      'reorder: a duplicate before an unknown id',
      s => put(`/api/items/${s.ids.item}/variations`, ids(missingIds.variation, missingIds.variation)),
      { status: 400, type: 'items/invalid-body' },
    ],
    [
      'reorder of a missing item',
      s => put(`/api/items/${missingIds.item}/variations`, ids(s.ids.variation)),
      noItem,
    ],
    [
      'rename of a missing category to a bad name',
      () => post(`/api/item_categories/${missingIds.category}`, { name: '' }),
      invalidCategory('/name'),
    ],
    [
      'rename of a missing category',
      () => post(`/api/item_categories/${missingIds.category}`, { name: 'x' }),
      noCategory,
    ],
    [
      'an empty rename of a missing category',
      () => post(`/api/item_categories/${missingIds.category}`, {}),
      noCategory,
    ],
    ['an empty edit of a missing item', () => post(`/api/items/${missingIds.item}`, {}), noItem],
  ]
  test.for(rows)('%s', async ([, request, wanted]) => {
    await refused(request(subject), wanted, subject.watch)
  })
})

const post = (path: string, json: object): Call => ({ method: 'POST', path, json })
