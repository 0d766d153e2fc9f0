/** Takes a batch of documents of what follows of a purchase, within one transaction (R-IMPORT-11). */

import { NOTHING_SAID } from '../checkout/checkouts/nothing-said.ts'
import type { Wishes } from '../checkout/checkouts/schemas.ts'
import { wishesAfter } from '../checkout/checkouts/update-checkout.ts'
import type { Transaction } from '../db/database.ts'
import type { Violation } from '../http/problems.ts'
import { lockTree } from '../resources/item_categories/store.ts'
import { newSecret } from '../resources/orders/changes/make-order.ts'
import { listShippingMethods } from '../selling/method-store.ts'
import { afterData } from './after-documents.ts'
import type { AfterDocument, AfterKind } from './after-schemas.ts'
import { type AfterRow, findAfterRows, findTakenSecrets, insertAfterRow, keyOf } from './after-store.ts'
import { canonicalJson } from './digest.ts'
import { differs, type Outcome } from './keys.ts'
import { findKnownItems, type KnownItems, localOptions } from './known-items.ts'
import type { ReadyAfter } from './prepare.ts'
import { findRecords, type ImportRecord, saveRecords } from './records-store.ts'

/** Takes what can be taken; answers what became of each. All are of one kind. Holds the shop, so that of two imports one waits. */
export async function importAfter(
  tx: Transaction,
  shopId: number,
  kind: AfterKind,
  documents: readonly ReadyAfter[],
): Promise<Outcome[]> {
  await lockTree(tx, shopId)
  const around = await findAround(tx, shopId, kind, documents)
  const records: ImportRecord[] = []
  const outcomes: Outcome[] = []
  for (const document of documents) outcomes.push(await take(document))
  await saveRecords(tx, shopId, kind, records)
  return outcomes

  async function take({ digest, document }: ReadyAfter): Promise<Outcome> {
    const key = keyOf(kind, document.data as never)
    const existing = around.existing.get(key)
    // What it refers to may be gone meanwhile.
    if (existing !== undefined && around.records.get(document.data.id)?.digest === digest) return 'skipped'
    if (existing !== undefined && isExportOf(existing, document)) return 'skipped'
    const local = localRow(document, around)
    if ('violations' in local) return local
    if (existing !== undefined) {
      return sameButForId(kind, existing, local.row) ? 'skipped' : differs(`${kind} ${key}`)
    }
    const { secret } = local.row
    const given = around.taken.has(String(secret)) ? { secret: newSecret() } : {}
    const id = await insertAfterRow(tx, kind, shopId, { ...local.row, ...given })
    around.existing.set(key, { ...local.row, id })
    records.push({ source_id: document.data.id, digest, local_id: id })
    return 'imported'
  }
}

/** What the documents are compared with, and what they mean. */
interface Around {
  readonly existing: Map<string, AfterRow>
  readonly records: ReadonlyMap<number, ImportRecord>
  readonly known: KnownItems
  /** Secrets that somebody else's link has: as when a shop is copied beside itself. */
  readonly taken: ReadonlySet<string>
  /** Draws by the ids that documents have for them. */
  readonly draws: ReadonlyMap<number, number>
  /** Shipping methods of the shop by their names. */
  readonly methods: ReadonlyMap<string, number>
}

async function findAround(
  tx: Transaction,
  shopId: number,
  kind: AfterKind,
  documents: readonly ReadyAfter[],
): Promise<Around> {
  const all = documents.map(({ document }) => document)
  const keys = all.map(({ data }) => keyOf(kind, data as never))
  const drawIds = all.flatMap(one => (one.kind === 'application' ? (one.data.draw_id ?? []) : []))
  const draws = await findRecords(tx, shopId, 'draw', drawIds)
  return {
    existing: new Map(await findAfterRows(tx, kind, shopId, keys)),
    records: await findRecords(
      tx,
      shopId,
      kind,
      all.map(({ data }) => data.id),
    ),
    taken:
      kind === 'draw'
        ? new Set()
        : await findTakenSecrets(
            tx,
            kind,
            all.flatMap(one => (one.kind === 'draw' ? [] : [one.data.secret])),
          ),
    known: await findKnownItems(tx, shopId, all.map(itemOf)),
    draws: new Map([...draws].map(([id, { local_id }]) => [id, local_id])),
    methods: new Map((await listShippingMethods(tx, shopId)).map(({ id, name }) => [name, id])),
  }
}

