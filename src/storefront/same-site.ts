/** Keeps other sites' pages from sending forms in a buyer's name (R-STORE-9). Browsers tell by themselves where a form comes from. */
import type { FastifyRequest } from 'fastify'
import { Problem } from '../http/problems.ts'

/**
 * Throws 403 `storefront/cross-site` when a page of another origin sent the form. Browsers have told the origin of forms
 * since 2020, and `Sec-Fetch-Site` besides; what tells neither is no browser, and has no cookie that it did not put there
 * itself. The origin may be the public address or the one that was called: the same server may go by several names.
 */
export function requireSameSite({ headers }: Pick<FastifyRequest, 'headers'>, baseUrl: string): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refused()
  const { origin, host } = headers
  if (origin !== undefined && !isOwn(origin, host, baseUrl)) throw refused()
}

function isOwn(origin: string, host: string | undefined, baseUrl: string): boolean {
  const url = URL.parse(origin)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
  const base = new URL(baseUrl)
  if (url.origin === base.origin) return true
  // Whoever is served over https is not called by pages that came without.
  return (
    (url.protocol === 'https:' || base.protocol === 'http:') &&
    host !== undefined &&
    url.origin === URL.parse(`${url.protocol}//${host}`)?.origin
  )
}

function refused(): Problem {
  return new Problem('storefront/cross-site', 'Only a page of this shop may send this form.')
}
