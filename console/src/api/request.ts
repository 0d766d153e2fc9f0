/**
 * Calls from the page to its own server: to the API and to the console's own routes, with the session's cookie.
 *
 * Two people on one thing: what a GET told a tag of (an item, a category, an order, settings, a shipping method, a coupon) is
 * noted, and a POST, PUT or DELETE of it or of what lies below it (`PUT /api/items/12/stock`) is sent with `If-Match` by itself.
 * Where somebody has changed it meanwhile, the server refuses (412). When nothing of what is sent was changed by the other, it
 * is sent once more and nobody hears of it; else a dialog shows what differs, and lets choose: "mine" is sent once more and the
 * call goes on as if nothing had been, "theirs" or leaving it throws the `ProblemError`, with `tookTheirs` or without. A page
 * has to do nothing for all this, but for one thing: a form that keeps what it began with (`useState(stored)`), while the
 * page reads on in the background, says with what by `useAction({ of: answer, … })`; see `use-resource.ts`.
 */
import { type Choice, type Conflict, changedFields, isUntouched, saidOf } from './conflict.ts'
import type { components } from './schema.d.ts'
import { basisOf, noteReading, noteWritten, type Reading, resourceOf } from './tags.ts'

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

  /** Whether what was to be changed is not as it was when the page read it. */
  get wasChanged(): boolean {
    return this.problem.type === '/errors/request/precondition-failed'
  }

  /** Whether the person then took what somebody else had made of it: nothing is wrong, and the form is to show that. */
  tookTheirs = false

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

/** Has the person choose what becomes of a change that was refused since somebody else has changed the same. */
type Settle = (conflict: Conflict) => Promise<Choice>

let settle: Settle | undefined

/** Sets who asks then: the dialog that stands in every page. */
export function setSettle(asks: Settle | undefined): void {
  settle = asks
}

/** More of how a call is made. */
interface How {
  /** Breaks it off. */
  readonly signal?: AbortSignal | undefined
  /** Under which a call that is made again is done once. */
  readonly key?: string | undefined
}

/**
 * Calls and answers the JSON that came back, undefined for 204. A call that wants proof of who one is, is made again once
 * that was given, and one that somebody else was faster than, once it was decided what becomes of it. Throws `ProblemError`.
 */
export async function request<T>(method: Method, path: string, body?: unknown, how: How = {}): Promise<T> {
  const basis = method === 'GET' ? undefined : basisOf(path)
  const call: Sent = { method, path, body, ...how }
  try {
    return await requestOnce<T>(call, basis)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.wantsConfirmation && confirm !== undefined && (await confirm())) {
      return requestOnce<T>(call, basis)
    }
    if (error.wasChanged && basis !== undefined) return settled<T>(call, basis, error)
    throw error
  }
}

interface Sent extends How {
  readonly method: Method
  readonly path: string
  readonly body: unknown
}

/** Does what is decided about a change that somebody else was faster than; again when a third one was faster still. */
async function settled<T>(call: Sent, basis: Reading, refusal: ProblemError): Promise<T> {
  const resource = resourceOf(call.path)
  const theirs = await readNow(resource)
  const said = saidOf(resource, bareOf(call.path), call.body, theirs?.body)
  const isClear = theirs !== undefined && isUntouched(basis.body, theirs.body, said)
  if (!isClear) {
    const fields = changedFields(basis.body, theirs?.body, said)
    const choice = await settle?.({ resource, method: call.method, theirs: theirs?.body ?? null, fields })
    if (choice !== 'mine' || theirs === undefined) {
      refusal.tookTheirs = choice === 'theirs'
      throw refusal
    }
  }
  try {
    // The refusal is kept under its key.
    const again = call.key === undefined ? call : { ...call, key: crypto.randomUUID() }
    // Who was not asked has not seen what the other one has changed besides.
    return await requestOnce<T>(again, isClear ? basis : { ...basis, etag: theirs.etag }, theirs.etag)
  } catch (error) {
    if (!(error instanceof ProblemError && error.wasChanged)) throw error
    return settled<T>(call, isClear ? basis : theirs, error)
  }
}

/** The resource as it is now; undefined when it is gone. */
async function readNow(resource: string): Promise<Reading | undefined> {
  try {
    const { etag, body } = await exchange({
      method: 'GET',
      path: resource,
      body: undefined,
    })
    return { etag: etag ?? '*', body }
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) return undefined
    throw error
  }
}

/** Sends it with the tag, which is not that of the basis where the page has not read what it is sent over. */
async function requestOnce<T>(call: Sent, basis: Reading | undefined, tag = basis?.etag): Promise<T> {
  const { method, path, body: sent } = call
  const { etag, body } = await exchange(call, tag)
  if (method !== 'GET' && basis !== undefined)
    noteWritten(path, basis, tag === basis.etag ? etag : basis.etag, sent)
  // What lies below a resource is told with its tag, and is not the resource.
  if (etag !== null && body !== undefined && resourceOf(path) === bareOf(path))
    noteReading(path, { etag, body })
  return body as T
}

function bareOf(path: string): string {
  return path.split('?', 1)[0] ?? path
}

async function exchange(
  { method, path, body, signal, key }: Sent,
  etag?: string,
): Promise<{ readonly etag: string | null; readonly body: unknown }> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      // Another site cannot send this header without being asked, which is what the server checks.
      headers: {
        'x-akinai-console': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(etag === undefined ? {} : { 'if-match': etag }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreachable(error)
  }
  const told = answer.headers.get('etag')
  if (answer.status === 204) return { etag: told, body: undefined }
  const text = await answer.text()
  if (answer.ok) return { etag: told, body: JSON.parse(text) }
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
