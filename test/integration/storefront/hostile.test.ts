import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test } from '../../support/fixture.ts'
import { makeVisitor } from '../../support/storefront/visitor.ts'
import { formOf, itemOf, variationOf } from '../transfer/support/documents.ts'
import { imported } from '../transfer/support/shops.ts'

const NAUGHTY = new URL('../../../../shared/data/naughty-strings/blns.json', import.meta.url)
const HOSTILE = [
  ...[
    '"><script>alert(1)</script>',
    "' onmouseover=alert(1) '",
    '</title><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
  ],
  ...[
    '<!--',
    ']]>',
    '{{7*7}}',
    '&#x3C;script&#x3E;',
    '\u202egnp.exe',
    '\u2028\u2029',
    '\\u003cscript\\u003e',
  ],
]

// R-STORE-4
test('whatever a shop writes, in whatever place, is text', async ({ api, context, shopId }) => {
  const listed = existsSync(NAUGHTY) ? (JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[]) : []
  const fits = [...HOSTILE, ...listed].filter(
    text => text.trim() !== '' && !/[\p{Cc}\p{Cs}]|[^\0-\uffff]/u.test(text) && text.length < 200,
  )
  // As many as fill more than a page, however few texts there are.
  const items = Array.from({ length: 120 }, (_, index) => {
    const text = fits[index % fits.length] ?? ''
    return itemOf(
      {
        ...{ id: 1000 + index, name: text, detail: text, stock: 1 },
        variations: [variationOf(5000 + index, { name: text, stock: 1 })],
        options: [{ ...formOf(7000 + 2 * index, 7001 + 2 * index), name: text, free_text_description: text }],
      },
      { sales_start_at: null, sales_end_at: null, own_stock: 0 },
    )
  })
  const harmless = itemOf(
    {
      ...{ id: 999, name: '皿', detail: '一行', stock: 1, variations: [variationOf(4999, { stock: 1 })] },
      options: [{ ...formOf(6998, 6999), free_text_description: '説明' }],
    },
    { sales_start_at: null, sales_end_at: null, own_stock: 0 },
  )
  const report = await imported(context, shopId, [harmless, ...items])
  expect(report.imported).toBe(items.length + 1)
  const visitor = makeVisitor(api.app)
  const [known] = (await api.call('GET', '/api/items?limit=100')).json<{ id: number }[]>()
  const plain = tagsOf((await visitor.get(`/items/${known?.id}`)).body)
  const made = (await api.call('GET', '/api/items?limit=100')).json<{ id: number; name: string }[]>().slice(1)
  for (const { id, name } of made) {
    const { body, statusCode } = await visitor.get(`/items/${id}`)
    expect(statusCode).toBe(200)
    // Nothing but the tags that the page of any item has.
    for (const tag of tagsOf(body)) expect([name, plain.has(tag) || tag === 'meta']).toEqual([name, true])
    expect(body.match(/<script/g)).toHaveLength(3)
    const named = body.replaceAll(/<script type.*?<\/script>/g, '').replaceAll(/"[^"]*"/g, '""')
    expect(named).not.toMatch(/<[^>]*\son\w+=/)
  }
  expect((await visitor.get('?page=2')).statusCode).toBe(200)
})

/** The names of all elements of a page. */
function tagsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z!/][^\s>]*)/gi)].map(([, name = '']) => name.toLowerCase()))
}
