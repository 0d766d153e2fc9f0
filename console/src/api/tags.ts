/**
 * What the page has read, as it was when it was read: with the tag (`ETag`) by which a change of it is sent (docs/rules/matching.md).
 * `request` notes and sends tags by itself; a form says by `basedOn` which reading its fields began with.
 */
import { isRecord } from './conflict.ts'

/** A resource as it was read. */
export interface Reading {
  readonly etag: string
  /** The JSON of the answer; undefined when only the tag is known. */
  readonly body: unknown
}

/** More are forgotten, the oldest first: a page shows one or two, and a change of what is forgotten is sent without a tag. */
const MAX_READINGS = 500

const latest = new Map<string, Reading>()
const ofAnswer = new WeakMap<object, Reading>()
/** What this page itself has written over what had a tag, by the resource and the tag. */
const overTag = new Map<string, Reading>()

/** Paths of changes, and of which resource's they are: what follows an item's or an order's path changes the item or the order. */
const OWNERS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/api\/item_categories\/\d+\/items\/(\d+)$/, id => `/api/items/${id}`],
  [/^\/api\/item_categories\/(\d+)(?:\/|$)/, id => `/api/item_categories/${id}`],
  [/^\/console\/api\/items\/(\d+)\/shipping_methods$/, id => `/console/api/items/${id}/shipping_methods`],
  [/^(?:\/console)?\/api\/items\/(\d+)(?:\/|$)/, id => `/api/items/${id}`],
  [/^(?:\/console)?\/api\/orders\/(\w+)(?:\/|$)/, key => `/api/orders/${key.toUpperCase()}`],
]

/** The path at which the resource is read that a path belongs to. */
export function resourceOf(path: string): string {
  const [bare = path] = path.split('?', 1)
  for (const [pattern, owner] of OWNERS) {
    const id = pattern.exec(bare)?.[1]
    if (id !== undefined) return owner(id)
  }
  return bare
}

/** Notes what was read at a path, or written there, when its answer told a tag. */
export function noteReading(path: string, reading: Reading): void {
  keep(latest, resourceOf(path), reading)
  noteAnswer(reading.body, reading)
}

function keep(readings: Map<string, Reading>, key: string, reading: Reading): void {
  readings.delete(key)
  readings.set(key, reading)
  if (readings.size > MAX_READINGS) readings.delete(readings.keys().next().value ?? '')
}

function noteAnswer(answer: unknown, reading: Reading): void {
  if (typeof answer === 'object' && answer !== null) ofAnswer.set(answer, reading)
}

/** Gives an answer that the cache has put in another's place the reading of that one. */
export function carryReading(from: unknown, to: unknown): void {
  const reading = typeof from === 'object' && from !== null ? ofAnswer.get(from) : undefined
  if (reading !== undefined) noteAnswer(to, reading)
}

let base: Reading | undefined

/**
 * Makes the calls that `work` makes at once (before it first waits) with the tag of `answer`, an answer of `useResource` as it
 * was when a form took its values from it; undefined takes the latest.
 */
export function basedOn<T>(answer: object | undefined, work: () => T): T {
  base = answer && ofAnswer.get(answer)
  try {
    return work()
  } finally {
    base = undefined
  }
}

/** What a change of the path is based on: what the form said, else what the page has read last; undefined when it has read nothing. */
export function basisOf(path: string): Reading | undefined {
  const resource = resourceOf(path)
  return base === undefined ? latest.get(resource) : withOwn(resource, base)
}

/** The reading with what the page itself has written over it since, such as by a switch beside the form: nobody has to be asked about that. */
function withOwn(resource: string, reading: Reading): Reading {
  const over = overTag.get(tagKey(resource, reading.etag))
  return over === undefined || over === reading ? reading : withOwn(resource, over)
}

function tagKey(resource: string, etag: string): string {
  return `${resource} ${etag}`
}

/** Forgets what was read, such as when somebody else signs in. */
export function forgetReadings(): void {
  latest.clear()
  overTag.clear()
}

/** After a change of ours: what a form of it is based on from now on is what it has sent, over what was there. */
export function noteWritten(path: string, basis: Reading, etag: string | null, sent: unknown): void {
  const resource = resourceOf(path)
  if (etag === null) {
    latest.delete(resource)
    return
  }
  // Below a resource a body may have other forms: only what is one value is taken to be what is stored.
  const known =
    isRecord(basis.body) && isRecord(sent) ? { ...basis.body, ...valuesOf(basis.body, sent) } : basis.body
  const written = { etag, body: known }
  latest.set(resource, written)
  // What was put back has the tag that it had: nothing is over that any more.
  overTag.delete(tagKey(resource, etag))
  keep(overTag, tagKey(resource, basis.etag), written)
  noteAnswer(basis.body, written)
}

function valuesOf(body: Readonly<Record<string, unknown>>, sent: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => name in body && typeof value !== 'object'),
  )
}
