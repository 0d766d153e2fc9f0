/** Calls of plans, once it is known which things there are. */

import type { Kind } from '../../../contract/support/access/kinds.ts'
import { askFor, type Id, NOTHING, type Target } from '../../../contract/support/access/requests.ts'
import type { Call } from '../../../contract/support/call.ts'
import type { ConsoleShop } from '../../console/support/sign-in.ts'
import { OUR_PAGE } from '../../console/support/sign-in.ts'
import type { Factors } from './factors.ts'
import type { Pick, Plan, PlannedBody } from './plans.ts'
import { placesElsewhere } from './plans.ts'
import { spoil } from './values.ts'

/** A form as it is sent. */
export interface Form {
  readonly raw: Buffer
  readonly type: string
}

/** Ids by kind of thing; what buyers open with a secret has a pool of its own. */
export type Pool = Map<string, Id[]>

/** Who calls, and what there is to be called for. */
export interface Scene {
  readonly shop: ConsoleShop
  /** Of the person who is signed in. */
  readonly factors: Factors
  readonly token: string
  readonly target: Target
  readonly own: Pool
  /** Things of a shop in whose name nobody calls. */
  readonly theirs: Pool
  /** For what takes them; the first is as it should be. */
  readonly forms: readonly Form[]
}

/** Where the pool has what a checkout came to when it was last shown: it is completed at that. */
export const totalOf = (checkout: Id) => `total of ${checkout}`

/** Where it has when an item was last changed: an import from a file changes none that was changed since. */
export const lastChangeOf = (item: Id) => `last change of ${item}`

/** Ids that are kept of a kind: those of late take the places of others. */
const MAX_KEPT = 12

/** Adds a thing that has come to be known. */
export function addTo(pool: Pool, name: string, id: Id): void {
  const ids = pool.get(name) ?? []
  if (ids.includes(id)) return
  if (ids.length < MAX_KEPT) ids.push(id)
  // The first stays: it is the one that everything was made for.
  else ids[1 + (Math.abs(hash(String(id))) % (MAX_KEPT - 1))] = id
  pool.set(name, ids)
}

const hash = (text: string) => [...text].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) | 0, 7)

/** The pool for a parameter of a path: what is opened with a secret is of another than what is named by a key, and a file than its image. */
function poolOfParameter(kind: Kind | undefined, parameter: string): string {
  if (parameter === 'name') return parameter
  return parameter === 'secret' ? `${kind} secret` : (kind ?? parameter)
}

/** What stands at places of no shop's thing. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  width: ['640', '76', '1'],
  size: ['300', '640'],
  name: ['a.jpg', 'none.png'],
  download_id: ['x', '1'],
  signature: ['x', 'A'.repeat(43)],
}

function idOf({ own, theirs }: Scene, pool: string, { of, n, value }: Pick): Id {
  const ids = of === 'own' ? own.get(pool) : of === 'theirs' ? theirs.get(pool) : undefined
  const common = of === 'own' ? COMMON[pool] : undefined
  const found = (ids ?? common)?.[n % ((ids ?? common)?.length ?? 1)]
  if (of === 'other') return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 300)
  return found ?? NOTHING[pool.replace(' secret', '') as Kind] ?? 'Z'.repeat(22)
}

/** The call that a plan comes to. */
export function callOf(plan: Plan, scene: Scene): Call {
  const { operation, raw, headers } = plan
  const query = queryOf(plan, scene)
  const json = bodyOf(plan, scene)
  const call = { method: operation.method, path: pathOf(plan, scene) + query, token: null }
  const brought = { ...callerOf(plan, scene), ...headers }
  if (raw !== undefined && operation.method !== 'GET') return { ...call, raw, headers: brought }
  if (operation.takesForm) return { ...call, ...formOf(plan, scene, brought) }
  return json === undefined ? { ...call, headers: brought } : { ...call, json, headers: brought }
}

function formOf({ form: [n, bytes] }: Plan, { forms }: Scene, headers: Record<string, string>) {
  const { raw, type } = forms[n % forms.length] ?? { raw: Buffer.alloc(0), type: '' }
  return { raw: raw.subarray(0, bytes), headers: { 'content-type': type, ...headers } }
}

