/** What `request` does where somebody else was faster. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Choice, Conflict } from './conflict.ts'
import { ProblemError, request, setSettle } from './request.ts'
import { basedOn, carryReading, forgetReadings } from './tags.ts'

const PATH = '/api/items/1'

/** An item on a server, with a version for a tag. */
let item: Record<string, unknown> | undefined
let version: number
let sent: (string | null)[]

const REFUSAL = { type: '/errors/request/precondition-failed', title: 'Precondition failed', status: 412 }

beforeEach(() => {
  forgetReadings()
  ;[item, version, sent] = [{ name: 'Cup', price: 100, stock: 5 }, 1, []]
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    if (item === undefined) return new Response('{"status":404}', { status: 404 })
    const told = () => ({ headers: { etag: `"${version}"` } })
    if (method === 'GET') return new Response(JSON.stringify(item), told())
    const tag = new Headers(headers).get('if-match')
    sent.push(tag)
    if (tag !== null && tag !== `"${version}"`) return new Response(JSON.stringify(REFUSAL), { status: 412 })
    change(path.endsWith('/stock') || path === PATH ? JSON.parse(String(body)) : {})
    return new Response(null, { status: 204, ...told() })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setSettle(undefined)
})

function change(members: object): void {
  item = { ...item, ...members }
  version++
}

/** Answers so, and keeps what was asked. */
function choose(...choices: Choice[]): Conflict[] {
  const asked: Conflict[] = []
  setSettle(async conflict => {
    asked.push(conflict)
    return choices.shift() ?? 'neither'
  })
  return asked
}

const failed = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ProblemError,
  )

describe('a change', () => {
  test('is sent with the tag of what was read, and the next with the tag that it told', async () => {
    await request('PUT', `${PATH}/stock`, { stock: 1 })
    await request('GET', PATH)
    await request('PUT', `${PATH}/stock`, { stock: 2 })
    await request('POST', PATH, { name: 'Bowl' })
    expect(sent).toEqual([null, '"2"', '"3"'])
  })

  test('is sent once more without a question, when the other one changed something else', async () => {
    const asked = choose()
    await request('GET', PATH)
    change({ stock: 4 })
    await request('POST', PATH, { name: 'Bowl' })
    expect([asked, sent, item]).toEqual([[], ['"1"', '"2"'], { name: 'Bowl', price: 100, stock: 4 }])
  })

  test('that was sent once more makes the page know nothing of what it has not read', async () => {
    const asked = choose('neither')
    const begun = await request<object>('GET', PATH)
    change({ price: 120 })
    await basedOn(begun, () => request('PUT', `${PATH}/stock`, { stock: 7 }))
    await failed(request('POST', PATH, { price: 90 }))
    await failed(basedOn(begun, () => request('POST', PATH, { price: 90 })))
    await basedOn(begun, () => request('PUT', `${PATH}/stock`, { stock: 8 }))
    const fields = [{ name: 'price', before: 100, theirs: 120, mine: 90 }]
    expect([asked.map(one => one.fields), item]).toEqual([
      [fields, fields],
      { name: 'Cup', price: 120, stock: 8 },
    ])
  })

  test('"mine" is sent once more, again when a third one was faster still', async () => {
    const asked = choose('mine', 'mine')
    await request('GET', PATH)
    change({ price: 120 })
    const settle = asked.push.bind(asked)
    asked.push = conflict => {
      if (asked.length === 0) change({ price: 130 })
      return settle(conflict)
    }
    await request('POST', PATH, { price: 90 })
    expect(asked.map(({ fields }) => fields)).toEqual([
      [{ name: 'price', before: 100, theirs: 120, mine: 90 }],
      [{ name: 'price', before: 120, theirs: 130, mine: 90 }],
    ])
    expect([item?.price, sent]).toEqual([90, ['"1"', '"2"', '"3"']])
  })

  test.each(['theirs', 'neither'] as const)('"%s" changes nothing and is told', async choice => {
    choose(choice)
    await request('GET', PATH)
    change({ price: 120 })
    const error = await failed(request('POST', PATH, { price: 90 }))
    expect(error).toBeInstanceOf(ProblemError)
    expect([error?.wasChanged, error?.tookTheirs, item?.price]).toEqual([true, choice === 'theirs', 120])
  })

  test('of a form goes by what the form began with, whatever was read meanwhile', async () => {
    const asked = choose('neither')
    const begun = await request<object>('GET', PATH)
    change({ price: 120 })
    await request('GET', PATH)
    await failed(basedOn(begun, () => request('POST', PATH, { price: 90 })))
    expect([sent, asked[0]?.fields[0]?.before]).toEqual([['"1"'], 100])
  })

  // R-MATCH-10
  test('of a form asks nothing about what the page itself has changed beside it', async () => {
    const asked = choose()
    const begun = await request<object>('GET', PATH)
    // What says the same when it is read again stands for what was there.
    carryReading(await request('GET', PATH), begun)
    for (const stock of [4, 5, 6]) {
      await request('PUT', `${PATH}/stock`, { stock })
      await request('GET', PATH)
    }
    await basedOn(begun, () => request('POST', PATH, { name: 'Bowl', stock: 6 }))
    expect([asked, sent]).toEqual([[], ['"1"', '"2"', '"3"', '"4"']])
    change({ price: 120 })
    await failed(basedOn(begun, () => request('POST', PATH, { price: 90 })))
    expect(asked.map(({ fields }) => fields)).toEqual([[expect.objectContaining({ name: 'price' })]])
  })

  test('of what is gone says so', async () => {
    const asked = choose('mine')
    await request('GET', PATH)
    change({ price: 120 })
    vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
      method === 'GET'
        ? new Response('{"type":"/errors/items/not-found","title":"","status":404}', { status: 404 })
        : new Response(JSON.stringify(REFUSAL), { status: 412 }),
    )
    const error = await failed(request('POST', PATH, { price: 90 }))
    expect([asked[0]?.theirs, error?.wasChanged]).toEqual([null, true])
  })
})
