/** Draws again from the record of a draw (R-LOTTERY-4). */
import { draw, METHOD, winnersOf } from './draw.ts'
import type { DrawRecord } from './draw-store.ts'

/** Whether it comes to the same winners. Of a way to draw that is not known here nobody can tell: it does not. */
export async function verifyDraw({ method, seed, pieces, entries, winners }: DrawRecord): Promise<boolean> {
  if (method !== METHOD) return false
  const again = await draw({
    ...{ seed, pieces },
    entries: entries.map(([number, variation_id, amount]) => ({ number, variation_id, amount })),
  })
  return JSON.stringify(winnersOf(again)) === JSON.stringify(winners)
}
