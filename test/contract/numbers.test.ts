import { describe, expect, test } from 'vitest'
import { type Call, call } from './support/call.ts'
import { listItems, must, newItem, normalItem, showItem, unique } from './support/makers.ts'
import { invalidItem, refused } from './support/refused.ts'

describe('meaning of JSON', () => {
  const post = (raw: string): Call => ({ method: 'POST', path: '/api/items', raw })
  const withPrice = (price: string) =>
    `{"type":"normal","name":"${unique()}","item_tax_type":"standard","price":${price}}`

  // R-BODY-7
  test('of a repeated member the last one counts', async () => {
    const name = unique()
    const raw = `{"type":"digital","name":5,"price":1,"type":"normal","name":"first","name":"${name}","item_tax_type":"reduced","price":70}`
    const { item_id } = (await must(200, post(raw))).body as { item_id: number }
    expect(await showItem(item_id)).toMatchObject({
      name,
      price: 70,
      type: 'normal',
      item_tax_type: 'reduced',
    })
  })

  // R-BODY-7
  test('escaped and plain spellings of a member are the same member', async () => {
    await must(200, post(withPrice('100').replace('"price"', '"\\u0070rice"')))
  })

  const numbers: [string, number][] = [
    ...([
      ['100', 100],
      ['100.0', 100],
      ['1e2', 100],
      ['1E+2', 100],
      ['1000e-1', 100],
      ['1.5e2', 150],
    ] as [string, number][]),
    ...([
      ['100000000', 1e8],
      ['0.5E2', 50],
    ] as [string, number][]),
  ]
  // R-BODY-8
  test.for(numbers)('a price written %s is %i', async ([written, value]) => {
    const { item_id } = (await must(200, post(withPrice(written)))).body as { item_id: number }
    expect((await showItem(item_id)).price).toBe(value)
  })

  const wrong = [
    ...'"100" 100.5 1e400 -1e400 1e-400 -0 0 49 100000001 -100 9007199254740993 true'.split(' '),
    ...'null [] [100] {} {"value":100} "" 100.00000001 49.9999 123456789012345678901234567890'.split(' '),
  ]
  // R-BODY-8
  test.each(wrong)('a price written %s is refused', async written => {
    await refused(post(withPrice(written)), invalidItem('/price'))
  })

  test('negative zero is zero', async () => {
    const item = await newItem()
    await must(204, { method: 'PUT', path: `/api/items/${item}/stock`, raw: '{"stock":-0}' })
    const answer = await call({ method: 'GET', path: `/api/items/${item}` })
    expect(answer.text).toMatch(/"stock":0[,}]/)
  })

  test('an item whose name is a JSON text stays a string', async () => {
    const name = '{"a":[1,null]}'
    const item = await newItem(normalItem({ name }))
    expect((await showItem(item)).name).toBe(name)
    expect((await listItems('order=created&sort=desc&limit=50')).some(each => each.name === name)).toBe(true)
  })

  test('a mebibyte of unknown members is refused in good time', async () => {
    const names = Array.from({ length: 60_000 }, (_, index) => `"u${index}":0`)
    const started = Date.now()
    const answer = await call(post(`{${names.join(',')}}`))
    expect(answer.status).toBe(400)
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})
