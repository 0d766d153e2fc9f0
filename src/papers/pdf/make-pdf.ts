/**
 * PDFs of papers, made on a thread of their own: one with a thousand lines takes half a second, in which nobody could be
 * answered. One is made at a time, shops take turns, and what takes too long is given up.
 */
import { fileOf } from '../../../bin/bundle.js'
import { Problem } from '../../http/problems.ts'
import { makeFairPlaces } from '../../lib/fair-places.ts'
import { makeThread, ThreadTooSlow } from '../../lib/thread.ts'

/** What the thread is asked. */
export interface PdfQuestion {
  readonly title: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Each paper's `PaperContent` as JSON: to hand over objects would take this thread as long as to make them. */
  readonly contents: readonly string[]
}

/** Of one shop that may wait, and how long. */
const MAX_WAITING = 4
const WAIT_MS = 15_000

/** One takes longer than this only by mistake: the longest that is taken on takes a tenth. */
const LIMIT_MS = 20_000

/** The thread has some 60 MB, and is ended when nobody has asked for so long. */
const IDLE_MS = 60_000

const places = makeFairPlaces({
  ...{ places: 1, mostWaiting: MAX_WAITING, waitMs: WAIT_MS, full: busy, late: busy },
})

const ask = makeThread<PdfQuestion, Uint8Array>(() => fileOf('src/papers/pdf/pdf-thread.ts'), {
  limitMs: LIMIT_MS,
  idleMs: IDLE_MS,
})

/** Makes one. Throws 503 `internal/overloaded` where too many wait, 504 where it took too long. */
export async function makePdf(shopId: number, question: PdfQuestion): Promise<Buffer> {
  await places.enter(shopId)
  try {
    const { buffer, byteOffset, byteLength } = await ask(question)
    return Buffer.from(buffer, byteOffset, byteLength)
  } catch (error) {
    throw error instanceof ThreadTooSlow ? tooSlow() : error
  } finally {
    places.leave(shopId)
  }
}

function busy(): Problem {
  return new Problem('internal/overloaded', 'Too many PDFs are being made already. Try again in a moment.', {
    headers: { 'retry-after': '5' },
  })
}

function tooSlow(): Problem {
  return new Problem('internal/gateway-timeout', 'The PDF took too long to make. Choose fewer orders.')
}
