/** Whether the log has all of a call that is needed to make it once more. */
import type { RequestDetail } from '../../api/types.ts'

/** The methods with which a call can be made. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** The method of a call; one that only asked for heads is made as a GET. */
export function methodOf({ method }: Pick<RequestDetail, 'method'>): (typeof METHODS)[number] {
  return METHODS.find(known => known === method) ?? 'GET'
}

/** What stands in the place of what is not kept: dots of a mask, and the dots of a cut. */
const NOT_KEPT = /[•…]/

/** Where bodies are about no person: elsewhere a number can be masked, too, and a masked one is 0 like any other. */
const ABOUT_NOBODY = /^\/api\/(items|item_categories|files)([/?]|$)/

/**
 * Only calls of the API of which nothing was masked, cut or left out. One that wrote and that has no body in the log had one
 * that is not kept, but for those that need none.
 */
export function canRunAgain({ method, path, request_body: body }: RequestDetail): boolean {
  if (!path.startsWith('/api/')) return false
  if (NOT_KEPT.test(decodeURIComponent(path.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '')))) return false
  if (body !== null) return ABOUT_NOBODY.test(path) && !NOT_KEPT.test(body) && isJson(body)
  return method !== 'POST' && method !== 'PUT'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
