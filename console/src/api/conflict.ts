/** What somebody else has changed of a resource, beside what is about to be sent. Pure. */

/** A change that was refused since its resource is not as it was when the page read it. */
export interface Conflict {
  /** At which path the resource is read, such as `/api/items/12`. */
  readonly resource: string
  /** What it is about to do: `DELETE` deletes it. */
  readonly method: string
  /** Null when the resource is gone. */
  readonly theirs: unknown
  readonly fields: readonly ChangedField[]
}

/** A member of the resource that is not what it was, or not what is sent. */
export interface ChangedField {
  readonly name: string
  /** What the page had read; undefined when that is not known. */
  readonly before: unknown
  /** What it is now. */
  readonly theirs: unknown
  /** What is sent; undefined when nothing is sent of it. */
  readonly mine: unknown
}

/** What is done about it: ours is written all the same, theirs is taken, or nothing is done and what was typed stays. */
export type Choice = 'mine' | 'theirs' | 'neither'

type Members = Readonly<Record<string, unknown>>

/** Members that say no more than that something has changed. */
const SILENT = ['modified_at', '_links']

/** Paths below a resource whose body has members of the resource itself. */
const OF_ITS_OWN = ['stock', 'visibility', 'options']

/**
 * What a body that is sent to `path` says of the resource, which may lie above it, also where the path is the console's own (`/console`):
 * `{ text }` at `/shop_memo` is `{ shop_memo: { text } }`. Undefined where it says something else, such as where to move it.
 */
export function saidOf(resource: string, path: string, body: unknown, theirs: unknown): unknown {
  if (path === resource) return body
  const tail = path.slice(path.indexOf(resource) + resource.length + 1)
  if (OF_ITS_OWN.includes(tail)) return body
  return isRecord(theirs) && isRecord(theirs[tail]) ? { [tail]: body } : undefined
}

/** The members that differ, those of parts by their path: those that somebody has changed first, then those that are only ours. */
export function changedFields(base: unknown, theirs: unknown, said: unknown): ChangedField[] {
  const [before, now, mine] = [flat(base), flat(theirs), flat(said)]
  const names = [...new Set([...now.keys(), ...before.keys()])]
  const field = (name: string): ChangedField => ({
    ...{ name, before: before.get(name), theirs: now.get(name), mine: mine.get(name) },
  })
  const changed = before.size === 0 ? [] : names.filter(name => !isSame(before.get(name), now.get(name)))
  const ours = names.filter(name => mine.has(name) && !isSame(mine.get(name), now.get(name)))
  return [...new Set([...changed, ...ours])].map(field)
}

/**
 * Whether what is said replaces nothing that somebody has changed: all of it are members of the resource that are what they
 * were. Then it can be sent again, and no question has to be asked.
 */
export function isUntouched(base: unknown, theirs: unknown, said: unknown): boolean {
  const [before, now, mine] = [flat(base), flat(theirs), flat(said)]
  const names = [...mine.keys()]
  return (
    names.length > 0 &&
    names.every(name => before.has(name) && now.has(name) && isSame(before.get(name), now.get(name)))
  )
}

/** Values by their paths, such as `delivery.tracking_number`; a list is one value. */
function flat(value: unknown, at = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (!isRecord(value)) return at === '' ? found : found.set(at, value)
  for (const [name, member] of Object.entries(value)) {
    if (at !== '' || !SILENT.includes(name)) flat(member, at === '' ? name : `${at}.${name}`, found)
  }
  return found
}

/** Whether it is an object of JSON, and no list. */
export function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values of JSON are the same, in whatever order their members come. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === others.length &&
    names.every(name => name in other && isSame((one as Members)[name], (other as Members)[name]))
  )
}
