/** Statements as spans, by their names alone: texts and values are nobody's business but the database's. */
import { isTraced, traced } from '../lib/tracing.ts'
import type { BatchedStatement } from './batch.ts'
import type { Statement } from './statement.ts'

const SYSTEM = { 'db.system.name': 'postgresql' } as const

/** Runs one. */
export function tracedStatement<T>(
  { name }: Pick<Statement<unknown>, 'name'>,
  run: () => Promise<T>,
): Promise<T> {
  if (!isTraced()) return run()
  return traced(name, { kind: 'client', attributes: SYSTEM }, run)
}

/** Sends those that are one message: a span of its own, by the first one's name, that names all of them. */
export function tracedMessage<T>(
  statements: readonly BatchedStatement[],
  send: () => Promise<T>,
): Promise<T> {
  if (!isTraced()) return send()
  const names = statements.map(({ statement }) => statement.name)
  const [first = 'nothing'] = names
  const attributes = { ...SYSTEM, 'db.operation.batch.size': names.length, 'akinai.statements': names }
  return traced(names.length === 1 ? first : `${first} …`, { kind: 'client', attributes }, send)
}
