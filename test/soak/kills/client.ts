/** Calls of programs that mean it: each has a key and is sent again until it is answered, whatever dies meanwhile. */
import { setTimeout as delay } from 'node:timers/promises'

/** A call. One that changes something has a key. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Or a whole address, as of a bucket that takes an upload. */
  readonly path: string
  readonly body?: unknown
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly key?: string
}

/** An answer that came whole. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly bytes: Buffer
  readonly replayed: boolean
  readonly cookies: readonly string[]
}

/** What calls came to so far. */
export interface Tally {
  readonly statuses: Map<string, number>
  /** The longest that one attempt took, in ms. */
  longest: number
  readonly faults: string[]
}

/** Sends calls to a server that may be dead. */
export interface Client {
  readonly tally: Tally
  /** One attempt; undefined where the connection was refused, or broke before the answer was whole. */
  once(call: Call): Promise<Answer | undefined>
  /** Sent again until the answer is its own; undefined once `patience` ms have passed without one, or all is over. */
  answered(call: Call): Promise<Answer | undefined>
}

/** No call may take longer, in ms: 10 s for a statement after up to 10 s for a connection, with some room (R-FAULT-2). */
const BOUND_MS = 25_000
/** Money whose service did not answer is looked after each minute (R-KEY-7). */
const PATIENCE_MS = 300_000
const AGAIN_MS = 250
/** Until one that is under way is asked for again: its end depends on a job. */
const UNDER_WAY_MS = 2_000
/** What says honestly that it cannot be done now. */
const FOR_NOW = [502, 503, 504]

/** A client of the server at this address. */
export function makeClient(url: string, over: AbortSignal): Client {
  const tally: Tally = { statuses: new Map(), longest: 0, faults: [] }
  const count = (name: string) => tally.statuses.set(name, (tally.statuses.get(name) ?? 0) + 1)

  async function once(call: Call): Promise<Answer | undefined> {
    const { method, path, body, form, headers, key } = call
    const begun = performance.now()
    try {
      const response = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(BOUND_MS),
        // A bucket is not told who calls: it takes the form by its signature.
        headers: !isOurs(call)
          ? {}
          : {
              ...headers,
              ...(key === undefined ? {} : { 'idempotency-key': key }),
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(form === undefined ? {} : { body: form }),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      count(String(response.status))
      const replayed = response.headers.get('idempotent-replayed') === 'true'
      const cookies = response.headers.getSetCookie()
      const answer = { status: response.status, bytes, text: bytes.toString(), replayed, cookies }
      if (answer.status >= 500 && !FOR_NOW.includes(answer.status))
        tally.faults.push(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
      return answer
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError' && isOurs(call))
        tally.faults.push(`${method} ${path} hung for ${BOUND_MS} ms`)
      count(reason(error))
      return undefined
    } finally {
      tally.longest = Math.max(tally.longest, performance.now() - begun)
    }
  }

  return {
    tally,
    once,
    answered: async call => {
      for (const until = performance.now() + PATIENCE_MS; performance.now() < until && !over.aborted; ) {
        const answer = await once(call)
        if (answer !== undefined && isAnswer(call, answer)) return answer
        await delay(answer?.status === 409 ? UNDER_WAY_MS : AGAIN_MS)
      }
      if (!over.aborted) tally.faults.push(`${call.method} ${call.path} was never answered`)
      return undefined
    },
  }
}

/** Or a bucket's. */
const isOurs = ({ path }: Call) => path.startsWith('/')

/** A bucket that takes a file says 204: what says 200 in its place is something else. */
function isAnswer(call: Call, answer: Answer): boolean {
  return answer.status < 500 && !isUnderWay(answer) && (isOurs(call) || answer.status !== 200)
}

const isUnderWay = ({ status, text }: Answer) =>
  status === 409 && /idempotency-key-in-use|in-progress/.test(text)

function reason(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  if (cause?.code === 'ECONNREFUSED') return 'refused'
  return error instanceof Error && error.name === 'TimeoutError' ? 'hung' : 'broken'
}
