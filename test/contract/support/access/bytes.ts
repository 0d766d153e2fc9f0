/** What of an answer must be the same wherever two answers must not differ. */

/** An answer as it came over the wire. */
export interface Raw {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/**
 * Every call of these tests brings it, so that answers are the same to the byte: the only thing in a problem document that
 * is an occurrence's own.
 */
export const REQUEST_ID = { 'x-request-id': 'access' }

/** Headers that are of the moment or of the connection. */
const PASSING = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'ratelimit', 'retry-after']

/**
 * Status, headers and body. The ids that were asked for stand as `#`: a detail may repeat them, and then they are what
 * differs between two calls, not between two answers.
 */
export function bytesOf({ status, headers, text }: Raw, ids: readonly (number | string)[] = []) {
  const told = ids.reduce<string>((so, id) => so.replace(new RegExp(`(?<!\\w)${id}(?!\\w)`, 'g'), '#'), text)
  const kept = Object.entries(headers).filter(
    ([name]) => !PASSING.includes(name) && !(name === 'content-length' && told !== text),
  )
  return {
    status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)]).sort()),
    text: told,
  }
}
