/**
 * What each mail says, by what happened and to whom it is told (R-MAIL-2, R-MAIL-3). The sentences about what happened
 * stand in `wordings.ts`.
 */

import { yen } from '../../../lib/japanese.ts'
import type { FactsSection, MailContent, MailShop, Section } from '../../../mail/content.ts'
import { carrierName } from '../../delivery_companies/companies.ts'
import { trackingPage } from '../../delivery_companies/tracking-page.ts'
import type { MailCause, Order } from '../order.ts'
import { owedToBuyer } from '../rules/balance.ts'
import type { OrderDetail } from '../schemas.ts'
import { deliveryInWords, personName } from './format.ts'
import { howToPay, saleTerms } from './sale-sections.ts'
import { destination, facts, lines, orderFacts, wishedDelivery } from './sections.ts'
import { HANDED_OVER, WORDINGS, type Wording } from './wordings.ts'

/** Whom a mail is to. `old_buyer` is the buyer at the address that was given up. */
export type Recipient = 'buyer' | 'old_buyer' | 'shop'

/** A change of an order, and for whom it is told. */
export interface Occasion {
  readonly cause: MailCause
  readonly before: Order
  readonly after: Order
  readonly shop: MailShop
  /** The address of the buyer's page of the order; null where it has none. */
  readonly page?: string | null
}

function wordingOf({ cause, after }: Occasion): Wording {
  const told = after.lines.filter(({ id }) => cause.line_ids.includes(id))
  const fetched = told.length > 0 && told.every(({ item_type }) => item_type === 'takeout')
  return fetched ? HANDED_OVER : WORDINGS[cause.kind]
}

/** The mail that tells a recipient of a change. */
export function compose(recipient: Recipient, occasion: Occasion): MailContent {
  if (recipient === 'shop') return toShop(occasion)
  return recipient === 'buyer' ? toBuyer(occasion) : toOldAddress(occasion)
}

function toBuyer(occasion: Occasion): MailContent {
  const { after, shop } = occasion
  const { title, toBuyer: happened } = wordingOf(occasion)
  return {
    subject: `【${shop.name}】${title}（ご注文番号: ${after.detail.unique_key}）`,
    title,
    greeting: greetingOf(after.detail),
    lead: [
      `このたびは${shop.name}をご利用いただき、ありがとうございます。`,
      happened,
      ...moreToBuyer(occasion),
    ],
    sections: sectionsOf('buyer', occasion),
    closing: [
      `ご不明な点がございましたら、このメールにご返信いただくか、${shop.mailAddress} までご連絡ください。`,
    ],
    shop,
  }
}

/** Whoever reads mails at the old address may not be the buyer, so this says no more than it must. */
function toOldAddress({ after, shop }: Occasion): MailContent {
  const { title } = WORDINGS.update_order_customer
  const { unique_key: key } = after.detail
  return {
    subject: `【${shop.name}】${title}（ご注文番号: ${key}）`,
    title,
    greeting: 'お客様',
    lead: [
      `${shop.name}のご注文に登録されていたこのメールアドレスが、別のアドレスに変更されました。今後のお知らせは、新しいアドレスにお送りします。`,
    ],
    sections: [{ kind: 'facts', heading: 'ご注文について', facts: facts([['ご注文番号', key]]) }],
    closing: [
      `この変更にお心当たりがない場合は、お手数ですが、このメールにご返信いただくか、${shop.mailAddress} までご連絡ください。`,
    ],
    shop,
  }
}

function toShop(occasion: Occasion): MailContent {
  const { after, shop } = occasion
  const wording = wordingOf(occasion)
  const { toShop: happened, titleToShop: title = wording.title } = wording
  const told =
    mailboxOf(after.detail) === ''
      ? '購入者のメールアドレスが登録されていないため、購入者へのお知らせはありません。'
      : '購入者にもメールでお知らせします。'
  return {
    subject: `【${shop.name}】${title}（ご注文番号: ${after.detail.unique_key}）`,
    title,
    greeting: `${shop.name} ご担当者様`,
    lead: [happened, told],
    sections: sectionsOf('shop', occasion),
    closing: ['このメールは、ショップの登録メールアドレスに自動でお送りしています。'],
    shop,
  }
}

/** Where the buyer's mails go; empty where nothing is known of that, as of some orders that were imported. */
export function mailboxOf({ customer }: OrderDetail): string {
  return customer.mail_address.trim()
}

function greetingOf({ customer }: OrderDetail): string {
  const name = personName(customer.name, customer.address.country_code)
  return name === '' ? 'お客様' : `${name} 様`
}

function moreToBuyer({ cause, after }: Occasion): string[] {
  if (cause.kind === 'cancel_order') {
    return [
      'このご注文について、これからお支払いいただく必要はございません。すでにお支払いがお済みの場合のご返金については、ショップまでお問い合わせください。',
    ]
  }
  if (cause.kind === 'receive_payment' && after.detail.status === 'cancelled') {
    return [
      'お支払い期限を過ぎてキャンセルとなったご注文のため、いただいた代金は返金いたします。返金の方法は、ショップからご連絡いたします。',
    ]
  }
  const types = new Map(after.lines.map(({ id, item_type }) => [id, item_type]))
  const waiting = after.detail.lines.some(
    ({ id, status }) => status === 'ordered' && !['digital', 'takeout'].includes(types.get(id) ?? 'normal'),
  )
  return cause.kind === 'dispatch_order' && waiting ? ['残りの商品は、準備ができ次第お送りいたします。'] : []
}

