/**
 * Real order lines: one invoice an order, with quantities and times as they are and prices in pence read as yen. What
 * cannot be an order is left out, and counted.
 */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

/** A line of an invoice. */
export interface RetailLine {
  readonly stockCode: string
  readonly description: string
  readonly quantity: number
  readonly price: number
}

/** An invoice with at least one line. */
export interface Invoice {
  readonly number: string
  /** The buyer's number, as text; empty when there is none. */
  readonly customer: string
  readonly at: Date
  readonly lines: RetailLine[]
  /** What the lines for postage and carriage came to. */
  readonly postage: number
}

/** What was left out: how often, by reason. */
export type LeftOut = Record<string, number>

interface Row {
  readonly InvoiceNo: string
  readonly StockCode: string
  readonly Description: string
  readonly Quantity: string
  readonly InvoiceDate: string
  readonly UnitPrice: string
  readonly CustomerID: string
}

const POSTAGE = new Set(['POST', 'DOT', 'C2'])

/** What was sold begins with digits, whatever follows; everything else is bookkeeping. */
const GOODS = /^\d{4,}/

/** Reads the packed CSV. Invoices stand in the order of their first lines. */
export async function readInvoices(file: string): Promise<{ invoices: Invoice[]; leftOut: LeftOut }> {
  const invoices = new Map<string, Invoice & { postage: number }>()
  const leftOut: LeftOut = {}
  const rows = createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true }))
  for await (const row of rows as AsyncIterable<Row>) {
    const reason = whyNot(row)
    if (reason !== undefined) {
      leftOut[reason] = (leftOut[reason] ?? 0) + 1
      continue
    }
    const invoice = invoices.get(row.InvoiceNo) ?? begin(row)
    invoices.set(row.InvoiceNo, invoice)
    if (POSTAGE.has(row.StockCode)) invoice.postage += lineOf(row).price * lineOf(row).quantity
    else invoice.lines.push(lineOf(row))
  }
  const all = [...invoices.values()]
  const whole = all.filter(({ lines }) => lines.length > 0)
  if (whole.length < all.length) leftOut['invoices of nothing but postage'] = all.length - whole.length
  return { invoices: whole, leftOut }
}

function begin(row: Row): Invoice & { postage: number } {
  return {
    number: row.InvoiceNo,
    customer: row.CustomerID.replace(/\.0$/, ''),
    // The shop's clock is taken for that of Tokyo.
    at: new Date(`${row.InvoiceDate.replace(' ', 'T')}+09:00`),
    lines: [],
    postage: 0,
  }
}

function lineOf(row: Row): RetailLine {
  return {
    stockCode: row.StockCode,
    description: row.Description.trim().replaceAll(/\s+/g, ' '),
    quantity: Number(row.Quantity),
    price: Math.round(Number(row.UnitPrice) * 100),
  }
}

/** Why a row is no line of an order; undefined when it is one. */
function whyNot({
  InvoiceNo,
  StockCode,
  Description,
  Quantity,
  UnitPrice,
  CustomerID,
}: Row): string | undefined {
  if (InvoiceNo.startsWith('C')) return 'lines of cancellations'
  if (!/^\d/.test(InvoiceNo)) return 'lines of bookkeeping invoices'
  if (Number(Quantity) <= 0) return 'lines that write stock off'
  if (!GOODS.test(StockCode) && !POSTAGE.has(StockCode)) return 'lines that are no goods'
  if (Number(UnitPrice) <= 0 && CustomerID === '')
    return 'lines without price and customer: corrections of stock'
  if (Description.trim() === '') return 'lines without a description'
  return undefined
}
