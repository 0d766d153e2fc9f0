import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import {
  listItems,
  lotteryItem,
  must,
  newItem,
  normalItem,
  showItem,
  subscriptionItem,
  unique,
} from './support/makers.ts'

const second = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

describe('a new item', () => {
  // R-ITEM-1, R-ITEM-10
  test('is hidden, without stock, with every field at its default', async () => {
    const name = unique()
    const before = Date.now() - 1000
    const answer = await must(200, { method: 'POST', path: '/api/items', json: normalItem({ name }) })
    expect(Object.keys(answer.body as object)).toEqual(['item_id'])
    const item = await showItem((answer.body as { item_id: number }).item_id)
    const { id, _links, created_at, modified_at, ...rest } = item
    const isNull = ([, value]: [string, unknown]) => value === null
    expect(rest).toEqual({
      // Of members that came later this is the default, unless it is named here.
      ...Object.fromEntries(Object.entries(rest).filter(isNull)),
      ...{ type: 'normal', name, detail: '', identifier: null, price: 1000, proper_price: null, stock: 0 },
      ...{
        visible: false,
        sales_status: 'item_now_on_sale',
        item_tax_type: 'standard',
        images: [],
        variations: [],
      },
      ...{ categories: [], options: [], quantity_limit: null },
    })
    expect(created_at).toMatch(second)
    expect(modified_at).toBe(created_at)
    expect(Date.parse(created_at)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(created_at)).toBeLessThanOrEqual(Date.now() + 1000)
    expect(_links).toBeDefined()
    expect(id).toBeGreaterThan(0)
  })

  // R-ITEM-10
  test('is the last of the list when it was made', async () => {
    const first = await newItem()
    const next = await newItem()
    const ids = (await listItems('order=created&sort=desc&limit=100')).map(each => each.id)
    expect(ids.indexOf(next)).toBeLessThan(ids.indexOf(first))
  })

  // R-ITEM-9
  test('carries everything that was sent', async () => {
    const sent = {
      ...{
        type: 'normal',
        name: unique(),
        detail: '一行目\n二行目\r\n\t<b>&</b> ',
        identifier: 'a-Z_0',
        price: 12_345,
      },
      ...{ item_tax_type: 'reduced', quantity_limit: 7 },
    }
    expect(await showItem(await newItem(sent))).toMatchObject(sent)
  })

  // R-ITEM-17
  test('the same body twice makes two items', async () => {
    const body = normalItem({ identifier: 'not-unique' })
    const first = await newItem(body)
    expect(await newItem(body)).not.toBe(first)
  })
})

// R-TEXT-2, R-LIMIT-2
describe('both sides of the bounds: accepted', () => {
  const rows: [string, Record<string, unknown>][] = [
    ['a name of one character', { name: 'x' }],
    ['a name of 255 characters', { name: 'あ'.repeat(255) }],
    ['a name of 255 code points with combining marks', { name: `a${'\u0301'.repeat(254)}` }],
    ['a name at the edge of the BMP', { name: '\uffff\ufffd\ue000' }],
    ['a name with white space around', { name: ' \u3000x\u00a0 ' }],
    ['a name with a zero-width space', { name: 'x\u200b' }],
    ['a name with a line separator', { name: 'a\u2028b' }],
    ['detail of 65535 characters', { detail: '詳'.repeat(65_535) }],
    ['detail of one line feed', { detail: '\n' }],
    ['detail of spaces', { detail: '  \t ' }],
    ['detail empty', { detail: '' }],
    ['identifier of one character', { identifier: '-' }],
    ['identifier of 50 characters', { identifier: 'aZ09_-'.repeat(9).slice(0, 50) }],
    ['price at the bottom', { price: 50 }],
    ['price at the top', { price: 100_000_000 }],
    ['quantity_limit 1', { quantity_limit: 1 }],
    ['quantity_limit 100', { quantity_limit: 100 }],
    ['reduced tax', { item_tax_type: 'reduced' }],
    ['takeout', { type: 'takeout' }],
  ]
  test.for(rows)('%s', async ([, over]) => {
    expect(await showItem(await newItem(normalItem(over)))).toMatchObject(over)
  })

  // R-ITEM-9
  test('null and omitted are the same where null is allowed', async () => {
    const nulls = await showItem(
      await newItem(normalItem({ detail: null, identifier: null, quantity_limit: null })),
    )
    expect(nulls).toMatchObject({ detail: '', identifier: null, quantity_limit: null })
  })
})

