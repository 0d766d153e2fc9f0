/** The typed client of the API: openapi-fetch over types made from the OpenAPI document. */
import createFetchClient, { type Client } from 'openapi-fetch'
import { makeRepeatingFetch } from './repeating-fetch.ts'
import type { components, paths } from './schema.d.ts'

/** The API's operations by path and method. */
export type ApiClient = Client<paths>

/** What a server answers when it refuses. */
export type ApiProblem = components['schemas']['Problem']

/** An item as the API shows it. */
export type ApiItem = components['schemas']['Item']

/**
 * A client of the server at `baseUrl` that calls with `token`. A call whose answer is lost is sent again after each of the
 * pauses, in milliseconds, with the same Idempotency-Key.
 */
export function createClient({
  baseUrl,
  token,
  pauses,
}: {
  baseUrl: string
  token: string
  pauses?: readonly number[]
}): ApiClient {
  return createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: makeRepeatingFetch(pauses),
    headers: { authorization: `Bearer ${token}` },
  })
}
