import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Checkout } from '../../api/types.ts'
import { EMPTY_DRAFT } from './checkout-draft.ts'
import { sayWishes } from './say-wishes.ts'

const PATH = '/shops/tea/api/checkouts'

/** The checkouts of a server by their ids, and what it was asked. */
let stored: Record<string, { status: string }>
let asked: string[]

beforeEach(() => {
  ;[stored, asked] = [{}, []]
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path.slice(PATH.length)}`)
    const id = path === PATH ? `c${Object.keys(stored).length + 1}` : path.slice(PATH.length + 1)
    if (method === 'POST') stored[id] = { status: 'open' }
    const checkout = stored[id]
    if (checkout === undefined) return refusal(404, 'not-found')
    if (method === 'PUT' && checkout.status !== 'open') return refusal(422, 'closed')
    return Response.json({ checkout_id: id, ...checkout })
  })
})
afterEach(() => vi.unstubAllGlobals())

function refusal(status: number, name: string): Response {
  return Response.json({ type: `/errors/checkouts/${name}`, title: '', status }, { status })
}

const begun = { checkout_id: 'c1' } as Checkout

// R-WORK-5
test('one that is open goes on, and without one another is begun', async () => {
  expect(await sayWishes(PATH, null, EMPTY_DRAFT)).toMatchObject({ checkout_id: 'c1' })
  expect(await sayWishes(PATH, begun, EMPTY_DRAFT)).toMatchObject({ checkout_id: 'c1' })
  expect(asked).toEqual(['POST ', 'PUT /c1', 'PUT /c1'])
})

// R-WORK-5
test.each(['expired', 'cancelled', 'gone'])(
  'one that is %s makes way for another with the same lines',
  async status => {
    stored = status === 'gone' ? { other: { status: 'open' } } : { c1: { status } }
    expect(await sayWishes(PATH, begun, EMPTY_DRAFT)).toMatchObject({ checkout_id: 'c2', status: 'open' })
    expect(asked).toEqual(['PUT /c1', 'GET /c1', 'POST ', 'PUT /c2'])
  },
)

test('one that was ordered is not begun again', async () => {
  stored = { c1: { status: 'completed' } }
  expect(await sayWishes(PATH, begun, EMPTY_DRAFT)).toMatchObject({ checkout_id: 'c1', status: 'completed' })
  expect(asked).toEqual(['PUT /c1', 'GET /c1'])
})

test('what is wrong with a wish, or with the server, is told', async () => {
  for (const [status, name] of [
    [400, 'invalid-body'],
    [409, 'in-progress'],
  ] as const) {
    vi.stubGlobal('fetch', async () => refusal(status, name))
    await expect(sayWishes(PATH, begun, EMPTY_DRAFT)).rejects.toMatchObject({ problem: { status } })
  }
})
