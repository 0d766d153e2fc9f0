/** What people read of an import. */
import type { ImportReport, Refusal } from '../../src/transfer/report.ts'
import { printable, table } from '../output.ts'

/** `line 12 (item) /data/price: must be 50 or more` */
export function writeRefusal({ line, kind, pointer, reason }: Refusal): string {
  // The pointer may repeat a member's name, and the reason a value, of whoever wrote the file.
  return printable(
    `line ${line}${kind === null ? '' : ` (${kind})`}${pointer === '' ? '' : ` ${pointer}`}: ${reason}`,
  )
}

/** A table of the kinds, and what follows from it. */
export function summaryOf(report: ImportReport): string[] {
  const kinds = Object.entries(report.by_kind)
  const rows = [...kinds, ...(kinds.length > 1 ? ([['all', report]] as const) : [])].map(([kind, counts]) => [
    kind,
    ...[counts.read, counts.imported, counts.skipped, counts.refused].map(String),
  ])
  if (rows.length === 0) return ['The file has no documents.']
  return [
    ...table([['', 'read', 'imported', 'skipped', 'refused'], ...rows]),
    ...(report.skipped > 0 ? ['Skipped: the shop had them already.'] : []),
    ...(report.refused > 0
      ? ['Refused: for the reasons above. Mend the lines and import again; the rest is skipped then.']
      : []),
  ]
}
