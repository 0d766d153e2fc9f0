/**
 * Every change of what has a tag, with tags that are the present one, another, none and required: made from the OpenAPI document,
 * so that a new operation takes part by itself (docs/rules/matching.md).
 */
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Documented, documentedOperations } from './support/access/documented.ts'
import { furnish } from './support/access/furnish.ts'
import { type Asked, askFor, type Target } from './support/access/requests.ts'
import { describeCall } from './support/answer-faults.ts'
import { type Answer, call } from './support/call.ts'
import { cliJson } from './support/cli.ts'
import { must, newItem } from './support/makers.ts'
import { openapi } from './support/openapi.ts'
import { newShop, newToken, type Shop, shopA } from './support/shops.ts'

const cli = inject('cli')
const withCli = cli !== null

const headerNames = ({ path, method }: Documented): string[] =>
  ((openapi.paths[path]?.[method.toLowerCase()]?.parameters ?? []) as { in: string; name: string }[])
    .filter(parameter => parameter.in === 'header')
    .map(({ name }) => name)

const all = documentedOperations(openapi)
// Orders come in through the command line only.
const reachable = all.filter(({ path }) => withCli || !path.includes('{unique_key}'))
const changes = reachable.filter(operation => headerNames(operation).includes('If-Match'))
const reads = reachable.filter(
  operation => operation.asks.length > 0 && headerNames(operation).includes('If-None-Match'),
)

/** Where the resource is read that a change is of. */
function readPath(path: string): string {
  if (path.startsWith('/api/item_categories/') && path.includes('/items/')) return '/api/items/{item_id}'
  return /^\/api\/\w+\/\{\w+\}/.exec(path)?.[0] ?? path
}

/** What changes nothing that a GET shows leaves the tag: a place in the list. */
const UNSEEN = ['moveItem', 'moveItemCategory']

/** Rows that change what the target has not, or has already. */
const WITHOUT_EFFECT = ['reorderItemImages', 'unlinkItemFromCategory', 'updateOrder', ...UNSEEN]

let shop: Shop
const aims = new Map<Documented, { readonly request: Asked; readonly read: string }>()
beforeAll(async () => {
  shop = withCli ? await newShop() : shopA
  const targets = await furnish(shop, changes)
  for (const [at, operation] of changes.entries()) {
    const target = targets[at] as Target
    const { path: read } = askFor(
      { ...operation, method: 'GET', path: readPath(operation.path), body: undefined },
      target,
    )
    aims.set(operation, { request: askFor(operation, target), read })
  }
})

function aimAt(operation: Documented) {
  const aim = aims.get(operation)
  if (aim === undefined) throw new Error(`${operation.name} is not aimed at anything`)
  return aim
}

const shown = (path: string) => must(200, { method: 'GET', path, token: shop.token })

async function send(operation: Documented, ifMatch: string, token = shop.token): Promise<Answer> {
  return call({ ...aimAt(operation).request, token, headers: { 'if-match': ifMatch } })
}

const typeOf = ({ body }: Answer) => (body as { readonly type?: string } | undefined)?.type

// R-MATCH-1
test('every change below what is read with a tag goes by it', () => {
  expect(changes.length).toBeGreaterThan(15)
  const tagged = reads.map(({ path }) => path)
  const below = reachable.filter(
    ({ method, path }) =>
      method !== 'GET' && tagged.some(read => path === read || path.startsWith(`${read}/`)),
  )
  expect(below.filter(operation => !changes.includes(operation)).map(({ name }) => name)).toEqual([])
  for (const { refusals } of changes) {
    expect(refusals).toContain('request/precondition-failed')
    expect(refusals).toContain('request/precondition-required')
    expect(refusals).toContain('request/invalid-if-match')
  }
})

