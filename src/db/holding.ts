/**
 * Who holds a connection to write by waits for no second one, and who holds one to read by for none at all: where all of them are held by such, none goes
 * on until PostgreSQL ends what has waited for too long. To hold one to write by and to ask for one to read by is no circle.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { unitAround, unitAtWork } from '../lib/shop-at-work.ts'

/** What a connection is for. */
export type Kind = 'reading' | 'writing'

/** Hears what somebody asks for who holds a connection behind which nobody may wait for it. */
export type HearOfCircle = (asked: Kind) => void

interface Hold {
  readonly kind: Kind
  isOver: boolean
}

const holds = new AsyncLocalStorage<Hold>()

/** Does work for which a connection is held. */
export async function holding<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
  const hold = { kind, isOver: false }
  try {
    return await holds.run(hold, work)
  } finally {
    hold.isOver = true
  }
}

/** Whether whoever asks for a connection of this kind holds one behind which it may not wait. */
export function closesCircle(asked: Kind): boolean {
  const hold = holds.getStore()
  if (hold !== undefined && !hold.isOver) return asked === 'writing' || hold.kind === 'reading'
  return asked === 'writing' && (unitAtWork()?.hasBegun || unitAround()?.hasBegun) === true
}
