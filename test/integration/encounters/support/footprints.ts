/** Which tables operations read and change, by the statements that they ask. */
import type { Statement } from '../../../../src/db/statement.ts'
import { allStatements } from '../../../support/all-statements.ts'
import { NOTES } from '../../access/support/fingerprint.ts'

/** What an operation looks at, and what of that it changes. */
export interface Footprint {
  readonly reads: ReadonlySet<string>
  readonly changes: ReadonlySet<string>
}

/** Every call looks at these, and notes that it was made. So it does at people and tokens, whose changes all others are to meet. */
const EVERYBODYS = [...NOTES, 'idempotency_keys', 'console_sessions', 'shops']

/** Reads them out of what was asked in exchanges: names of statements, with commas between. */
export async function makeFootprints(): Promise<(asked: readonly string[]) => Footprint> {
  const statements = new Map((await allStatements()).map(each => [each.name, tablesOf(each)]))
  return asked => {
    const met = asked.flatMap(names => names.split(', ')).flatMap(name => statements.get(name) ?? [])
    return {
      reads: new Set(met.flatMap(({ reads }) => reads)),
      changes: new Set(met.flatMap(({ changes }) => changes)),
    }
  }
}

function tablesOf({ text }: Statement<unknown>) {
  const named = (words: RegExp) =>
    [...text.matchAll(words)].flatMap(([, table = '']) => (EVERYBODYS.includes(table) ? [] : table))
  return {
    reads: named(/\b(?:from|join|into|update)\s+([a-z_]+)/g),
    changes: named(/\b(?:insert into|update|delete from)\s+([a-z_]+)/g),
  }
}

/** Whether one may change what the other looks at. */
export function mayMeet(one: Footprint, other: Footprint): boolean {
  return !one.changes.isDisjointFrom(other.reads) || !other.changes.isDisjointFrom(one.reads)
}
