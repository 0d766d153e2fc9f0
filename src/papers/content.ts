/** A paper in the words that stand on it, whether a browser prints it or it becomes a PDF (R-PAPER-3). Pure, and for the browser too. */
import { dateInWords, numberInWords, postalCodeInWords, yenInColumn } from '../lib/japanese.ts'
import { paymentInWords } from '../resources/orders/mails/format.ts'
import type { Paper } from './paper.ts'
import { ON_PAPER } from './words.ts'

/** A name and what it names, both as they are read. */
type Named = readonly [name: string, value: string]

/** A line of the table of goods. */
export interface ContentRow {
  readonly name: string
  /** Smaller, below the name. */
  readonly notes: readonly string[]
  /** That it follows later; null where it does not. */
  readonly later: string | null
  /** Under the other heads of the table. */
  readonly cells: readonly string[]
}

/** All that stands on a paper, in its order. */
export interface PaperContent {
  readonly title: string
  readonly unique_key: string
  /** Of a receipt that was issued before: that it was, and when for the first time. */
  readonly reissued: Named | null
  /** To whom; the address is empty where it is not told. */
  readonly to: { readonly address: readonly string[]; readonly name: string }
  readonly facts: readonly Named[]
  readonly issuer: { readonly name: string; readonly lines: readonly string[] }
  readonly greeting: string
  /** What it comes to; null without prices. */
  readonly amount: Named | null
  readonly purpose: string | null
  /** The heads of the table of goods, that of names first. */
  readonly heads: readonly string[]
  readonly rows: readonly ContentRow[]
  /** Of each rate: its name, what is paid at it, and the tax in that. */
  readonly taxes: readonly (readonly [rate: string, total: string, tax: string])[]
  /** What is added and taken off; empty without prices. */
  readonly sums: readonly Named[]
  readonly total: Named | null
  /** May have several lines each. */
  readonly foot: readonly string[]
}

/** What a paper says. Only a slip can be without prices: it goes with presents. */
export function contentOf(paper: Paper, withPrices: boolean): PaperContent {
  const { kind, unique_key, first_issued_on } = paper
  const priced = withPrices || kind !== 'slip'
  return {
    ...{ title: ON_PAPER.titles[kind], unique_key },
    reissued:
      first_issued_on === null
        ? null
        : [ON_PAPER.reissued, ON_PAPER.firstIssuedOn(dateInWords(first_issued_on))],
    to: recipientOf(paper),
    facts: factsOf(paper),
    issuer: issuerOf(paper),
    greeting: ON_PAPER.greeting[kind],
    amount: priced ? [ON_PAPER.amount[kind], yenInColumn(paper.total)] : null,
    purpose: kind === 'receipt' ? ON_PAPER.purpose : null,
    heads: priced
      ? [ON_PAPER.item, ON_PAPER.price, ON_PAPER.pieces, ON_PAPER.total]
      : [ON_PAPER.item, ON_PAPER.pieces],
    rows: paper.rows.map(row => contentOfRow(row, priced)),
    taxes: priced
      ? paper.taxes.map(({ rate, total, tax }) => [
          ...([ON_PAPER.rate(rate), yenInColumn(total), `${ON_PAPER.tax} ${yenInColumn(tax)}`] as const),
        ])
      : [],
    sums: priced ? sumsOf(paper) : [],
    total: priced ? [ON_PAPER.grandTotal, yenInColumn(paper.total)] : null,
    foot: footOf(paper, priced),
  }
}

function recipientOf({ kind, to }: Paper): PaperContent['to'] {
  const zip = to.zip_code === null || to.zip_code === '' ? [] : [postalCodeInWords(to.zip_code)]
  return {
    address: kind === 'slip' ? [...zip, ...to.address] : [],
    name: `${to.name} ${ON_PAPER.to}`,
  }
}

function factsOf({ kind, unique_key, issued_on, ordered_on, dispatched_on, paid_on }: Paper): Named[] {
  const days = [
    [ON_PAPER.issuedOn, issued_on],
    [ON_PAPER.orderedOn, ordered_on],
    [ON_PAPER.dispatchedOn, dispatched_on],
    [ON_PAPER.paidOn, kind === 'receipt' ? paid_on : null],
  ] as const
  return [
    [ON_PAPER.number, unique_key],
    ...days.flatMap(([name, day]): Named[] => (day === null ? [] : [[name, dateInWords(day)]])),
  ]
}

function issuerOf({ issuer }: Paper): PaperContent['issuer'] {
  const contact = [
    [ON_PAPER.telephone, issuer.telephone],
    [ON_PAPER.mail, issuer.mail_address],
    [ON_PAPER.invoiceNumber, issuer.invoice_number],
  ] as const
  return {
    name: issuer.name,
    lines: [
      ...(issuer.address === null ? [] : [issuer.address]),
      ...contact.flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name} ${value}`])),
    ],
  }
}

function contentOfRow(row: Paper['rows'][number], priced: boolean): ContentRow {
  const amount = numberInWords(row.amount)
  return {
    name: row.rate === 8 ? `${row.name} ${ON_PAPER.reduced}` : row.name,
    notes: row.notes,
    later: row.later ? ON_PAPER.later : null,
    cells: priced ? [yenInColumn(row.price), amount, yenInColumn(row.total)] : [amount],
  }
}

function sumsOf({ subtotal, charges }: Paper): Named[] {
  return [
    [ON_PAPER.subtotal, yenInColumn(subtotal)],
    ...charges.map(({ kind, name, amount }): Named => {
      const label = kind === 'charge' ? (name ?? ON_PAPER.charges[kind]) : ON_PAPER.charges[kind]
      return [label, yenInColumn(amount)]
    }),
  ]
}

function footOf({ kind, rows, payment_method, remark }: Paper, priced: boolean): string[] {
  return [
    ...(priced ? [ON_PAPER.taxIncluded] : []),
    ...(rows.some(({ rate }) => rate === 8) ? [ON_PAPER.reducedNote] : []),
    ...(kind !== 'slip' && payment_method !== null
      ? [`${ON_PAPER.payment}: ${paymentInWords(payment_method)}`]
      : []),
    ...(remark === null ? [] : [`${ON_PAPER.remark}: ${remark}`]),
  ]
}
