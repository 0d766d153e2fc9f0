/**
 * Keeps other sites' pages from using a person's session. They cannot send our header without being allowed to by CORS,
 * which the console never is; and browsers tell by themselves where a request comes from.
 */
import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problems.ts'

/** The header that every call of our page has. */
export const CONSOLE_HEADER = 'x-akinai-console'

/** Whether the request has our header, as no other site's page can send it. */
export function namesOurPage({ headers }: FastifyRequest): boolean {
  return headers[CONSOLE_HEADER] !== undefined
}

/**
 * Throws 403 `console/cross-site` unless the request has our header and nothing in it says that another site's page made
 * it. `Origin` must be the public address or the address that was called: the same server may go by several names.
 */
export function requireOurPage(request: FastifyRequest, baseUrl: string): void {
  const { headers } = request
  if (!namesOurPage(request)) throw refused(`The header ${CONSOLE_HEADER} is missing.`)
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw refused('Sec-Fetch-Site is not same-origin.')
  if (headers.origin !== undefined && !isOwnOrigin(headers.origin, headers.host, baseUrl)) {
    throw refused('Origin is neither the address that was called nor AKINAI_BASE_URL.')
  }
}

/** Whoever serves people over https is not called by pages that came without. */
function isOwnOrigin(origin: string, host: string | undefined, baseUrl: string): boolean {
  const url = URL.parse(origin)
  const base = new URL(baseUrl)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== base.protocol)) return false
  return url.origin === base.origin || url.origin === URL.parse(`${url.protocol}//${host}`)?.origin
}

function refused(reason: string): Problem {
  return new Problem('console/cross-site', `Only the console's own page may call this. ${reason}`)
}
