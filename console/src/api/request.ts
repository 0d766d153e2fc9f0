/** Calls from the page to its own server: to the API and to the console's own routes, with the session's cookie. */
import type { components } from './schema.d.ts'

/** A problem document, as the server answers every failure. */
export type ProblemBody = components['schemas']['Problem']

/** A call that the server refused, or that never reached it (status 0). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: ProblemBody
  /** In how many seconds the call may be made again, when the server said so. */
  readonly retryAfter: number | undefined

  constructor(problem: ProblemBody, retryAfter?: number) {
    super(problem.detail ?? problem.title)
    this.problem = problem
    this.retryAfter = retryAfter
  }

  /** The id under which the server logged the call. */
  get requestId(): string | undefined {
    return /^\/requests\/(.+)$/.exec(this.problem.instance ?? '')?.[1]
  }

  /** Whether nobody is signed in any more. */
  get signedOut(): boolean {
    return this.problem.status === 401 && this.problem.type !== '/errors/console/wrong-credentials'
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls and answers the JSON that came back, undefined for 204. Throws `ProblemError`. */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      // Another site cannot send this header without being asked, which is what the server checks.
      headers: {
        'x-akinai-console': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ProblemError({ type: 'about:blank', title: 'Unreachable', status: 0, detail: String(error) })
  }
  if (answer.status === 204) return undefined as T
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text) as T
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  throw new ProblemError(
    readProblem(text, answer.status),
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  )
}

function readProblem(text: string, status: number): ProblemBody {
  try {
    return JSON.parse(text) as ProblemBody
  } catch {
    return { type: 'about:blank', title: 'Unexpected answer', status, detail: text.slice(0, 200) }
  }
}

/** A path with its query; members without a value are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}
