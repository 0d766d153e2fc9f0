import type { Chance } from '../kills/chance.ts'
import type { Numbers } from './numbers.ts'

/** What all who take part know. */
export interface Drive {
  readonly url: string
  readonly dataDir: string
  readonly token: string
  readonly items: readonly number[]
  readonly numbers: Numbers
  readonly chance: Chance
  readonly over: AbortSignal
}
