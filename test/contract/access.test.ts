/**
 * Every operation of the OpenAPI document against everybody who may not call it: made from the document, so that a new
 * operation takes part by itself. Where no valid call of it can be made, the test says what it has to be told.
 */
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { badAuthorizations, checksumOf } from './support/access/bad-tokens.ts'
import { bytesOf, REQUEST_ID } from './support/access/bytes.ts'
import { type Documented, documentedOperations } from './support/access/documented.ts'
import { furnish } from './support/access/furnish.ts'
import { askFor, idAt, NOTHING, placesToTry, type Swap, type Target } from './support/access/requests.ts'
import { describeCall } from './support/answer-faults.ts'
import { type Answer, type Call, call } from './support/call.ts'
import { runCli } from './support/cli.ts'
import { exported } from './support/documents.ts'
import { must } from './support/makers.ts'
import { openapi } from './support/openapi.ts'
import { operations as promised } from './support/operations.ts'
import type { Problem } from './support/problem.ts'
import { cli, describeWithCli, newShop, newToken, type Shop, shopA, shopB } from './support/shops.ts'

const withCli = inject('cli') !== null
const all = documentedOperations(openapi)
// Orders come in through the command line only.
const secured = all
  .filter(each => each.asks.includes('token'))
  .filter(each => withCli || !each.path.includes('{unique_key}'))
const placed = secured.filter(each => each.ids.length > 0)

/** Who calls: own shops where they can be made, so that nobody else's calls stand between before and after. */
let ours: { readonly shop: Shop; readonly target: Target }
let theirs: { readonly shop: Shop; readonly target: Target } | undefined
/** For each operation a target of its own, on which it succeeds. */
let used: Map<Documented, { readonly shop: Shop; readonly target: Target }>

/** Whoever is called so has everything that any operation names. */
const EVERYTHING = { ids: secured.flatMap(({ ids }) => ids) }

beforeAll(async () => {
  const mine = withCli ? await newShop() : shopA
  const [target, ...others] = await furnish(mine, [EVERYTHING, ...secured])
  if (target === undefined) throw new Error('no target was made')
  ours = { shop: mine, target }
  used = new Map(secured.map((operation, at) => [operation, { shop: mine, target: others[at] ?? target }]))
  if (!withCli && inject('shopB') === null) return
  const another = withCli ? await newShop() : shopB()
  const [second] = await furnish(another, [EVERYTHING])
  theirs = second && { shop: another, target: second }
})

const asking = (operation: Documented, target: Target, swaps: readonly Swap[] = []): Call => ({
  ...askFor(operation, target, swaps),
  headers: REQUEST_ID,
})

async function answered(request: Call): Promise<[Call, Answer]> {
  return [request, await call(request)]
}

// What is refused below would be done if it were let: else nothing would be proved.
describe('a call that is valid', () => {
  test('is known for every operation', () => {
    expect(secured.length).toBeGreaterThan(30)
    expect(secured.map(each => each.name)).toEqual(
      expect.arrayContaining(promised.map(({ method, path }) => `${method} ${path}`)),
    )
  })

  test.each(secured)('of $name succeeds', async operation => {
    const { shop, target } = used.get(operation) ?? ours
    const request = { ...asking(operation, target), token: shop.token }
    const answer = await call(request)
    const taught = `give newTarget in test/contract/support/access/target.ts a body for it that is accepted:\n`
    expect(answer.status, taught + describeCall(request, answer)).toBeLessThan(300)
  })
})

