/** What a document of what follows of a purchase must be beside its form (R-DOCUMENT-6). Pure. */
import type { Violation } from '../http/problems.ts'
import type { AfterDocument } from './after-schemas.ts'

/** Everything that is wrong with it. */
export function checkAfter(document: AfterDocument): Violation[] {
  switch (document.kind) {
    case 'subscription': {
      const { state, next_at } = document.data
      if ((next_at !== null) === (state === 'active')) return []
      return [{ pointer: '/data/next_at', detail: 'must be there of one that is active, and of no other' }]
    }
    case 'draw': {
      const { entries, winners } = document.data
      const numbers = new Set(entries.map(([number]) => number))
      const whole = entries.every(([number, , amount]) => number !== null && amount !== null)
      return [
        ...(whole ? [] : [{ pointer: '/data/entries', detail: 'must have a number and pieces each' }]),
        ...(winners.every(number => numbers.has(number))
          ? []
          : [{ pointer: '/data/winners', detail: 'must be numbers of entries' }]),
      ]
    }
    case 'application': {
      const { state, draw_id } = document.data
      if (draw_id !== null || state === 'applied' || state === 'withdrawn') return []
      return [{ pointer: '/data/draw_id', detail: 'must name the draw in which it was decided' }]
    }
  }
}