describe('types', () => {
  // R-ITEM-3
  test('a subscription without repeat_price has two equal prices', async () => {
    const item = await showItem(await newItem(subscriptionItem({ price: 4200 })))
    expect(item.subscription).toEqual({
      ...{ initial_price: 4200, repeat_price: 4200, repeat_times: 'unlimited', cycle_plan: 'monthly' },
    })
    expect(item.lottery).toBeUndefined()
    expect(item.digital).toBeUndefined()
  })

  const times = ['repeat_3_times', 'repeat_6_times', 'repeat_12_times', 'unlimited']
  const plans = ['weekly', 'every_2_weeks', 'monthly', 'every_45_days', 'every_2_months', 'every_3_months']
  // R-ITEM-3
  test('every repeat and every cycle can be chosen', async () => {
    for (const repeat_times of times) {
      for (const cycle_plan of plans) {
        const own = { repeat_times, cycle_plan, repeat_price: 50 }
        const item = await showItem(await newItem(subscriptionItem({}, own)))
        expect(item.subscription).toEqual({ initial_price: 1000, ...own })
      }
    }
  })

  test('a repeat price may lie above the first and at both bounds', async () => {
    for (const repeat_price of [50, 999, 1001, 100_000_000]) {
      expect(
        (await showItem(await newItem(subscriptionItem({}, { repeat_price })))).subscription?.repeat_price,
      ).toBe(repeat_price)
    }
  })

  // R-TIME-1
  test('a lottery shows its three times in UTC to the second', async () => {
    const item = await showItem(await newItem(lotteryItem()))
    expect(item.lottery).toEqual({
      application_start_at: '2040-01-01T00:00:00Z',
      application_end_at: '2040-01-31T00:00:00Z',
      scheduled_announce_at: '2040-02-01T00:00:00Z',
    })
    expect(item.subscription).toBeUndefined()
  })

  // R-ITEM-4
  test('the end of applications may be the announcement', async () => {
    const own = { application_end_at: '2040-02-01T00:00:00Z' }
    expect((await showItem(await newItem(lotteryItem({}, own)))).lottery).toMatchObject(own)
  })
})

// R-TIME-2
describe('date-times read', () => {
  const rows: [string, string][] = [
    ['2040-01-01T09:00:00+09:00', '2040-01-01T00:00:00Z'],
    ['2039-12-31T19:00:00-05:00', '2040-01-01T00:00:00Z'],
    ['2040-01-01T05:45:00+05:45', '2040-01-01T00:00:00Z'],
    ['2040-01-01T23:59:00+23:59', '2040-01-01T00:00:00Z'],
    ['2040-01-01T00:00:00-00:00', '2040-01-01T00:00:00Z'],
    ['2040-01-01T00:00:00+00:00', '2040-01-01T00:00:00Z'],
    ['2040-01-01t00:00:00z', '2040-01-01T00:00:00Z'],
    ['2040-01-01T00:00:00.000Z', '2040-01-01T00:00:00Z'],
    ['2040-01-01T00:00:00.000000000Z', '2040-01-01T00:00:00Z'],
    ['2036-02-29T12:00:00Z', '2036-02-29T12:00:00Z'],
    ['2000-02-29T12:00:00Z', '2000-02-29T12:00:00Z'],
    ['1999-12-31T23:59:59Z', '1999-12-31T23:59:59Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
    ['1969-12-31T23:59:59Z', '1969-12-31T23:59:59Z'],
    ['1904-02-29T00:00:00Z', '1904-02-29T00:00:00Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
    ['0099-06-15T10:20:30Z', '0099-06-15T10:20:30Z'],
  ]
  test.for(rows)('%s is %s', async ([written, read]) => {
    const item = await showItem(await newItem(lotteryItem({}, { application_start_at: written })))
    expect(item.lottery?.application_start_at).toBe(read)
  })

  test('the last second of the year 9999', async () => {
    const own = { application_end_at: '9999-12-31T23:59:58Z', scheduled_announce_at: '9999-12-31T23:59:59Z' }
    expect((await showItem(await newItem(lotteryItem({}, own)))).lottery).toMatchObject(own)
  })

  const odd = [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:59',
    '0000-12-31T23:59:59-23:59',
    '2040-01-01T00:00:00.9999999999999Z',
  ]
  test.each([...odd, '1990-12-31T23:59:60Z'])(
    '%s is taken or refused, and never breaks a reader',
    async written => {
      const json = lotteryItem({}, { application_start_at: written })
      const answer = await call({ method: 'POST', path: '/api/items', json })
      expect([200, 400, 422]).toContain(answer.status)
      if (answer.status === 200) await showItem((answer.body as { item_id: number }).item_id)
    },
  )

  test('a time that is past the year 9999 in UTC is taken or refused, and never breaks a reader', async () => {
    const json = lotteryItem({}, { scheduled_announce_at: '9999-12-31T23:59:59-23:59' })
    const answer = await call({ method: 'POST', path: '/api/items', json })
    expect([200, 400, 422]).toContain(answer.status)
    if (answer.status === 200) await showItem((answer.body as { item_id: number }).item_id)
  })
})