// R-MATCH-2, R-HTTP-12
describe('what is read', () => {
  test.each(reads)('$name tells a strong tag, and 304 to who has it', async operation => {
    const [target] = await furnish(shop, [operation])
    const { path } = askFor(operation, target as Target)
    const { headers } = await shown(path)
    expect(headers.etag).toMatch(/^"[\x21\x23-\x7e]+"$/)
    for (const known of [String(headers.etag), '*', `"other", W/${headers.etag}`]) {
      const same = await call({ method: 'GET', path, token: shop.token, headers: { 'if-none-match': known } })
      expect([same.status, same.headers.etag, same.bytes.length]).toEqual([304, headers.etag, 0])
    }
    const other = await call({
      method: 'GET',
      path,
      token: shop.token,
      headers: { 'if-none-match': '"other"' },
    })
    expect(other.status).toBe(200)
  })
})

describe.for(changes)('$name', operation => {
  // R-MATCH-4, R-MATCH-5
  test('is refused where it is not as the caller has seen it, and changes nothing', async () => {
    const { read } = aimAt(operation)
    const before = await shown(read)
    const etag = String(before.headers.etag)
    for (const other of ['"other"', `W/${etag}`]) {
      const answer = await send(operation, other)
      expect([answer.status, typeOf(answer)], other).toEqual([412, '/errors/request/precondition-failed'])
      expect(answer.headers.etag).toBe(etag)
    }
    expect((await shown(read)).text).toBe(before.text)
  })

  // R-MATCH-6
  test('is refused with a header that is none', async () => {
    const { read } = aimAt(operation)
    const before = await shown(read)
    const answer = await send(operation, 'unquoted')
    expect([answer.status, typeOf(answer)]).toEqual([400, '/errors/request/invalid-if-match'])
    expect((await shown(read)).text).toBe(before.text)
  })

  // R-MATCH-8
  test.skipIf(!withCli)('is refused without a tag where the shop wants one', async () => {
    const { token } = await strict()
    const answer = await call({ ...aimAt(operation).request, token })
    expect([answer.status, typeOf(answer)]).toEqual([428, '/errors/request/precondition-required'])
  })

  // R-MATCH-4, R-MATCH-7
  test('is carried out where it is, and tells the new tag', async () => {
    const { read, request } = aimAt(operation)
    const before = await shown(read)
    const etag = String(before.headers.etag)
    const answer = await send(operation, `"other", ${etag}`)
    expect(answer.status, describeCall(request, answer)).toBeLessThan(300)
    const after = await call({ method: 'GET', path: read, token: shop.token })
    if (after.status === 404) return expect(answer.headers.etag).toBeUndefined()
    expect(answer.headers.etag).toBe(after.headers.etag)
    const isSame = WITHOUT_EFFECT.includes(operation.operationId)
    expect(after.headers.etag === etag).toBe(isSame)
    if (operation.operationId === 'addItemImage') return
    const again = (await send(operation, etag)).status
    // What was deleted of it is not there any more, whatever is known of the rest.
    if (operation.method === 'DELETE' && !isSame) expect(again).toBe(404)
    else expect(again === 412).toBe(!isSame)
  })
})

// R-HTTP-2, R-MATCH-4
describe.for(changes.filter(({ path }) => path.split('{').length > 2))(
  '$name of a part that is not there',
  operation => {
    test('is 404, whatever is known of the rest, and changes nothing', async () => {
      const { read, request } = aimAt(operation)
      const before = await shown(read)
      // The item is what is read: the other of the two is what there is not.
      const path = request.path.replace(/\/(\w+)\/\d+/g, (whole, of) =>
        of === 'items' ? whole : `/${of}/2000000000`,
      )
      expect(path).not.toBe(request.path)
      for (const tag of ['"other"', String(before.headers.etag)]) {
        const answer = await call({ ...request, path, token: shop.token, headers: { 'if-match': tag } })
        expect([answer.status, tag], describeCall(request, answer)).toEqual([404, tag])
      }
      expect((await shown(read)).text).toBe(before.text)
    })
  },
)

