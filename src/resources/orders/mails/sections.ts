/** The parts of a mail that tell what an order is, as it stands in the document that the API shows. */

import { momentInWords, postalCodeInWords, yen } from '../../../lib/japanese.ts'
import type { ContentLine, Fact, FactsSection, LinesSection } from '../../../mail/content.ts'
import { telephoneOf } from '../rules/country-rules.ts'
import type { OrderDetail, OrderLineDetail } from '../schemas.ts'
import { deliveryInWords, paymentInWords, personName } from './format.ts'

/** Number, time and payment of the order; for the shop also who ordered. */
export function orderFacts(
  detail: OrderDetail,
  { buyer, page }: { readonly buyer: boolean; readonly page?: string | null | undefined },
): FactsSection {
  const { customer, payment } = detail
  const name = personName(customer.name, customer.address.country_code)
  return {
    kind: 'facts',
    heading: 'ご注文について',
    facts: facts([
      ['ご注文番号', detail.unique_key],
      ['ご注文日時', momentInWords(detail.ordered_at)],
      ['お支払い方法', payment.method && paymentInWords(payment.method)],
      ['購入者', buyer && name],
      ['メールアドレス', buyer && customer.mail_address],
      [
        '電話番号',
        buyer && customer.address.tel && telephoneOf(customer.address.tel, customer.address.country_code),
      ],
    ]),
    link: page ? { label: 'ご注文の状況を確認する', href: page } : undefined,
  }
}

/** Where the order goes; undefined when no destination is registered. */
export function destination(
  { shipping }: OrderDetail,
  { heading = 'お届け先', strong = false } = {},
): FactsSection | undefined {
  const { name, address } = shipping
  const receiver = personName(name, address.country_code)
  const abroad = address.country_code !== null && address.country_code !== 'JP'
  const zip = address.zip_code && postalCodeInWords(address.zip_code)
  const lines = [address.prefecture, address.address, address.address2].flatMap(part => part?.trim() || [])
  const found = facts(
    [
      ['お名前', receiver && `${receiver} 様`],
      [
        'ご住所',
        [abroad ? address.zip_code : zip, ...lines, abroad && address.country].filter(Boolean).join(' '),
      ],
      ['電話番号', address.tel && telephoneOf(address.tel, address.country_code)],
    ],
    strong,
  )
  return found.length === 0 ? undefined : { kind: 'facts', heading, facts: found }
}

/** The wished day and time of delivery; undefined when nothing was wished or nothing is delivered. */
export function wishedDelivery({ delivery }: OrderDetail): FactsSection | undefined {
  if (delivery.delivery_date === null && delivery.delivery_time_zone === null) return undefined
  return {
    kind: 'facts',
    heading: 'お届け希望日時',
    facts: facts([['ご希望', deliveryInWords(delivery)]]),
  }
}

const REDUCED_TAX_NOTE = '※ 軽減税率（8%）の対象です。'

/** Lines of an order, and beneath them what the whole order costs, where that is asked for. */
export function lines(
  heading: string,
  shown: readonly OrderLineDetail[],
  amounts?: OrderDetail['amounts'],
): LinesSection {
  return {
    kind: 'lines',
    heading,
    lines: shown.map(toLine),
    sums: amounts === undefined ? [] : sums(amounts),
    notes: shown.some(isReduced) ? [REDUCED_TAX_NOTE] : [],
  }
}

function toLine(line: OrderLineDetail): ContentLine {
  const code = line.variation_identifier ?? line.item_identifier
  const options = line.options.map(({ name, value, price }) => {
    const surcharge = price === 0 ? '' : `（${price > 0 ? '+' : ''}${yen(price)}）`
    return `${name}: ${value ?? ''}${surcharge}`
  })
  const unit = line.price + line.options.reduce((sum, { price }) => sum + price, 0)
  return {
    title: isReduced(line) ? `${line.title} ※` : line.title,
    details: [
      ...(line.variation === null ? [] : [`種類: ${line.variation}`]),
      ...(code ? [`商品コード: ${code}`] : []),
      ...options,
      ...scheduled(line),
    ],
    count: `${yen(unit)} × ${line.amount}`,
    total: yen(line.total),
    cancelled: line.status === 'cancelled',
  }
}

function isReduced({ tax_mode }: OrderLineDetail): boolean {
  return tax_mode === 'reduced'
}

/** When a reserved item is planned to be sent. */
function scheduled({ shipping_start_on: start, shipping_end_on: end }: OrderLineDetail): string[] {
  if (start === null && end === null) return []
  const [from, to] = [start, end].map(day => day?.replaceAll('-', '/') ?? '')
  return [`発送予定: ${from === to ? from : `${from}〜${to}`}`]
}

/** The amounts of a whole order; what is 0 and does not explain the total is left out. */
function sums(amounts: OrderDetail['amounts']): Fact[] {
  const { coupon_discount: coupon, coin_discount: coins, adjustment } = amounts
  const noted = (label: string, note: string | null) => (note ? `${label}（${note}）` : label)
  const rows: [label: string, amount: number][] = [
    ['代引手数料', amounts.cod_fee],
    [noted('クーポン割引', coupon.note), -coupon.amount],
    [noted('コイン割引', coins.note), -coins.amount],
    ['調整額', adjustment.amount],
    ...amounts.additional_charges.map(({ name, collected_fee }): [string, number] => [
      name ?? '追加料金',
      collected_fee ?? 0,
    ]),
  ]
  return [
    { label: '商品の小計', value: yen(amounts.subtotal) },
    { label: '送料', value: yen(amounts.shipping_fee) },
    ...rows.filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, value: yen(amount) })),
    { label: '合計（税込）', value: yen(amounts.total), strong: true },
  ]
}

/** Facts of what has a value. */
export function facts(
  rows: readonly (readonly [label: string, value: string | false | null | undefined])[],
  strong = false,
): Fact[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value, strong }] : []))
}
