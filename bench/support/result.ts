/** What a scenario found, and whether that keeps the budget. */
import { readFileSync } from 'node:fs'
import type { Turn } from './rounds.ts'

/** A budget: at least this ratio to a reference, at least so many answers a second, or at most this much. */
export type Budget =
  | { readonly atLeast: number; readonly of: string }
  | { readonly atLeast: number; readonly unit: '/s' }
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

/** A result with its budgets, all of which are to be kept. */
export interface Judged extends Result {
  readonly budgets: readonly Budget[]
  readonly verdict: 'kept' | 'missed' | 'not measured' | 'no budget'
}

const BUDGETS = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly Budget[]>
>

/** Holds a result against its budgets. */
export function judge(result: Result): Judged {
  const budgets = BUDGETS[result.name] ?? []
  const verdicts = budgets.map(budget => verdictOf(result, budget))
  const verdict = WORST_FIRST.find(one => verdicts.includes(one)) ?? 'no budget'
  return { ...result, budgets, verdict }
}

const WORST_FIRST = ['missed', 'not measured', 'kept'] as const

/** Whether one of its budgets is kept. */
export function verdictOf(result: Result, budget: Budget): (typeof WORST_FIRST)[number] {
  const found = foundFor(result, budget)
  if (found === undefined) return 'not measured'
  return ('atMost' in budget ? found <= budget.atMost : found >= budget.atLeast) ? 'kept' : 'missed'
}

/** What is held against a budget: a ratio, a rate, or a value in the budget's unit; undefined where it was not measured. */
export function foundFor({ value, ratios, figures }: Result, budget: Budget): number | undefined {
  if ('atMost' in budget) return value
  return 'of' in budget ? ratios?.[budget.of] : figures?.akinai?.rate
}
