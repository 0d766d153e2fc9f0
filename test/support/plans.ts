/** Plans of declared statements, as the server's connections make them. */
import type pg from 'pg'
import { declaredStatements } from '../../src/db/statement.ts'

/** A node of a plan, as EXPLAIN ANALYZE writes it. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Heap Fetches'?: number
  readonly Plans?: readonly PlanNode[]
}

/** How a prepared statement can be planned: anew for its values, or once for all values. */
export const PLAN_MODES = ['custom', 'generic'] as const

/** Runs a declared statement under EXPLAIN ANALYZE, undoes it, and answers all nodes of its plan. */
export async function planOf(
  client: pg.Client,
  name: string,
  mode: (typeof PLAN_MODES)[number],
  values: readonly unknown[],
): Promise<PlanNode[]> {
  const found = declaredStatements().find(one => one.name === name)
  if (found === undefined) throw new Error(`No statement is called ${name}`)
  await client.query('begin')
  try {
    await client.query(`set local plan_cache_mode = force_${mode}_plan`)
    await client.query(`prepare asked as ${found.text}`)
    const call = values.length === 0 ? 'asked' : `asked(${values.map(literal).join(', ')})`
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, timing off, format json) execute ${call}`,
    )
    return nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as PlanNode)
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `'{${value.map(member => JSON.stringify(member)).join(',')}}'`
  return Buffer.isBuffer(value) ? `'\\x${value.toString('hex')}'` : `'${value}'`
}

/** Reads of whole tables among these. */
export function wholeReads(nodes: readonly PlanNode[], tables: readonly string[]): string[] {
  return nodes
    .filter(node => node['Node Type'] === 'Seq Scan' && tables.includes(node['Relation Name'] ?? ''))
    .map(node => `${node['Node Type']} on ${node['Relation Name']}`)
}

/** Rows that were read of these tables, whether they were used or not. What a change hands back (`returning`) was read below it, and counts there. */
export function rowsRead(nodes: readonly PlanNode[], tables: readonly string[]): number {
  return nodes
    .filter(node => node['Node Type'] !== 'ModifyTable' && tables.includes(node['Relation Name'] ?? ''))
    .reduce((sum, node) => {
      const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
      return sum + each * (node['Actual Loops'] ?? 1)
    }, 0)
}

/** The names of the indexes that were used. */
export function indexesUsed(nodes: readonly PlanNode[]): string[] {
  return [...new Set(nodes.flatMap(node => node['Index Name'] ?? []))].sort()
}
