/** Calls from the page to its own server: to the API and to the console's own routes, with the session's cookie. */
import type { components } from './schema.d.ts'

/** A problem document, as the server answers every failure. */
export type ProblemBody = components['schemas']['Problem']

/** 401s that say nothing of the session. */
const OTHER_REFUSALS = [
  '/errors/console/wrong-credentials',
  '/errors/console/wrong-second-factor',
  '/errors/console/sign-in-expired',
]

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
    return this.problem.status === 401 && !OTHER_REFUSALS.includes(this.problem.type)
  }

  /** Whether the person has to prove who it is before the call is made again. */
  get wantsConfirmation(): boolean {
    return this.problem.type === '/errors/console/confirmation-needed'
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Has the person prove who it is; false when it would not. */
type Confirm = () => Promise<boolean>

let confirm: Confirm | undefined

/** Sets who asks when a call wants proof of who one is: the dialog that stands in every page. */
export function setConfirm(asks: Confirm | undefined): void {
  confirm = asks
}

/**
 * Calls and answers the JSON that came back, undefined for 204. A call that wants proof of who one is, is made again once
 * that was given. Throws `ProblemError`.
 */
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await requestOnce<T>(method, path, body, signal)
  } catch (error) {
    const wants = error instanceof ProblemError && error.wantsConfirmation && confirm !== undefined
    if (wants && (await confirm?.())) return requestOnce<T>(method, path, body, signal)
    throw error
  }
}

async function requestOnce<T>(
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
    throw unreachable(error)
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

/** The failure of a call that never reached the server. */
export function unreachable(error: unknown): ProblemError {
  return new ProblemError({ type: 'about:blank', title: 'Unreachable', status: 0, detail: String(error) })
}

/** The problem document of an answer, or one about an answer that is none. */
export function readProblem(text: string, status: number): ProblemBody {
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