/** First what happened, then what the order is. The shop is also told what was before, and who ordered. */
function sectionsOf(reader: 'buyer' | 'shop', occasion: Occasion): Section[] {
  const { cause, after } = occasion
  const toShop = reader === 'shop'
  const parts: (Section | undefined)[] = [
    ...happening(occasion, toShop),
    message(cause, toShop ? '購入者へのメッセージ' : 'ショップからのメッセージ'),
    orderFacts(after.detail, { buyer: toShop, page: toShop ? null : occasion.page }),
    ...orderLines(occasion),
    cause.kind === 'update_order_shipping' ? undefined : destination(after.detail),
    cause.kind === 'update_order_delivery' ? undefined : wishedDelivery(after.detail),
    ...(toShop ? [] : saleTerms(cause.terms)),
  ]
  return parts.filter(part => part !== undefined)
}

function message({ comment }: MailCause, heading: string): Section | undefined {
  return comment ? { kind: 'message', heading, text: comment } : undefined
}

function happening({ cause, before, after }: Occasion, toShop: boolean): (Section | undefined)[] {
  const [was, is] = [before.detail, after.detail]
  switch (cause.kind) {
    case 'update_order':
      return [change('合計金額（税込）の変更', yen(was.amounts.total), yen(is.amounts.total))]
    case 'update_order_delivery':
      return [change('お届け希望日時の変更', deliveryInWords(was.delivery), deliveryInWords(is.delivery))]
    case 'update_order_shipping':
      return [
        toShop ? destination(was, { heading: '変更前のお届け先' }) : undefined,
        destination(is, { heading: '変更後のお届け先', strong: true }),
      ]
    case 'update_order_customer': {
      const old = toShop ? was.customer.mail_address || '登録なし' : null
      return [change('メールアドレスの変更', old, is.customer.mail_address)]
    }
    case 'dispatch_order':
      return [parcel(cause, is)]
    case 'place_order':
      return [toShop ? undefined : howToPay(after.state.awaited_payment), remark(after.detail)]
    case 'remind_payment':
      return [howToPay(after.state.awaited_payment)]
    case 'receive_payment':
      return [received(after)]
    case 'cancel_order':
    case 'expire_order':
      return []
  }
}

/** What the buyer wrote with the order. */
function remark({ remark: text }: OrderDetail): Section | undefined {
  return text ? { kind: 'message', heading: 'ご注文時の備考', text } : undefined
}

/** How much came, of an order that still costs it; else that it came too late. */
function received({ detail }: Order): FactsSection {
  const late = detail.status === 'cancelled'
  const amount = late ? owedToBuyer(detail) : detail.amounts.total
  return {
    kind: 'facts',
    heading: 'ご入金について',
    facts: facts([[late ? 'ご返金の予定額' : 'ご入金額', yen(amount)]], true),
  }
}

/** What was before, unless that is left out, and what is now. */
function change(heading: string, was: string | null, is: string): FactsSection {
  return {
    kind: 'facts',
    heading,
    facts: [...facts([['変更前', was]]), ...facts([['変更後', is === was ? `${is}（変更なし）` : is]], true)],
  }
}

/** Carrier and number of the dispatch that is told of; undefined when it gave neither. */
function parcel(cause: MailCause, { delivery }: OrderDetail): FactsSection | undefined {
  const ids = new Set(cause.line_ids)
  const dispatch = delivery.dispatches.findLast(({ order_line_ids: sent }) => sent.some(id => ids.has(id)))
  const company = dispatch?.delivery_company_id ?? null
  const number = dispatch?.tracking_number
  const href = number ? trackingPage(company, number) : undefined
  const found = facts([
    ['配送会社', carrierName(company)],
    ['お問い合わせ番号', number],
  ])
  if (found.length === 0) return undefined
  return {
    kind: 'facts',
    heading: '配送について',
    facts: found,
    link: href === undefined ? undefined : { label: '配送状況を確認する', href },
  }
}

function orderLines({ cause, before, after }: Occasion): Section[] {
  const { detail } = after
  if (cause.kind === 'cancel_order' || cause.kind === 'expire_order') {
    // The cancelled order costs nothing any more; what it was is what the reader knows it by.
    const live = before.detail.lines.filter(({ status }) => status !== 'cancelled')
    return [lines('キャンセルしたご注文の内容', live, before.detail.amounts)]
  }
  if (cause.kind !== 'dispatch_order') return [lines('ご注文の内容', detail.lines, detail.amounts)]
  const ids = new Set(cause.line_ids)
  const live = detail.lines.filter(({ status }) => status !== 'cancelled')
  const sent = live.filter(({ id }) => ids.has(id))
  const earlier = live.filter(({ id, status }) => status === 'dispatched' && !ids.has(id))
  const later = live.filter(({ status }) => status === 'ordered')
  if (sent.length === live.length) return [lines('お送りした商品', sent, detail.amounts)]
  return [
    lines('今回お送りした商品', sent),
    ...(earlier.length > 0 ? [lines('すでにお送りした商品', earlier)] : []),
    ...(later.length > 0 ? [lines('これからお送りする商品', later)] : []),
    lines('ご注文全体の金額', [], detail.amounts),
  ]
}
