/** Buyers among the orders that were found. Pure. */
import type { OrderSummary } from '../../api/types.ts'
import { fold, type Hit } from './local-hits.ts'

/** Of fewer digits too many telephone numbers would have some. */
const MIN_DIGITS = 4

/** What is looked at of an order. */
export type FoundOrder = Pick<OrderSummary, 'unique_key' | 'customer'>

/**
 * Who has the text in the name, the mail address or the telephone number, each once, by the latest order: its address is that of the
 * page, so that nobody's mail address stands in one.
 */
export function buyerHits(orders: readonly FoundOrder[], text: string): Hit[] {
  const wanted = packed(text)
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  const buyers = new Map<string, Hit>()
  for (const { unique_key, customer } of orders) {
    const { name, mail_address, address } = customer
    const kana = `${name.last_kana ?? ''}${name.first_kana ?? ''}`
    const isNamed = [name.last + name.first, kana, mail_address].some(one => packed(one).includes(wanted))
    const isCalled = digits.length >= MIN_DIGITS && (address.tel ?? '').replaceAll(/\D/g, '').includes(digits)
    const called = [name.last, name.first].join(' ').trim()
    const who = mail_address || called
    if (wanted === '' || !(isNamed || isCalled) || who === '' || buyers.has(who)) continue
    buyers.set(who, {
      group: 'buyers',
      path: `/orders/${unique_key}/buyer`,
      title: called === '' ? who : called,
      ...(mail_address === '' ? {} : { more: mail_address }),
    })
  }
  return [...buyers.values()]
}

function packed(text: string): string {
  return fold(text).replaceAll(/\s/g, '')
}
