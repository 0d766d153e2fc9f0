/** The parts of a mail about a sale that was just made: how to pay, and what the law has a seller tell (R-MAIL-13). */

import { momentInWords } from '../../../lib/japanese.ts'
import type { FactsSection, Section } from '../../../mail/content.ts'
import type { AwaitedPayment, SaleTerms } from '../order.ts'
import { facts } from './sections.ts'

/** With what the buyer pays, and until when; nothing where that is seen to. */
export function howToPay(awaited: AwaitedPayment | null): FactsSection | undefined {
  if (awaited === null) return undefined
  const what = awaited.type === 'pay_at_store' ? (['お支払い番号', awaited.number] as const) : null
  return {
    kind: 'facts',
    heading: 'お支払いのお願い',
    facts: facts(
      [...(what === null ? accountLines(awaited) : [what]), ['お支払い期限', momentInWords(awaited.until)]],
      true,
    ),
  }
}

/** An account as the shop wrote it, a line each, of which the first has the label. */
function accountLines(awaited: AwaitedPayment): (readonly [label: string, value: string])[] {
  if (awaited.type !== 'transfer') return []
  const lines = awaited.account.split(/\r?\n/).filter(line => line.trim() !== '')
  return lines.map((line, at) => [at === 0 ? 'お振込先' : `お振込先（${at + 1}）`, line] as const)
}

/** The terms of the sale and who sells; nothing of what the shop has not told. */
export function saleTerms(terms: SaleTerms | undefined): Section[] {
  if (terms === undefined) return []
  const told = facts([
    ['お支払い時期', terms.payment_time],
    ['商品の引渡時期', terms.delivery_time],
    ['返品・キャンセル', terms.withdrawal],
  ])
  const seller = terms.seller.map(({ label, value }) => ({ label, value, strong: false }))
  const sections: FactsSection[] = [
    { kind: 'facts', heading: 'お取引の条件', facts: told },
    { kind: 'facts', heading: '販売業者', facts: seller },
  ]
  return sections.filter(section => section.facts.length > 0)
}