let strictShop: Promise<{ readonly token: string }> | undefined

/** A token of the shop that came after the shop had begun to want tags. */
function strict(): Promise<{ readonly token: string }> {
  strictShop ??= (async () => {
    const other = await newShop()
    if (cli === null) throw new Error('There is no command line')
    await cliJson(cli, ['shop', 'settings', '--shop', other.key, 'require_if_match=on'])
    return newToken(other, [
      'items.read',
      'items.update',
      'items.delete',
      'items.publish',
      'item_categories.write',
      'orders.read',
      'orders.update',
      'orders.cancel',
      'orders.dispatch',
    ])
  })()
  return strictShop
}

// R-HTTP-2, R-MATCH-4
test('a picture for an item that is not as its caller has seen it is 412, whatever its file is', async () => {
  const path = `/api/items/${await newItem({}, shop)}/images`
  const request = { ...{ method: 'POST', path, token: shop.token }, json: { file_id: 'A'.repeat(32) } }
  const stale = await call({ ...request, headers: { 'if-match': '"other"' } })
  expect([stale.status, typeOf(stale)]).toEqual([412, '/errors/request/precondition-failed'])
  const { headers } = await shown(path.replace('/images', ''))
  expect((await call({ ...request, headers: { 'if-match': String(headers.etag) } })).status).toBe(422)
})

// R-MATCH-5, R-MATCH-6
test('lists of tags, and what is no list of tags', async () => {
  const path = `/api/items/${await newItem({}, shop)}`
  const edit = (header: string) =>
    call({ ...{ method: 'POST', path, json: {}, token: shop.token }, headers: { 'if-match': header } })
  const etag = String((await shown(path)).headers.etag)
  const statuses: readonly (readonly [number, readonly string[]])[] = [
    [200, [etag, `"other",${etag}`, `, ,${etag} ,`, `\t${etag}\t`, `${etag}, ${etag}`, `W/"other", ${etag}`]],
    [412, ['""', '"other", "one-more"', `W/${etag}`, `"W/${etag.slice(1)}`, ', "other" ,']],
    [400, ['', ',', 'unquoted', '"open', '*, "x"', '"a" "b"', 'w/"a"', "'a'", '"a b"', `${etag};`]],
  ]
  for (const [status, headers] of statuses) {
    for (const header of headers) expect((await edit(header)).status, header).toBe(status)
  }
})

// R-MATCH-5
test('* means whatever is there, and what is not there is 404 as ever', async () => {
  const path = `/api/items/${await newItem({}, shop)}`
  const edit = (at: string, headers: Record<string, string>) =>
    call({ method: 'POST', path: at, json: { name: 'x' }, token: shop.token, headers })
  expect((await edit(path, { 'if-match': ' * ' })).status).toBe(200)
  expect((await edit('/api/items/2000000000', { 'if-match': '*' })).status).toBe(404)
  expect((await edit('/api/items/2000000000', { 'if-match': '"other"' })).status).toBe(404)
})

// R-MATCH-9
test('sent again with its key a call is answered as it was, whatever has become of the tag', async () => {
  const path = `/api/items/${await newItem({}, shop)}`
  const { etag } = (await shown(path)).headers
  const stock = (pieces: number, key: string) =>
    call({
      ...{ method: 'PUT', path: `${path}/stock`, json: { stock: pieces }, token: shop.token },
      headers: { 'if-match': String(etag), 'idempotency-key': key },
    })
  const [first, refused] = [await stock(5, 'first'), await stock(6, 'second')]
  expect([first.status, refused.status]).toEqual([204, 412])
  for (const [again, before] of [
    [await stock(5, 'first'), first],
    [await stock(6, 'second'), refused],
  ] as const) {
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect([again.status, again.text, again.headers.etag]).toEqual([
      before.status,
      before.text,
      before.headers.etag,
    ])
  }
  expect(((await shown(path)).body as { stock: number }).stock).toBe(5)
})
