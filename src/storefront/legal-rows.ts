/** What the page on commercial transactions says, of a shop's settings as they are stored or typed. Pure. */
import type { Words } from './words/words.ts'

/** In the order of the page. */
const SAID = [
  'legal_seller',
  'legal_manager',
  'legal_address',
  'legal_telephone',
  'mail_address',
  'invoice_number',
  'price',
  'legal_fees',
  'legal_payment',
  'legal_delivery',
  'legal_returns',
  'legal_offer_period',
  'legal_requirements',
] as const

/** The settings that it shows. */
type Said = Exclude<(typeof SAID)[number], 'price'>

/** What a seller may tell on request in place of publishing it (Act on Specified Commercial Transactions, 11). */
const ON_REQUEST: ReadonlySet<string> = new Set(['legal_manager', 'legal_address', 'legal_telephone'])

/** Its rows: what is null is left out, or told on request. */
export function legalRows(
  shop: Readonly<Record<Said, string | null>>,
  words: Pick<Words, 'legal' | 'askForLegal' | 'priceOnPages'>,
): readonly { readonly title: string; readonly text: string }[] {
  return SAID.flatMap(name => {
    const said = name === 'price' ? words.priceOnPages : shop[name]
    const text = said ?? (ON_REQUEST.has(name) ? words.askForLegal : null)
    return text === null ? [] : [{ title: words.legal[name], text }]
  })
}
