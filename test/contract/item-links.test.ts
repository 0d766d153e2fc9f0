import { expect, inject, test } from 'vitest'
import { newItem, showItem, subscriptionItem } from './support/makers.ts'

/** Key, method and path of every link. */
const wanted: [string, string, string][] = [
  ['update_item', 'POST', '/api/items/{id}'],
  ['delete_item', 'DELETE', '/api/items/{id}'],
  ['update_item_stock', 'PUT', '/api/items/{id}/stock'],
  ['update_item_visibility', 'PUT', '/api/items/{id}/visibility'],
  ['update_item_list_order', 'PUT', '/api/items/{id}/list_order'],
  ['add_item_image', 'POST', '/api/items/{id}/images'],
  ['reorder_item_images', 'PUT', '/api/items/{id}/images'],
  ['create_file_upload', 'POST', '/api/files'],
  ['add_item_variation', 'POST', '/api/items/{id}/variations'],
  ['reorder_item_variations', 'PUT', '/api/items/{id}/variations'],
]

// R-HTTP-19, R-LINK-1
test('are exactly ten, absolute, with the methods and paths of the index', async () => {
  for (const id of [await newItem(), await newItem(subscriptionItem())]) {
    const { _links } = await showItem(id)
    const base = inject('baseUrl')
    const expected = wanted.map(([key, method, path]) => [
      key,
      { method, href: base + path.replace('{id}', String(id)) },
    ])
    const got = Object.entries(_links).map(([key, { method, href }]) => [key, { method, href }])
    expect(Object.fromEntries(got)).toEqual(Object.fromEntries(expected))
    expect(Object.keys(_links).length).toBe(10)
  }
})

// R-LINK-2
test('each leads to a page of the reference that answers, one for each operation', async () => {
  const { _links } = await showItem(await newItem())
  const hrefs = Object.values(_links).map(each => each.document_href)
  expect(new Set(hrefs).size).toBe(10)
  for (const href of hrefs) {
    expect(href.startsWith(inject('baseUrl'))).toBe(true)
    const answer = await fetch(href)
    expect([href, answer.status]).toEqual([href, 200])
    expect(answer.headers.get('content-type')).toContain('text/html')
    await answer.arrayBuffer()
  }
})
