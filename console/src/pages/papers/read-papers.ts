/** Papers of any number of orders: the server makes so many at once, and the page asks for them in portions. */
import { MAX_PAPERS, type PaperKind } from '../../../../src/papers/kinds.ts'
import { request } from '../../api/request.ts'
import type { MadePapers } from '../../api/types.ts'

/** Where papers are made. */
export const PAPERS_PATH = '/console/api/papers'

/** As many at a time as the server makes. */
export function portionsOf(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / MAX_PAPERS) }, (_, index) =>
    keys.slice(index * MAX_PAPERS, (index + 1) * MAX_PAPERS),
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
