/** Work on many things, between which others have a turn of the event loop. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds after which others have a turn. */
const SLICE_MS = 4

/** Answers a turn of the others to wait for, once work has kept them for so many milliseconds since the last; undefined before. */
export function makeTurns(sliceMs = SLICE_MS): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun <= sliceMs) return undefined
    return nextTurn().then(() => {
      begun = performance.now()
    })
  }
}

/** Does something with each of them, in their order, and answers what came of it. */
export async function inSlices<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Result,
  sliceMs?: number,
): Promise<Result[]> {
  const results: Result[] = []
  const turnIfDue = makeTurns(sliceMs)
  for (const thing of things) {
    const turn = turnIfDue()
    if (turn !== undefined) await turn
    results.push(work(thing))
  }
  return results
}

/** So many of them at a time, before each of which others have a turn. */
export async function* inParts<Thing>(things: readonly Thing[], most: number): AsyncGenerator<Thing[]> {
  for (let at = 0; at < things.length; at += most) {
    await nextTurn()
    yield things.slice(at, at + most)
  }
}

/** Characters that are encoded at a time, in a ms or two. */
const ENCODED_CHARACTERS = 512 * 1024

/** A text as UTF-8. */
export async function encodeInSlices(text: string): Promise<Buffer> {
  if (text.length <= ENCODED_CHARACTERS) return Buffer.from(text)
  const pieces: Buffer[] = []
  for (let from = 0; from < text.length; ) {
    await nextTurn()
    const to = wholeCharacter(text, from + ENCODED_CHARACTERS)
    pieces.push(Buffer.from(text.slice(from, to)))
    from = to
  }
  await nextTurn()
  return Buffer.concat(pieces)
}

/** The place, or the one before it where a character of two units would be divided. */
function wholeCharacter(text: string, place: number): number {
  const unit = place < text.length ? text.charCodeAt(place - 1) : 0
  return unit >= 0xd800 && unit <= 0xdbff ? place - 1 : place
}
