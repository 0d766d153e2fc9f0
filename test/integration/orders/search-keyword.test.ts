import { existsSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { foldText } from '../../../src/lib/fold-text.ts'
import type { Order } from '../../../src/resources/orders/order.ts'
import { toSearchRequest } from '../../../src/resources/orders/search-request.ts'
import { searchOrders } from '../../../src/resources/orders/search-store.ts'
import { insertOrders } from '../../../src/resources/orders/store.ts'
import type { TestApi } from '../../support/api.ts'
import { test } from '../../support/fixture.ts'
import { makeOrder } from '../../support/orders/build.ts'

test.beforeAll(async ({ context, shopId }) => {
  await context.db.transaction(tx =>
    insertOrders(
      tx,
      shopId,
      [FULL, PLAIN, ODD].map(order => ({ order, importedDigest: null })),
      context.clock.now(),
    ),
  )
})

function bent(order: Order, change: Partial<Order['detail']>): Order {
  return { ...order, detail: { ...order.detail, ...change } }
}

/** Has something in every field that can be searched. */
const FULL = bent(
  makeOrder({
    unique_key: 'FULLKEY123456789',
    remark: 'ﾗｯﾋﾟﾝｸﾞ希望',
    shop_memo: 'お得意様％_\\様',
    lines: [
      {
        title: '𠮷野の手ぬぐい WHITE HANGING HEART',
        variation: 'ネイビー／Ｌ',
        item_identifier: 'TENUGUI-01',
        variation_identifier: 'TN_L',
        barcode: '4901234567894',
      },
    ],
  }),
  {
    customer: {
      name: { first: '久美子', last: '髙﨑', first_kana: 'クミコ', last_kana: 'たかさき' },
      mail_address: 'Kumiko.Takasaki+shop@Example.JP',
      address: {
        ...{ country: 'Japan', country_code: 'JP', zip_code: '530-0001', prefecture: '大阪府' },
        ...{ address: '大阪市北区梅田３丁目１−３', address2: 'ﾉｰｽゲート 12F', tel: '090-1234-5678' },
      },
    },
    shipping: {
      name: { first: 'ヴィオラ', last: '東海林' },
      address: {
        ...{ country: 'Japan', country_code: 'JP', zip_code: '0600001', prefecture: '北海道' },
        ...{ address: '札幌市中央区北一条西', address2: null, tel: '+81312345678' },
      },
    },
  },
)

const PLAIN = makeOrder({ unique_key: 'PLAINKEY00000000' })

/** The list of strings that break programs, where the data for tests is at hand. */
const NAUGHTY = new URL('../../../../shared/data/naughty-strings/blns.json', import.meta.url)
const naughty: string[] = existsSync(NAUGHTY) ? JSON.parse(readFileSync(NAUGHTY, 'utf8')) : []

const ODD = bent(makeOrder({ unique_key: 'ODDKEY0000000000' }), {
  remark: naughty.filter(text => !text.includes('\0') && text.isWellFormed()).join('\n'),
})

async function find(api: TestApi, keyword: string): Promise<string[]> {
  const response = await api.call('POST', '/api/orders/search', { keyword })
  expect(response.statusCode, response.body).toBe(200)
  const { orders, pagination } = response.json()
  expect(pagination.total_count).toBe(orders.length)
  return orders.map(({ unique_key }: { unique_key: string }) => unique_key.replace(/KEY.*/, ''))
}

// R-SEARCH-9
describe('every field is found', () => {
  test.for([
    ['the key, in lower case', 'fullkey1234'],
    ['the family name, by one character', '髙'],
    ['the whole name, written in one', '髙﨑久美子'],
    ['and apart', '髙﨑　久美子'],
    ['kana in hiragana', 'くみこ'],
    ['kana in half-width katakana', 'ﾀｶｻｷｸﾐｺ'],
    ['the mail address, in any case', 'KUMIKO.takasaki+SHOP@example.jp'],
    ['the telephone as it is written', '090-1234-5678'],
    ['and without hyphens', '09012345678'],
    ['and with others', '0901-23-45678'],
    ['and in full width with long dashes', '０９０ー１２３４'],
    ['and a part of it', '34-56'],
    ['and within brackets', '(090)1234-5678'],
    ['an international one', '+81-3-1234-5678'],
    ['the postal code as it is written', '530-0001'],
    ['and without its hyphen', '5300001'],
    ['one that has no hyphen, with it', '060-0001'],
    ['prefecture and street in one', '大阪府大阪市北区'],
    ['digits of any width and a dash of any kind', '3丁目1-3'],
    ['the second line, half-width', 'ノースゲート'],
    ['the receiver', '東海林ゔぃおら'],
    ['the receiver’s street', '札幌市'],
    ['the item', 'ぬぐい white'],
    ['the item, by a character above U+FFFF', '𠮷'],
    ['and by it with its neighbour', '𠮷野'],
    ['the variation', 'ねいびー/l'],
    ['the code of the item', 'tenugui-01'],
    ['the code of the variation', 'TN_L'],
    ['the barcode', '901234567'],
    ['the remark', 'ラッピング'],
    ['the memo', 'お得意様%_\\様'],
  ] as const)('%s', async ([_what, keyword], { api }) => {
    expect(await find(api, keyword)).toEqual(expect.arrayContaining(['FULL']))
  })

  // R-SEARCH-4
  test.for(['', ' ', '\u3000\n\t'])('the keyword %j is no filter', async (keyword, { api }) => {
    expect(await find(api, keyword)).toHaveLength(3)
  })
})

// R-SEARCH-9, R-SEARCH-10
describe('nothing else is found', () => {
  test.for([
    ['wildcards are characters', 'F%'],
    ['and so is the underscore', 'FULL_EY'],
    ['every word must be there', '髙﨑 花子'],
    ['a word is one piece', '髙﨑子'],
    ['all pairs of a word are not the word', 'kukuk'],
    ['fields do not run into each other', '久美子クミコ'],
    ['hyphens matter but in numbers', 'TENUGUI01'],
    ['a number with hyphens is no part of another field', '49-01'],
    ['voiced sounds are others', 'たがさき'],
    ['a backslash', '\\\\'],
    ['quotes', `'"`],
  ] as const)('%s', async ([_what, keyword], { api }) => {
    expect((await find(api, keyword)).filter(name => name !== 'ODD')).toEqual([])
  })
})

test('a telephone number that is one of digits alone is found where digits are', async ({ api }) => {
  expect(await find(api, '4901234567894')).toEqual(['FULL'])
  expect(await find(api, '12345678')).toContain('FULL')
})

test.skipIf(naughty.length === 0)(
  'strings that break programs are looked for as they are',
  async ({ api }) => {
    const refused: string[] = []
    for (const keyword of naughty) {
      if ([...keyword].length > 255) continue
      const response = await api.call('POST', '/api/orders/search', { keyword })
      if (response.statusCode === 400) refused.push(keyword)
      else expect(response.statusCode, keyword).toBe(200)
      if (response.statusCode !== 200 || foldText(keyword) === '') continue
      const keys = response.json().orders.map(({ unique_key }: { unique_key: string }) => unique_key)
      expect(keys, keyword).toContain('ODDKEY0000000000')
    }
    expect(refused.every(keyword => keyword.includes('\0') || !keyword.isWellFormed())).toBe(true)
  },
)

// R-WORK-1
test('with a bound no more are counted, and the page is the same', async ({ context, shopId }) => {
  const request = toSearchRequest(
    { keyword: 'example.jp', ordered_from_date: '2026-01-01', ordered_to_date: '2026-12-31', limit: 1 },
    context.clock.now(),
  )
  const all = await searchOrders(context.db, shopId, request)
  expect(all.total).toBeGreaterThan(1)
  expect(await searchOrders(context.db, shopId, { ...request, most: 1 })).toEqual({ ...all, total: 1 })
})
