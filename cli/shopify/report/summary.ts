/** The report in words, for a terminal. */
import { NOTE_KINDS, type NoteKind } from '../plan/notes.ts'
import type { Report, ReportProduct } from './report.ts'

/** How many refused products, and examples of each kind of note, are printed; the report file has them all. */
const SHOWN_REFUSALS = 20
const SHOWN_EXAMPLES = 2

/** The report for a person, ending in a line end. */
export function writeSummary(report: Report, rateIsOne: boolean): string {
  const lines = [
    ...(report.url === null ? planLines(report) : []),
    ...countLines(report),
    ...noteLines(report),
    ...refusalLines(report.products.filter(product => product.state === 'refused')),
    ...hintLines(report, rateIsOne),
  ]
  return `${lines.join('\n')}\n`
}

/** One line for each item that a dry run would make. */
function planLines({ products }: Report): readonly string[] {
  const items = products.flatMap(product => product.items)
  const lines = items.map(({ price, name, variations, categories, pictures, visible }) => {
    const more = [
      ...(variations.length > 0 ? [`${variations.length} variation${variations.length > 1 ? 's' : ''}`] : []),
      ...(categories.length > 0 ? [`in ${categories.join(', ')}`] : []),
      ...(pictures.length > 0 ? [`${pictures.length} picture${pictures.length > 1 ? 's' : ''}`] : []),
      ...(visible ? [] : ['hidden']),
    ]
    return `${String(price).padStart(8)} yen  ${name}${more.length > 0 ? ` (${more.join('; ')})` : ''}`
  })
  return lines.length > 0 ? [...lines, ''] : []
}

function countLines({ file, counts, seconds, stopped, url }: Report): readonly string[] {
  const row = (count: number, text: string) => `${String(count).padStart(8)}  ${text}`
  const finished =
    counts.items_completed === 0 ? '' : `, ${counts.items_completed} finished that an earlier run had begun`
  const made = `items: ${counts.items_created} made${finished}; ${counts.variations_added} variations, ${counts.categories_created} categories`
  return [
    `${file}: ${counts.products} products read${url === null ? ', dry run: nothing was sent' : ` in ${seconds.toFixed(1)} s`}`,
    ...(counts.planned > 0 ? [row(counts.planned, 'would be created, unless they are there already')] : []),
    ...(url === null
      ? []
      : [
          row(counts.created, `created (${made})`),
          row(counts.already_there, 'already there, left as they are'),
          ...(counts.images_added > 0 ? [row(counts.images_added, 'pictures added')] : []),
        ]),
    row(counts.refused, 'refused'),
    ...(stopped === null
      ? []
      : [
          '',
          `The import ended before its time. ${stopped}`,
          'Run the same command again to go on where it ended.',
        ]),
  ]
}

function noteLines({ notes }: Report): readonly string[] {
  const byKind = Map.groupBy(notes, note => note.kind)
  const lines = [...byKind].flatMap(([kind, group]) => [
    `${String(group.length).padStart(8)}  ${NOTE_KINDS[kind as NoteKind]}`,
    ...group
      .slice(0, SHOWN_EXAMPLES)
      .map(note => `            line ${note.line} (${note.handle}) ${note.text}`),
  ])
  return lines.length === 0 ? [] : ['', 'Taken with changes:', ...lines]
}

function refusalLines(refused: readonly ReportProduct[]): readonly string[] {
  if (refused.length === 0) return []
  const lines = refused
    .slice(0, SHOWN_REFUSALS)
    .map(({ line, handle, title, reason }) => `  line ${line}: ${handle || title || 'a row'} ${reason}`)
  const rest = refused.length - lines.length
  return [
    '',
    'Refused:',
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more; --report FILE writes them all`] : []),
  ]
}

function hintLines(report: Report, rateIsOne: boolean): readonly string[] {
  const hasPriceFaults = report.products.some(product => product.kind === 'price')
  return [
    ...(hasPriceFaults && rateIsOne
      ? [
          '',
          'Prices were taken as yen. Give --rate when they are in another currency, such as --rate 150 for US dollars.',
        ]
      : []),
    ...(report.has_quantities || report.counts.created + report.counts.planned === 0
      ? []
      : [
          '',
          'The file has no column of quantities (Variant Inventory Qty), so that everything has a stock of 0.',
        ]),
  ]
}
