/** Reading all that a list finds, page by page, to do something with it. */

/** So many things at most are done something with at once: at three calls at a time they take some 15 s. */
export const MAX_CHOSEN = 1_000

/** One page of a list. */
export interface FoundPage<Thing> {
  readonly things: readonly Thing[]
  /** Whether there are more behind it. */
  readonly more: boolean
}

/** What was found. */
export interface Found<Thing> {
  /** In the order of the list, each once. */
  readonly things: readonly Thing[]
  /** Whether there were more than can be chosen. */
  readonly isCut: boolean
}

/**
 * Reads pages, the first being 1, until there is nothing more or there are `MAX_CHOSEN`. What moves to a later page meanwhile,
 * as when an order comes in, counts once. `onRead` hears how many there are so far. Throws what a page throws.
 */
export async function readFound<Thing>(
  readPage: (page: number) => Promise<FoundPage<Thing>>,
  keyOf: (thing: Thing) => string | number,
  onRead: (count: number) => void,
): Promise<Found<Thing>> {
  const found = new Map<string | number, Thing>()
  for (let page = 1; ; page++) {
    const { things, more } = await readPage(page)
    for (const thing of things) found.set(keyOf(thing), thing)
    onRead(Math.min(found.size, MAX_CHOSEN))
    const isFull = found.size >= MAX_CHOSEN
    // A page on which there is nothing has nothing behind it, whatever it says.
    if (!isFull && more && things.length > 0) continue
    return { things: [...found.values()].slice(0, MAX_CHOSEN), isCut: more || found.size > MAX_CHOSEN }
  }
}