function callerOf(
  { operation: { asks, operationId }, caller }: Plan,
  { token, shop, factors }: Scene,
): Record<string, string> {
  const session = { ...OUR_PAGE, cookie: shop.cookie }
  if (caller === 'none') return {}
  if (caller === 'bad')
    return { authorization: 'Bearer akn_none', cookie: 'akinai_session=none', ...OUR_PAGE }
  const waiting = factors.cookieOf(operationId)
  const page = waiting === undefined ? OUR_PAGE : { ...OUR_PAGE, cookie: waiting }
  if (!asks.includes('token')) return asks.includes('session') ? session : page
  return caller === 'session' ? session : { authorization: `Bearer ${token}` }
}

const encoded = (id: Id) => encodeURIComponent(String(id).toWellFormed())

function pathOf({ operation, path }: Plan, scene: Scene): string {
  let at = 0
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const place = operation.ids.find(each => each.where === 'path' && each.at[0] === name)
    const pick = path[at++] ?? { of: 'nothing', n: 0, value: '' }
    // Buyers may call any shop: what belongs to the other one is to stay as it is.
    const own = place?.kind === 'shop' && pick.of === 'theirs' ? ({ ...pick, of: 'own' } as const) : pick
    return encoded(idOf(scene, poolOfParameter(place?.kind, name), own))
  })
}

function queryOf({ operation, query, ids }: Plan, scene: Scene): string {
  const values = new URLSearchParams()
  const known = scene.target.queries?.[operation.name] ?? {}
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined && known[name] === undefined) continue
    values.set(name, textOf(value === undefined ? known[name] : value))
  }
  for (const [at, place] of placesElsewhere(operation).entries()) {
    const name = place.at[0] ?? ''
    const pick = ids[at]
    if (place.where === 'query' && pick !== undefined && values.has(name))
      values.set(name, String(idOf(scene, place.kind, pick)).toWellFormed())
  }
  return values.size === 0 ? '' : `?${values}`
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

function bodyOf(plan: Plan, scene: Scene): unknown {
  const { operation, body, ids } = plan
  if (body === undefined) return undefined
  const known = body.known ? knownBody(plan, scene) : undefined
  const value = structuredClone(known === undefined ? body.value : mixed(known, body))
  for (const [at, place] of placesElsewhere(operation).entries()) {
    const pick = ids[at]
    if (place.where !== 'body' || pick === undefined) continue
    if (known === undefined || pick.of !== 'own') putAll(value, place.at, idOf(scene, place.kind, pick))
  }
  return spoil(value, body.spoilings)
}

/** The known body with some members of the planned one; over and over in turns, so that one of few members gets some too. */
function mixed(known: unknown, { value, mixed: bits }: PlannedBody): unknown {
  if (typeof known !== 'object' || known === null || typeof value !== 'object' || value === null) return known
  const members = Object.entries(value)
  const taken = members.filter((_, at) => {
    for (let bit = at; bit < 13; bit += members.length) if ((bits >> bit) & 1) return true
    return false
  })
  return { ...known, ...Object.fromEntries(taken) }
}

/** Undefined where none is known that would do. */
function knownBody({ operation, path }: Plan, { own, target, factors }: Scene): unknown {
  const ofFactors = factors.bodyOf(operation.operationId)
  if (ofFactors !== undefined) return ofFactors
  if (operation.operationId === 'completeCheckout') {
    const ids = own.get('checkout') ?? []
    const [expected_total] = own.get(totalOf(ids[(path.at(-1)?.n ?? 0) % ids.length] ?? '')) ?? []
    return { expected_total }
  }
  // What stands in the path is picked by the plan.
  const ids = operation.ids.filter(({ where }) => where === 'body')
  try {
    const known = askFor({ ...operation, ids, requiredQuery: [] }, target).json
    if (operation.operationId !== 'importItem') return known
    const { item_id, modified_at } = known as { readonly item_id: Id; readonly modified_at: string }
    return { ...(known as object), modified_at: own.get(lastChangeOf(item_id))?.[0] ?? modified_at }
  } catch {
    return undefined
  }
}

/** Puts a value wherever the members lead to; of lists, into the first entry. */
function putAll(value: unknown, [name = '', ...rest]: readonly string[], id: Id): void {
  if (typeof value !== 'object' || value === null) return
  const holder = value as Record<string, unknown>
  const key = name === '*' ? '0' : name
  if (!(key in holder)) return
  if (rest.length > 0) putAll(holder[key], rest, id)
  else holder[key] = id
}
