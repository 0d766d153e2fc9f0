/** From a line to a document that is ready to be taken, as far as that can be told without the database. Pure. */
import type { AfterDocument, AfterKind } from './after-schemas.ts'
import { checkAfter } from './check-after.ts'
import { checkItem } from './check-item.ts'
import { checkOrder } from './check-order.ts'
import { categoryDigest, documentDigest, textDigest } from './digest.ts'
import { type Document, type Faulty, readDocument } from './document.ts'
import type { FileDocument } from './file-documents.ts'
import { type ItemPlan, planItem } from './item-plan.ts'
import type { Line } from './lines.ts'
import { type OrderPlan, planOrder, planText } from './order-plan.ts'
import type { OrderDocument } from './order-schemas.ts'
import type { CategoryDocument, Kind, ShopDocument } from './schemas.ts'

/** A document that can be taken, with the digest of the source as it came. */
export type Ready = ReadyShop | ReadyCategory | ReadyItem | ReadyOrder | ReadyAfter | ReadyFile

export interface ReadyShop {
  readonly kind: 'shop'
  readonly digest: string
  readonly document: ShopDocument
}

export interface ReadyCategory {
  readonly kind: 'category'
  readonly digest: string
  readonly category: CategoryDocument['data']
}

export interface ReadyItem {
  readonly kind: 'item'
  readonly digest: string
  readonly plan: ItemPlan
}

export interface ReadyOrder {
  readonly kind: 'order'
  readonly digest: string
  readonly plan: OrderPlan
}

export interface ReadyAfter {
  readonly kind: AfterKind
  readonly digest: string
  readonly document: AfterDocument
}

interface ReadyFile {
  readonly kind: 'file'
  readonly document: FileDocument
}

/** A line of the file, read. `size` is about the bytes that it takes. */
export interface ReadLine {
  readonly line: number
  readonly size: number
  readonly read: Ready | Faulty
}

/** What may be done to a document before it is taken; its digest stays that of the source. */
export type Transform = (document: Document) => Document

/** Reads a line as of the time `now`. */
export function prepare(line: Line, now: Date, transform: Transform): ReadLine {
  if ('fault' in line) {
    return {
      line: line.number,
      size: 0,
      read: { kind: null, violations: [{ pointer: '', detail: line.fault }] },
    }
  }
  const document = readDocument(line.text)
  const read = 'violations' in document ? document : ready(document, now, transform)
  return { line: line.number, size: line.text.length, read }
}

/** Whether a line was read without a fault. */
export function isReady<K extends Kind>(read: Ready | Faulty, kind?: K): read is Extract<Ready, { kind: K }> {
  return !('violations' in read) && (kind === undefined || read.kind === kind)
}

function ready(source: Document, now: Date, transform: Transform): Ready | Faulty {
  const document = transform(source)
  if (document.kind === 'shop') return { kind: 'shop', digest: documentDigest(source), document }
  if (document.kind === 'category') {
    return { kind: 'category', digest: categoryDigest(document.data), category: document.data }
  }
  if (document.kind === 'order') return readyOrder(source, document)
  if (document.kind === 'file') return { kind: 'file', document }
  if (document.kind !== 'item') return readyAfter(source, document)
  const plan = planItem(document)
  const violations = checkItem(document, plan, now)
  return violations.length > 0
    ? { kind: 'item', violations }
    : { kind: 'item', digest: documentDigest(source), plan }
}

function readyAfter(source: Document, document: AfterDocument): Ready | Faulty {
  const { kind } = document
  const violations = checkAfter(document)
  return violations.length > 0 ? { kind, violations } : { kind, digest: documentDigest(source), document }
}

function readyOrder(source: Document, document: OrderDocument): Ready | Faulty {
  const plan = planOrder(document)
  const violations = checkOrder(document, plan)
  if (violations.length > 0) return { kind: 'order', violations }
  const sourcePlan = source === document ? plan : planOrder(source as OrderDocument)
  return { kind: 'order', digest: textDigest(planText(sourcePlan)), plan }
}
