/** Answers that are JSON already and may be large: sent piece by piece, so that none of them keeps the event loop from others. */
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { inSlices } from './in-slices.ts'

/** Up to here an answer is one buffer. To join more takes time that nobody gains: 20 ms for 40 MB. */
const JOINED_BYTES = 1024 * 1024

/** Pieces that are smaller are joined to ones of about this size. */
const PIECE_BYTES = 64 * 1024

/** After so much others have a turn. */
const TURN_BYTES = 1024 * 1024

/** An answer in pieces. */
export interface LargeAnswer extends Readable {
  /** Bytes in all. */
  readonly bytes: number
  /** The first of them, for the log of calls. */
  readonly beginning: Buffer
}

/** The pieces as one answer. */
export function joinAnswer(pieces: readonly Buffer[]): Buffer | LargeAnswer {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  if (bytes <= JOINED_BYTES) return Buffer.concat(pieces)
  const [beginning = Buffer.alloc(0)] = larger(pieces)
  return Object.assign(Readable.from(unhurried(pieces)), { bytes, beginning })
}

/** A list of JSON values, of which each piece has one or, with commas between, several; `open` and `close` stand around it. */
export async function joinList(
  values: readonly (Buffer | string)[],
  open = '[',
  close = ']',
): Promise<Buffer | LargeAnswer> {
  const written = await inSlices(values, value => (typeof value === 'string' ? Buffer.from(value) : value))
  const parts = written.flatMap((bytes, index) => (index === 0 ? [bytes] : [COMMA, bytes]))
  return joinAnswer([Buffer.from(open), ...parts, Buffer.from(close)])
}

const COMMA = Buffer.from(',')

/** Whether something is such an answer. */
export function isLargeAnswer(answer: unknown): answer is LargeAnswer {
  return answer instanceof Readable && 'beginning' in answer
}

/** Whoever reads as fast as we write would else get all of it in one turn of the event loop. */
async function* unhurried(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  let size = 0
  for (const piece of larger(pieces)) {
    size += piece.length
    if (size > TURN_BYTES) {
      await nextTurn()
      size = 0
    }
    yield piece
  }
}

function* larger(pieces: readonly Buffer[]): Generator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size < PIECE_BYTES) continue
    yield waiting.length === 1 ? piece : Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
