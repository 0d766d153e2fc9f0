/** What a scenario found, and whether that keeps the budget. */
import { readFileSync } from 'node:fs'
import type { Turn } from './rounds.ts'

/** A budget: at least this ratio to a reference, or at most this much. */
export type Budget =
  | { readonly atLeast: number; readonly of: string }
  | { readonly atMost: number; readonly unit: string }

/** What a scenario found. */
export interface Result {
  readonly name: string
  readonly title: string
  /** Items, or orders, in the shop. */
  readonly items?: number
  /** By target, when something was measured in turns: `akinai` and its references. */
  readonly figures?: Readonly<Record<string, Turn>>
  /** The rate of `akinai` over that of each reference. */
  readonly ratios?: Readonly<Record<string, number>>
  /** What was measured otherwise, in the unit of the budget. */
  readonly value?: number
  readonly unit?: string
  /** Further figures, and what must be known to read these. */
  readonly details?: Readonly<Record<string, number | string>>
}

/** A result with its budget. */
export interface Judged extends Result {
  readonly budget?: Budget
  readonly verdict: 'kept' | 'missed' | 'not measured' | 'no budget'
}

const BUDGETS = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Budget>
>

/** Holds a result against its budget. */
export function judge(result: Result): Judged {
  const budget = BUDGETS[result.name]
  if (budget === undefined) return { ...result, verdict: 'no budget' }
  return { ...result, budget, verdict: verdictOf(result, budget) }
}

function verdictOf(result: Result, budget: Budget): Judged['verdict'] {
  if ('atMost' in budget) {
    if (result.value === undefined) return 'not measured'
    return result.value <= budget.atMost ? 'kept' : 'missed'
  }
  const ratio = result.ratios?.[budget.of]
  if (ratio === undefined) return 'not measured'
  return ratio >= budget.atLeast ? 'kept' : 'missed'
}