function itemOf(document: AfterDocument): number {
  return document.kind === 'draw' ? document.data.item_id : document.data.line.item_id
}

type Local =
  | { readonly row: Readonly<Record<string, unknown>> }
  | { readonly violations: readonly Violation[] }

/** The row as this shop has it, but for its id; what the shop has not is told. */
function localRow(document: AfterDocument, around: Around): Local {
  const { known, draws, existing } = around
  const { id, ...data } = document.data
  const itemId = itemOf(document)
  // What is there already is compared with what it has become, by whatever name its item goes now.
  const isThere = existing.has(keyOf(document.kind, document.data as never))
  const item = isThere ? known.items.get(itemId) : known.meantBy({ item_id: itemId, title: data.title })
  if (document.kind === 'draw') return { row: { ...data, item_id: item?.id ?? itemId } }
  const { line, wishes } = document.data
  if (item === undefined) return fault('/data/line/item_id', 'is no item of the shop')
  const variation_id = line.variation_id == null ? null : (item.variations[line.variation_id] ?? null)
  if (line.variation_id != null && variation_id === null) {
    return fault('/data/line/variation_id', 'is no variation of the item')
  }
  const asked = (line.options ?? []).map(({ option_variation_id = null, value = null, ...option }) => ({
    ...{ ...option, option_variation_id, value },
  }))
  const local = { item_id: item.id, variation_id, amount: line.amount, options: localOptions(asked, item) }
  const own = existing.get(document.data.unique_key)
  const said = wishesAfter(NOTHING_SAID, wishes)
  const row = {
    ...data,
    line: local,
    wishes: { ...said, delivery: localDelivery(said.delivery, document, around.methods, own) },
  }
  if (document.kind === 'subscription') return { row }
  const { draw_id, number } = document.data
  // An export of this very shop names its own draws.
  const drawn =
    draw_id === null ? null : (draws.get(draw_id) ?? (own?.draw_id === draw_id ? draw_id : undefined))
  if (drawn === undefined) return fault('/data/draw_id', 'is no draw of the shop')
  return {
    row: {
      ...{ ...row, item_id: item.id, variation_id, amount: line.amount, draw_id: drawn },
      // What is drawn here goes by its id here.
      number: drawn === null ? null : number,
    },
  }
}

/**
 * How it is to be delivered, by the shop's method of the name that the document has. The ids are another shop's, where another
 * method can have them: without a name that the shop has, its first choice is taken.
 */
function localDelivery(
  said: Wishes['delivery'],
  { state }: AfterDocument,
  methods: ReadonlyMap<string, number>,
  own: AfterRow | undefined,
): Wishes['delivery'] {
  const { delivery } = (own?.wishes ?? {}) as Partial<Pick<Wishes, 'delivery'>>
  // An export of this very shop can name a method that is gone.
  const isOwn =
    state?.shipping_method === undefined && delivery?.shipping_method_id === said.shipping_method_id
  if (isOwn) return said
  return { ...said, shipping_method_id: methods.get(state?.shipping_method ?? '') ?? null }
}

function fault(pointer: string, detail: string): Local {
  return { violations: [{ pointer, detail }] }
}

/** Whether a document says what an export of the row would say, all ids being those of this very shop. */
function isExportOf(existing: AfterRow, { kind, data }: AfterDocument): boolean {
  return canonicalJson(afterData(kind, existing)) === canonicalJson(data)
}

function sameButForId(kind: AfterKind, existing: AfterRow, row: Readonly<Record<string, unknown>>): boolean {
  const data = (one: object) => canonicalJson(afterData(kind, { ...one, id: existing.id } as AfterRow))
  return data(existing) === data(row)
}
