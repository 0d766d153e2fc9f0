/** The typed client of the API: openapi-fetch over types made from the OpenAPI document. */
import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

/** The API's operations by path and method. */
export type ApiClient = Client<paths>

/** What a server answers when it refuses. */
export type ApiProblem = components['schemas']['Problem']

/** An item as the API shows it. */
export type ApiItem = components['schemas']['Item']

/** A client of the server at `baseUrl` that calls with `token`. */
export function createClient({ baseUrl, token }: { baseUrl: string; token: string }): ApiClient {
  return createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${token}` },
  })
}
