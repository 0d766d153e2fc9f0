/** What an import did, counted and told. */
import type { Violation } from '../http/problems.ts'
import type { Outcome } from './keys.ts'

/** Numbers of documents. `read` is the sum of the others. */
interface Counts {
  read: number
  imported: number
  skipped: number
  refused: number
}

/** One reason for which a document was refused. */
export interface Refusal {
  /** Line of the file, from 1. */
  readonly line: number
  /** As far as it could be read. */
  readonly kind: string | null
  /** JSON Pointer (RFC 6901) into the document. */
  readonly pointer: string
  readonly reason: string
}

/** The report of an import. */
export interface ImportReport extends Counts {
  readonly by_kind: Record<string, Counts>
  /** In the order of the file; the first `MAX_REFUSALS`. */
  readonly refusals: Refusal[]
  /** How many more there were. */
  refusals_left_out: number
  /** The last line that was dealt with. */
  line: number
}

/** Refusals kept, so that a file of nothing but errors does not fill the memory: about 2 MB. */
const MAX_REFUSALS = 10_000

/** Reasons told of one document. */
const MAX_REASONS = 20

/** A report of nothing yet. */
export function emptyReport(): ImportReport {
  return { ...noCounts(), by_kind: {}, refusals: [], refusals_left_out: 0, line: 0 }
}

function noCounts(): Counts {
  return { read: 0, imported: 0, skipped: 0, refused: 0 }
}

/** Adds what became of a document. `onRefused` hears of every refusal, those included that are not kept. */
export function tell(
  report: ImportReport,
  { line, kind }: { line: number; kind: string | null },
  outcome: Outcome,
  onRefused: (refusal: Refusal) => void,
): void {
  report.line = line
  report.by_kind[kind ?? 'unknown'] ??= noCounts()
  const ofKind = report.by_kind[kind ?? 'unknown']
  for (const counts of ofKind ? [report, ofKind] : [report]) {
    counts.read += 1
    counts[typeof outcome === 'string' ? outcome : 'refused'] += 1
  }
  if (typeof outcome === 'string') return
  for (const { pointer, detail } of withinLimit(outcome.violations)) {
    const refusal = { line, kind, pointer, reason: detail }
    onRefused(refusal)
    if (report.refusals.length < MAX_REFUSALS) report.refusals.push(refusal)
    else report.refusals_left_out += 1
  }
}

function withinLimit(violations: readonly Violation[]): readonly Violation[] {
  if (violations.length <= MAX_REASONS) return violations
  const more = violations.length - MAX_REASONS
  return [...violations.slice(0, MAX_REASONS), { pointer: '', detail: `has ${more} more faults` }]
}
