/** A fetch that sends a call again when its answer was lost: with the same Idempotency-Key, so that it is carried out once. */

/** Milliseconds before each further attempt: a server that is started anew is back within some seconds. */
const PAUSES: readonly number[] = [200, 1000, 3000]

/** What may be different a moment later. Whether the call was carried out does not matter: its key tells. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504])

const KEYED: ReadonlySet<string> = new Set(['POST', 'PUT'])
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Makes it. Every POST and PUT gets a key of its own, unless it has one; these and what only reads are sent again after the
 * pauses. Anything else is sent once, since nobody could tell a second effect from the first.
 */
export function makeRepeatingFetch(
  pauses: readonly number[] = PAUSES,
): (request: Request) => Promise<Response> {
  return async request => {
    const keyed = KEYED.has(request.method)
    if (keyed && !request.headers.has('idempotency-key')) {
      request.headers.set('idempotency-key', crypto.randomUUID())
    }
    const again = keyed || READING.has(request.method)
    for (const pause of again ? pauses : []) {
      const answer = await fetch(request.clone()).catch((error: unknown) => {
        // Who gave up does not want it again.
        if (request.signal.aborted) throw error
      })
      if (answer !== undefined && !(PASSING.has(answer.status) || (await isInUse(answer)))) return answer
      await sleep(pause, request.signal)
    }
    return fetch(request)
  }
}

/** Whether the first attempt is still under way. */
async function isInUse(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false
  return (await answer.clone().text()).includes('/errors/request/idempotency-key-in-use')
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
