/** Papers of any number of orders: the server makes so many at once, and the page asks for them in portions. */
import { MAX_PAPERS, type PaperKind } from '../../../../src/papers/kinds.ts'
import { request } from '../../api/request.ts'
import type { MadePapers } from '../../api/types.ts'

/** All of them, in the order of the keys. */
export async function readPapers(
  kind: PaperKind,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<MadePapers> {
  const made: MadePapers[] = []
  for (let at = 0; at < keys.length; at += MAX_PAPERS) {
    const body = { kind, unique_keys: keys.slice(at, at + MAX_PAPERS) }
    made.push(await request<MadePapers>('POST', '/console/api/papers', body, signal))
  }
  return {
    papers: made.flatMap(({ papers }) => papers),
    refused: made.flatMap(({ refused }) => refused),
  }
}
