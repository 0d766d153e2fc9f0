/** What changed of something with members, as the audit log tells it. Pure. */

type Told = Readonly<Record<string, unknown>>

/** Characters of a value that an event tells; introductions and fee tables have thousands. */
const MAX_TOLD = 200

/** The members that are not the same before and after, each with both values, long ones cut. */
export function differencesOf(
  names: readonly string[],
  before: Told,
  after: Told,
): Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>> {
  const changed = names.filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(
    changed.map(name => [name, { before: cut(before[name]), after: cut(after[name]) }]),
  )
}

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > MAX_TOLD ? `${[...text].slice(0, MAX_TOLD).join('')}…` : value
}
