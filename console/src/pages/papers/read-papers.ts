/** Papers of any number of orders: the server makes so many at once, and the page asks for them in portions. */
import { MAX_PAPERS, type PaperKind } from '../../../../src/papers/kinds.ts'
import { ProblemError, request } from '../../api/request.ts'
import type { MadePapers } from '../../api/types.ts'

/** Where papers are made. */
export const PAPERS_PATH = '/console/api/papers'

/** As many at a time as the server makes. */
export function portionsOf(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / MAX_PAPERS) }, (_, index) =>
    keys.slice(index * MAX_PAPERS, (index + 1) * MAX_PAPERS),
  )
}

/**
 * Has a file made of each portion, and answers how many orders are in none; `make` answers how many its file has not. A portion of which no
 * order has such a paper is refused as a whole: it is in no file, and the others are made. Throws where there is no file at all.
 */
export async function eachPortion(
  keys: readonly string[],
  make: (portion: readonly string[]) => Promise<number>,
): Promise<number> {
  let [missing, files] = [0, 0]
  let refusal: unknown
  for (const portion of portionsOf(keys)) {
    try {
      missing += await make(portion)
      files += 1
    } catch (error) {
      if (!isOfOrders(error)) throw error
      refusal = error
      missing += portion.length
    }
  }
  if (files === 0 && refusal !== undefined) throw refusal
  return missing
}

/** Whether it was refused for what its orders are. One that would be too long says nothing of any. */
function isOfOrders(error: unknown): boolean {
  return (
    error instanceof ProblemError &&
    error.problem.status === 422 &&
    (error.problem.errors ?? []).some(({ pointer }) => pointer.startsWith('/unique_keys/'))
  )
}

/** All of them, in the order of the keys. */
export async function readPapers(
  kind: PaperKind,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<MadePapers> {
  const made: MadePapers[] = []
  for (const unique_keys of portionsOf(keys)) {
    made.push(await request<MadePapers>('POST', PAPERS_PATH, { kind, unique_keys }, { signal }))
  }
  return {
    papers: made.flatMap(({ papers }) => papers),
    refused: made.flatMap(({ refused }) => refused),
  }
}
