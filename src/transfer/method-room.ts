/** Whether the shipping methods that items of a batch name have room for them (R-LIMIT-16). */
import type { Transaction } from '../db/database.ts'
import type { Violation } from '../http/problems.ts'
import { countBound } from '../selling/binding-store.ts'
import { MAX_BOUND_ITEMS } from '../selling/limits.ts'
import type { Turn } from './batch-pairs.ts'
import { BATCH_DOCUMENTS } from './import-run.ts'
import type { ItemPlan } from './item-plan.ts'

/** How many items are bound to each method, by its name. */
type Bound = Map<string, number>

/** Counts what is bound to the methods that a batch names, of which `methods` has the ids. */
export async function countNamed(
  tx: Transaction,
  shopId: number,
  plans: readonly ItemPlan[],
  methods: ReadonlyMap<string, number>,
  turn: Turn,
): Promise<Bound> {
  const names = new Set(plans.flatMap(({ shipping }) => shipping.map(({ name }) => name)))
  if (names.size === 0) return new Map()
  const bound = await count()
  // The batch before, which may not be in yet, binds as many as this one at most.
  if (Math.max(...bound.values()) + 2 * BATCH_DOCUMENTS <= MAX_BOUND_ITEMS) return bound
  await turn.untilLast()
  return count()

  async function count(): Promise<Bound> {
    const counts = await countBound(tx, shopId)
    return new Map([...names].map(name => [name, counts.get(methods.get(name) ?? 0) ?? 0]))
  }
}

/** The methods that have no room for an item. */
export function fullMethods({ shipping }: ItemPlan, bound: Bound): Violation[] {
  return shipping
    .filter(({ name }) => (bound.get(name) ?? 0) >= MAX_BOUND_ITEMS)
    .map(({ name }) => ({
      pointer: '/state/shipping_methods',
      detail: `names a shipping method that has ${MAX_BOUND_ITEMS} items already: ${name}`,
    }))
}

/** Counts an item that is taken. */
export function countIn({ shipping }: ItemPlan, bound: Bound): void {
  for (const { name } of shipping) bound.set(name, (bound.get(name) ?? 0) + 1)
}
