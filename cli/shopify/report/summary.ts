/** The report in words, for a terminal. */
import { NOTE_KINDS, type NoteKind } from '../plan/notes.ts'
import type { PlannedItem } from '../plan/planned.ts'
import type { Report, ReportProduct } from './report.ts'

/** How many refused products, and examples of each kind of note, are printed; the report file has them all. */
const SHOWN_REFUSALS = 20
const SHOWN_EXAMPLES = 2

/** Items of a dry run that are printed. */
const SHOWN_ITEMS = 10

/** The report for a person, ending in a line end. */
export function writeSummary(report: Report): string {
  const lines = [
    ...(report.url === null ? sampleLines(report) : []),
    ...countLines(report),
    ...noteLines(report),
    ...refusalLines(report.products.filter(product => product.state === 'refused')),
    ...hintLines(report),
  ]
  return `${lines.join('\n')}\n`
}

/** Some of the items that a dry run would make. */
function sampleLines({ products }: Report): readonly string[] {
  const items = products.flatMap(product => product.items)
  const lines = items.slice(0, SHOWN_ITEMS).map(itemLine)
  const rest = items.length - lines.length
  if (rest > 0) lines.push(`          … and ${rest} more; --report FILE writes them all`)
  return lines.length > 0 ? [...lines, ''] : []
}

/** An item with its price, and what else a person would look for. */
export function itemLine(
  item: Pick<PlannedItem, 'price' | 'name' | 'categories' | 'visible'> & {
    readonly variations: readonly unknown[]
    readonly pictures: readonly unknown[]
  },
): string {
  const { price, name, variations, categories, pictures, visible } = item
  const more = [
    ...(variations.length > 0 ? [`${variations.length} variation${variations.length > 1 ? 's' : ''}`] : []),
    ...(categories.length > 0 ? [`in ${categories.join(', ')}`] : []),
    ...(pictures.length > 0 ? [`${pictures.length} picture${pictures.length > 1 ? 's' : ''}`] : []),
    ...(visible ? ['visible'] : []),
  ]
  return `${String(price).padStart(8)} yen  ${name}${more.length > 0 ? ` (${more.join('; ')})` : ''}`
}

/** What became of the products, which adds up to what the file has, and below it what was made of them. */
function countLines({ file, counts, seconds, stopped, url }: Report): readonly string[] {
  const row = (count: number, text: string) => `${String(count).padStart(8)}  ${text}`
  const states =
    url === null
      ? [row(counts.planned, 'would be created, unless they are there already')]
      : [row(counts.created, 'created'), row(counts.already_there, 'already there')]
  return [
    `${file}: ${url === null ? 'dry run, nothing was sent' : `read and put in within ${seconds.toFixed(1)} s`}`,
    ...states,
    row(counts.refused, 'refused'),
    row(counts.products, 'products in the file'),
    ...(url === null ? [] : madeLines(counts)),
    ...(stopped === null
      ? []
      : [
          '',
          `The import ended before its time. ${stopped}`,
          'Run the same command again to go on where it ended.',
        ]),
  ]
}

function madeLines(counts: Report['counts']): readonly string[] {
  const made = [
    [counts.items_created, 'items made'],
    [counts.items_completed, 'items finished that an earlier run had begun'],
    [counts.variations_added, 'variations'],
    [counts.categories_created, 'categories'],
    [counts.images_added, 'pictures added'],
    [counts.prices_mended, 'prices set anew'],
  ] as const
  const told = made.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return told.length === 0 ? [] : ['', `Done: ${told.join(', ')}.`]
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

function hintLines({ counts, has_quantities, products }: Report): readonly string[] {
  const made = products.flatMap(({ items }) => items).filter(({ state }) => state === 'created')
  return [
    ...(has_quantities || counts.created + counts.planned === 0
      ? []
      : ['', 'The file has no column of quantities (Variant Inventory Qty): nothing in it was counted.']),
    ...(made.length > 0 && made.every(({ visible }) => !visible)
      ? ['', 'All of it is hidden: look at it in the console, and show there what is good.']
      : []),
  ]
}