describe('refusals', () => {
  let before: unknown
  beforeAll(async () => {
    before = await everything()
  })

  // R-AUTH-2
  describe('of who brings no token', () => {
    const expected: unknown[] = []
    test.each(secured)('$name', async operation => {
      const request = { ...asking(operation, ours.target), token: null }
      const inQuery = {
        ...request,
        path: `${request.path}${request.path.includes('?') ? '&' : '?'}access_token=${shopA.token}`,
      }
      const elsewhere = {
        cookie: `token=${shopA.token}`,
        'x-api-key': shopA.token,
        'proxy-authorization': `Bearer ${shopA.token}`,
      }
      const answers = await Promise.all(
        [request, inQuery, { ...request, headers: { ...REQUEST_ID, ...elsewhere } }].map(call),
      )
      expected.push(...answers.map(answer => bytesOf(answer)))
      expect(expected[0]).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer realm="akinai"' },
      })
      for (const answer of expected) expect(answer).toEqual(expected[0])
    })
  })

  // R-AUTH-2, R-AUTH-6, R-AUTH-10
  describe('of who brings a bad token', () => {
    const kinds = badAuthorizations(shopA.token)
    let expected: unknown
    beforeAll(async () => {
      expect(checksumOf(shopA.token.slice(0, -6))).toBe(shopA.token.slice(-6))
      if (!withCli) return
      const { id, token } = await newToken(ours.shop, ['items.read', 'items.update'])
      const { code, stderr } = await runCli(cli(), ['token', 'revoke', String(id)])
      expect(code, stderr).toBe(0)
      kinds.push(['revoked', `Bearer ${token}`])
    })
    test.each(secured)('$name', async operation => {
      for (const [what, authorization] of kinds) {
        const request = { ...asking(operation, ours.target), token: null }
        const answer = await call({ ...request, headers: { ...REQUEST_ID, authorization } })
        const bytes = bytesOf(answer)
        expected ??= bytes
        expect(bytes, what).toMatchObject({ status: 401 })
        expect(answer.headers['www-authenticate'], what).toBe('Bearer realm="akinai", error="invalid_token"')
        expect(bytes, what).toEqual(expected)
      }
    })
  })

  describeWithCli('of a token that lacks a scope', () => {
    const scopes = [...new Set(secured.flatMap(each => each.scopes))]
    const tokens = new Map<string, Promise<{ token: string }>>()
    /** Made when it is first asked for. */
    const without = async (missing: string) => {
      const made =
        tokens.get(missing) ??
        newToken(
          ours.shop,
          scopes.filter(scope => scope !== missing),
        )
      tokens.set(missing, made)
      return (await made).token
    }
    const lacking = secured.flatMap(operation =>
      operation.scopes.map(missing => ({ name: operation.name, operation, missing })),
    )
    // R-AUTH-3, R-AUTH-4
    test.for(lacking)('$name without $missing', async ({ operation, missing }) => {
      const token = await without(missing)
      const answers = await Promise.all(
        [ours.target, { ...ours.target, ids: NOTHING }, ...(theirs ? [theirs.target] : [])].map(target =>
          call({ ...asking(operation, target), token }),
        ),
      )
      const [first] = answers as [Answer]
      const challenge = `Bearer realm="akinai", error="insufficient_scope", scope="${operation.scopes.join(' ')}"`
      expect([first.status, first.headers['www-authenticate']]).toEqual([403, challenge])
      expect((first.body as Problem).detail).toContain(missing)
      for (const answer of answers) expect(bytesOf(answer)).toEqual(bytesOf(first))
    })
  })

  describe.skipIf(!withCli && inject('shopB') === null)("of another shop's", () => {
    const places = placed.flatMap(operation =>
      placesToTry(operation).map(tried => ({
        name: operation.name,
        what: tried.map(({ where, at }) => `${where} ${at.join('/')}`).join(' and '),
        operation,
        tried,
      })),
    )
    // R-TENANT-1
    test.for(places)('$name: $what', async ({ operation, tried }) => {
      if (theirs === undefined) throw new Error('there is no other shop')
      const { target } = theirs
      const swap = (ids: Target['ids']) =>
        tried.map(place => ({ place, id: idAt(operation, { ...target, ids }, place) }))
      const [foreign, missing] = [swap(target.ids), swap(NOTHING)]
      const ask = (swaps: readonly Swap[]) => ({
        ...asking(operation, ours.target, swaps),
        token: ours.shop.token,
      })
      const [request, answer] = await answered(ask(foreign))
      const other = await call(ask(missing))
      const asked = (swaps: readonly Swap[]) => swaps.map(({ id }) => id)
      expect(bytesOf(answer, asked(foreign)), describeCall(request, answer)).toEqual(
        bytesOf(other, asked(missing)),
      )
      // What is no filter must be refused; a filter finds nothing.
      if (tried.some(({ where }) => where !== 'query')) expect([404, 422]).toContain(answer.status)
      else expect(answer.body).toEqual([])
    })
  })

  test('have changed nothing', async () => {
    expect(await everything()).toEqual(before)
  })
})

/** All that can be seen of the shops. */
async function everything(): Promise<unknown> {
  const shops = [ours, ...(theirs ? [theirs] : [])]
  if (withCli) return Promise.all(shops.map(({ shop }) => exported(shop)))
  const seen = shops.flatMap(({ shop, target: { ids } }) =>
    [`/api/items/${ids.item}`, `/api/items/${ids.otherItem}`, '/api/item_categories'].map(path =>
      must(200, { method: 'GET', path, token: shop.token }),
    ),
  )
  return (await Promise.all(seen)).map(({ body }) => body)
}
