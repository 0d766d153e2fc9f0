/** Calls of the API as lines to copy. */

/** A call, where `token` is an access token's secret; without it the line takes `$TOKEN` from the shell. */
export interface SampleCall {
  readonly baseUrl: string
  readonly method?: string
  /** With its query, such as `/api/items?limit=2`. */
  readonly path: string
  readonly body?: unknown
  readonly token?: string
}

/** For a POSIX shell. */
export function curlCall({ baseUrl, method = 'GET', path, body, token = '$TOKEN' }: SampleCall): string {
  const lines = [`curl ${quoted(baseUrl + path)}`, `-H "Authorization: Bearer ${token}"`]
  if (method !== 'GET' && !(method === 'POST' && body !== undefined)) lines.push(`-X ${method}`)
  if (body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`)
  return lines.join(' \\\n  ')
}

/** In single quotes; one within is written as '\''. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
