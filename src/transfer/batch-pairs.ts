/**
 * Batches of an import two at a time, each in a transaction of its own: PostgreSQL works on one core for a connection, and takes three
 * quarters of an import's time. docs/decisions/039-imports-by-two.md has the figures.
 */
import type { Outcome } from './keys.ts'
import { isReady, type ReadLine, type Ready } from './prepare.ts'

/** Lines whose documents are all of one kind. */
export type Batch = readonly ReadLine[]

/** Puts batches together that may be taken at once, at most two. Where `isLast` says so of a batch, by its number from 1, none comes with it after it. */
export async function* inPairs(
  batches: AsyncIterable<Batch>,
  isLast: (number: number) => boolean,
): AsyncGenerator<readonly Batch[]> {
  const waiting: Batch[] = []
  let number = 0
  try {
    for await (const batch of batches) {
      number++
      const [first] = waiting
      if (first !== undefined && !mayGoTogether(first, batch)) yield waiting.splice(0)
      waiting.push(batch)
      if (waiting.length === 2 || isLast(number)) yield waiting.splice(0)
    }
  } catch (error) {
    // What came before it is taken before it.
    if (waiting.length > 0) yield waiting
    throw error
  }
  if (waiting.length > 0) yield waiting
}

/** Batches of items, or of orders, and no document of the one is of a key of the other: which of two is taken their order in the file says. */
function mayGoTogether(one: Batch, other: Batch): boolean {
  const [kind, ...more] = new Set([...one, ...other].flatMap(({ read }) => (isReady(read) ? read.kind : [])))
  if (more.length > 0 || (kind !== 'item' && kind !== 'order')) return false
  const keys = new Set(one.map(keyOf))
  return !other.some(line => keys.has(keyOf(line)))
}

/** By what the shop knows an item or an order again; of a line that was refused one that is no other's. */
function keyOf({ line, read }: ReadLine): string {
  if (isReady(read, 'item')) return `item ${read.plan.id}`
  if (isReady(read, 'order')) return `order ${read.plan.detail.unique_key}`
  return `line ${line}`
}

/** When a batch may do what: what is killed leaves the beginning of a file, with ids that ascend as the documents do. */
export interface Turn {
  /** Says that its rows have their ids: the next may take some. */
  begun(): void
  /**
   * Waits until the one before is in. Whatever both may want to lock is locked after that, and nothing is committed before. Throws when it has failed, or has
   * taken other ids since: what this one has done so far is to be undone then.
   */
  untilLast(): Promise<void>
}

/** That of a batch with none before or after it. */
const ALONE: Turn = { begun: () => {}, untilLast: async () => {} }

/** Is thrown in a batch whose ids are lower than those of the one before, which was tried again. */
class Overtook extends Error {}

/**
 * Begins to take all of them, each once the one before has its ids, and once more where that took others. Answers what became of the documents
 * of each.
 */
export function takeInTurn(
  batches: readonly Batch[],
  take: (ready: readonly Ready[], turn: Turn) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]>[] {
  let before: Begun = { begun: Promise.resolve(), again: new Promise(() => {}), taken: Promise.resolve([]) }
  return batches.map(batch => {
    const ready = batch.map(({ read }) => read).filter(read => isReady(read))
    before = begin(ready, take, before)
    return before.taken
  })
}

type Take = Parameters<typeof takeInTurn>[1]

interface Begun {
  readonly taken: Promise<readonly Outcome[]>
  /** Is kept once it has ids, or needs none. */
  readonly begun: Promise<void>
  /** Is kept when it takes ids once more. */
  readonly again: Promise<void>
}

function begin(ready: readonly Ready[], take: Take, before: Begun): Begun {
  const begun = Promise.withResolvers<void>()
  const again = Promise.withResolvers<void>()
  let hasIds = false
  const hasBegun = () => {
    if (hasIds) again.resolve()
    hasIds = true
    begun.resolve()
  }
  // At once, and not when that is in: a transaction that waits is ended by the database after a while.
  const overtook = () =>
    before.again.then(() => {
      throw new Overtook()
    })
  const untilLast = () => Promise.race([overtook(), untilIn(before.taken)])
  const taken = before.begun
    .then(() => take(ready, { begun: hasBegun, untilLast }))
    .catch(async error => {
      if (!(error instanceof Overtook)) throw error
      await untilIn(before.taken)
      return take(ready, ALONE)
    })
    .finally(begun.resolve)
  // Its failure is heard when it is awaited, which may be late.
  taken.catch(() => {})
  return { taken, begun: begun.promise, again: again.promise }
}

async function untilIn(before: Promise<unknown>): Promise<void> {
  await before.catch(cause => {
    throw new Error('The batch before this one has failed', { cause })
  })
}
