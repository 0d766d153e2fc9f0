/**
 * Says in Japanese what the server says of a problem in English. The API's answers are the same for everybody, so that the page
 * finds the template that a detail was made from, and fills the Japanese one with what stands in its holes.
 */
import { BUYING_DETAILS } from './details-buying.ts'
import { CATALOGUE_DETAILS } from './details-catalogue.ts'
import { CONSOLE_DETAILS } from './details-console.ts'
import { IMPORT_DETAILS } from './details-import.ts'
import { ITEM_DETAILS } from './details-items.ts'
import { ORDER_DETAILS } from './details-orders.ts'
import { PICTURE_DETAILS } from './details-pictures.ts'
import { REASON_DETAILS } from './details-reasons.ts'
import { REQUEST_DETAILS } from './details-requests.ts'
import { SCHEMA_DETAILS } from './details-schema.ts'
import { NESTED, PARTED, VALUES } from './values.ts'

/** Every detail that the server can give. */
export const DETAILS = [
  ...SCHEMA_DETAILS,
  ...REQUEST_DETAILS,
  ...ITEM_DETAILS,
  ...CATALOGUE_DETAILS,
  ...PICTURE_DETAILS,
  ...ORDER_DETAILS,
  ...CONSOLE_DETAILS,
  ...BUYING_DETAILS,
  ...IMPORT_DETAILS,
]

const HOLES = /\{(\w+)\}/g

interface Template {
  readonly en: string
  readonly ja: string
  readonly pattern: RegExp
  readonly holes: readonly string[]
}

/** The template with the most words of its own first: of several that fit it is the one that was meant. */
const TEMPLATES: readonly Template[] = [...DETAILS, ...REASON_DETAILS]
  .map(([en, ja]) => ({
    en,
    ja,
    pattern: new RegExp(`^${literally(en).replaceAll(/\\\{\w+\\\}/g, String.raw`([\s\S]+?)`)}$`),
    holes: [...en.matchAll(HOLES)].map(([, name = '']) => name),
  }))
  .toSorted((a, b) => own(b) - own(a))

function own({ en }: Template): number {
  return en.replaceAll(HOLES, '').length
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** A template that a detail was made from, and what stands in its holes. */
export interface Found {
  readonly en: string
  readonly ja: string
  readonly values: readonly (readonly [name: string, value: string])[]
}

/** Finds the template; undefined when there is none. */
export function findTemplate(detail: string): Found | undefined {
  for (const { en, ja, pattern, holes } of TEMPLATES) {
    const values = pattern.exec(detail)?.slice(1)
    if (values) return { en, ja, values: holes.map((name, index) => [name, values[index] ?? '']) }
  }
  return undefined
}

/** The Japanese of a detail of a problem or violation; undefined when there is none, which a test proves of none that there is. */
export function translate(detail: string): string | undefined {
  const found = findTemplate(detail)
  if (found === undefined) return translateSentence(detail)
  const values = new Map(found.values.map(([name, value]) => [name, fillingOf(name, value)]))
  return found.ja.replaceAll(HOLES, (_, name: string) => values.get(name) ?? '')
}

/** The Japanese of what a payment was refused for; the same where it is a service's own. */
export function translateReason(reason: string): string {
  return fillingOf('reason', reason)
}

/** A sentence made of one violation, and of where it is: `/price must be 50 or more.` */
function translateSentence(sentence: string): string | undefined {
  const [, place, violation] = /^(?:(\/\S*|The body|) )?([\s\S]+)\.$/.exec(sentence) ?? []
  if (violation === undefined) return undefined
  // Of those whose place is empty the first letter was made a capital.
  const known = place === undefined ? `${violation[0]?.toLowerCase()}${violation.slice(1)}` : violation
  if (findTemplate(known) === undefined) return undefined
  return `${translate(known)}。`
}

function fillingOf(name: string, value: string): string {
  const known = VALUES[name] ?? {}
  const parted = PARTED[name]
  if (parted) {
    const [en, ja] = parted
    return value
      .split(en)
      .map(one => known[one] ?? one)
      .join(ja)
  }
  return known[value] ?? (NESTED.has(name) ? translate(value) : undefined) ?? value
}
