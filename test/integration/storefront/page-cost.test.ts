import type pg from 'pg'
import { beforeAll, expect } from 'vitest'
import type { TestApi } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'
import { costOfReference, costOfTurns, MAX_REFERENCES, MEASURED_AGAIN } from '../../support/turns.ts'
import { itemOf, selectOf, variationOf } from '../transfer/support/documents.ts'
import { imported, type Loose } from '../transfer/support/shops.ts'

const TRIES = 12

/** Names as long as they may be; the line of an import has room for so many characters of three bytes. */
const LENGTH = { あ: 150, "'": 255 } as const
type Character = keyof typeof LENGTH

/** An item of 1,000 variations and six options of 1,000 choices, whose names are of this character. */
function extreme(id: number, character: Character): Loose {
  const name = (number: number) => String(number).padEnd(LENGTH[character], character)
  const numbers = Array.from({ length: 1000 }, (_, at) => at + 1)
  const variations = numbers.map(number => variationOf(number, { name: name(number), stock: 1 }))
  const options = [1, 2, 3, 4, 5, 6].map(option => {
    const select = selectOf(
      option,
      numbers.map(number => 10 + option * 1000 + number),
    )
    const choices = select.choices.map((choice: Loose) => ({
      ...choice,
      name: name(choice.id),
      extra_price: 5,
    }))
    return { ...select, required: true, choices }
  })
  return onSale(id, { stock: 1000, variations, options })
}

function onSale(id: number, data: Loose): Loose {
  return itemOf(
    { id, name: `${id}`, stock: 1, ...data },
    { sales_start_at: null, sales_end_at: null, own_stock: data.variations === undefined ? 1 : 0 },
  )
}

/** Texts of details as long as they may be, which take long as text and as HTML. */
const DETAILS = [
  '一\n'.repeat(32_767),
  '一\n\n'.repeat(21_845),
  '<b>&'.repeat(16_383),
  '<a href=x>'.repeat(6553),
]

let api: TestApi
let shopId: number
let outside: pg.Client
let ids: Record<string, number> = {}

beforeAll(() => {
  for (let tried = 0; tried < 5; tried += 1) costOfReference()
})

test.beforeAll(async ({ context, shopId: shop, outside: client, api: app }) => {
  api = app
  shopId = shop
  outside = client
  context.setTime('2026-11-20T01:02:03Z')
  const items = [
    extreme(1, 'あ'),
    extreme(2, "'"),
    ...DETAILS.map((detail, at) => onSale(3 + at, { detail })),
  ]
  expect((await imported(context, shopId, items)).refused).toBe(0)
  const { rows } = await outside.query<{ id: number; name: string }>('select id, name from items')
  ids = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
})

/** What is asked costs no turn more than it may, each time for items that nothing is known of; answers how many bytes came. */
async function expectCheap(what: string, path: string, status = 200, form?: string): Promise<number> {
  const change = () => outside.query('update items set version = version + 1 where shop_id = $1', [shopId])
  const url = `/shops/test${path}`
  const headers = { origin: 'http://localhost:80', 'content-type': 'application/x-www-form-urlencoded' }
  let bytes = 0
  const ask = async () => {
    const sent = form === undefined ? {} : ({ method: 'POST', headers, payload: form } as const)
    const answer = await api.app.inject({ url, ...sent, payloadAsStream: true })
    expect(answer.statusCode).toBe(status)
    bytes = 0
    for await (const piece of answer.stream()) bytes += (piece as Buffer).length
  }
  expect.soft(await costOfTurns(ask, TRIES, change), what).toBeLessThan(MAX_REFERENCES)
  return bytes
}

// R-LIMIT-17
test.each(['1', '2'])(
  'the page of an item with all choices that can be: item %s',
  { retry: MEASURED_AGAIN },
  async name => {
    const id = ids[name]
    expect(await expectCheap('the page', `/items/${id}`)).toBeGreaterThan(3_000_000)
    const form = `item=${id}&amount=1`
    expect(await expectCheap('what is wrong', '/cart/lines', 422, form)).toBeGreaterThan(3_000_000)
    expect(await expectCheap('the API', `/api/items/${id}`)).toBeGreaterThan(1_500_000)
  },
)

// R-LIMIT-17
test.each(['text', 'HTML'])(
  'the page of an item with the longest details, as %s',
  { retry: MEASURED_AGAIN },
  async kind => {
    const set = 'update shops set details_as_html = $2, selling_version = selling_version + 1 where id = $1'
    await outside.query(set, [shopId, kind === 'HTML'])
    for (const [at, detail] of DETAILS.entries()) {
      const bytes = await expectCheap(JSON.stringify(detail.slice(0, 12)), `/items/${ids[3 + at]}`)
      expect(bytes).toBeGreaterThan(3000)
    }
  },
)
