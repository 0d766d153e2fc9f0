/** The call that a new token is tried with. */

/** A call that reads something, and what it reads. */
export interface FirstCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: Readonly<Record<string, number>>
  readonly body?: Readonly<Record<string, unknown>>
}

const CALLS: readonly (FirstCall & { readonly scope: string })[] = [
  { scope: 'items.read', method: 'GET', path: '/api/items', query: { limit: 2 } },
  { scope: 'orders.read', method: 'POST', path: '/api/orders/search', body: { limit: 2 } },
  { scope: 'user.read', method: 'GET', path: '/api/user' },
]

/** A call that these scopes allow; undefined when they allow none that only reads. */
export function firstCall(scopes: readonly string[]): FirstCall | undefined {
  return CALLS.find(({ scope }) => scopes.includes(scope))
}

/** Its address without the server. */
export function pathOf({ path, query }: FirstCall): string {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The call with the client of this repository. */
export function typescriptCall(call: FirstCall, baseUrl: string, token: string): string {
  const { method, path, query, body } = call
  const options = [
    ...(query ? [`params: { query: ${literal(query)} }`] : []),
    ...(body ? [`body: ${literal(body)}`] : []),
  ]
  const given = options.length === 0 ? '' : `, { ${options.join(', ')} }`
  return `import { createClient } from './client/client.ts'

const api = createClient({
  baseUrl: '${baseUrl}',
  token: '${token}',
})
const { data, error } = await api.${method}('${path}'${given})
console.log(error ?? data)`
}

function literal(values: Readonly<Record<string, unknown>>): string {
  return `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')} }`
}
