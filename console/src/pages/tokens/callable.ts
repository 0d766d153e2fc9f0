/** Which operations a choice of scopes opens. */
import type { ScopeOperation, Scopes } from '../../api/types.ts'

/** An operation with all the scopes that it needs. */
export interface OperationNeeds extends ScopeOperation {
  readonly scopes: readonly string[]
}

/** Each operation once. An operation that stands under several scopes needs all of them. */
export function operationNeeds({ scopes }: Scopes): OperationNeeds[] {
  const found = new Map<string, OperationNeeds>()
  for (const { scope, operations } of scopes) {
    for (const operation of operations) {
      const before = found.get(operation.operation_id)?.scopes ?? []
      found.set(operation.operation_id, { ...operation, scopes: [...before, scope] })
    }
  }
  return [...found.values()]
}

/** What can be called with these scopes. */
export function callable(needs: readonly OperationNeeds[], chosen: ReadonlySet<string>): OperationNeeds[] {
  return needs.filter(({ scopes }) => scopes.every(scope => chosen.has(scope)))
}

/**
 * The operations that a scope is about. Reading is asked for by nearly all of them, so the reading scopes are about those
 * alone that need nothing else.
 */
export function operationsOf(scope: string, needs: readonly OperationNeeds[]): OperationNeeds[] {
  return needs.filter(
    ({ scopes }) => scopes.includes(scope) && (!isReading(scope) || scopes.every(isReading)),
  )
}

function isReading(scope: string): boolean {
  return scope.endsWith('.read')
}

/**
 * What has to be chosen besides, so that a chosen scope is of any use: the fewest scopes that one of its operations still
 * needs. Empty when it is of use already, or has no operations.
 */
export function missingFor(
  scope: string,
  needs: readonly OperationNeeds[],
  chosen: ReadonlySet<string>,
): readonly string[] {
  const open = needs
    .filter(({ scopes }) => scopes.includes(scope))
    .map(({ scopes }) => scopes.filter(other => !chosen.has(other)))
    .toSorted((one, other) => one.length - other.length)
  return open[0] ?? []
}
