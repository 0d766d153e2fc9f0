/** What buyer and shop are told of a subscription (R-SUBSCRIPTION-6). The orders have mails of their own. */

import { dayInWords, yen } from '../../lib/japanese.ts'
import type { FactsSection } from '../../mail/content.ts'
import type { Letter } from '../../mail/outbox.ts'
import { personName } from '../../resources/orders/mails/format.ts'
import { nextDayOf } from './cycles.ts'
import type { StoredSubscription } from './store.ts'

/** What is told. */
export const SUBSCRIPTION_NEWS = [
  'subscription_started',
  'subscription_failed',
  'subscription_paused',
  'subscription_resumed',
  'subscription_stopped',
  'subscription_ended',
  'subscription_price',
  'subscription_changed',
  'subscription_card',
] as const
export type SubscriptionNews = (typeof SUBSCRIPTION_NEWS)[number]

interface Words {
  readonly title: string
  readonly toBuyer: string
  /** Null where it is the buyer's alone to know. */
  readonly toShop: string | null
}

const WORDS: Readonly<Record<SubscriptionNews, Words>> = {
  subscription_started: {
    title: '定期便のお申し込みを承りました',
    toBuyer: '定期便のお申し込みを承りました。次回からは、次の日程で自動的にご注文を承ります。',
    toShop: '新しい定期便のお申し込みがありました。',
  },
  subscription_failed: {
    title: '定期便のご注文を承れませんでした',
    toBuyer: '今回の定期便のご注文を承ることができませんでした。翌日にもう一度お手続きいたします。',
    toShop: '次の定期便の注文を作成できませんでした。翌日にもう一度試みます。',
  },
  subscription_paused: {
    title: '定期便を休止いたしました',
    toBuyer: '次の定期便を休止いたしました。再開されるまで、ご注文は承りません。',
    toShop: '次の定期便が休止されました。',
  },
  subscription_resumed: {
    title: '定期便を再開いたしました',
    toBuyer: '次の定期便を再開いたしました。次回からは、次の日程で自動的にご注文を承ります。',
    toShop: '次の定期便が再開されました。',
  },
  subscription_stopped: {
    title: '定期便を解約いたしました',
    toBuyer: '次の定期便を解約いたしました。今後のご注文は承りません。',
    toShop: '次の定期便が解約されました。',
  },
  subscription_ended: {
    title: '定期便が終了いたしました',
    toBuyer: '次の定期便は、すべての回のご注文を承り、終了いたしました。ご利用ありがとうございました。',
    toShop: '次の定期便が終了しました。',
  },
  subscription_price: {
    title: '定期便の価格が変わります',
    toBuyer:
      '次回のお届けから、定期便の価格が次のとおり変わります。ご希望でない場合は、ご注文日の前に休止または解約のお手続きをお願いいたします。',
    toShop: null,
  },
  subscription_changed: {
    title: '定期便のお客様情報を変更いたしました',
    toBuyer:
      '次の定期便のお客様情報またはお届け先を変更いたしました。次回のご注文から、新しい内容で承ります。',
    toShop: '次の定期便のお客様情報またはお届け先が変更されました。',
  },
  subscription_card: {
    title: '定期便のカードを変更いたしました',
    toBuyer:
      '次の定期便のお支払いに使うカードを変更いたしました。次回のご注文から、新しいカードでお支払いいただきます。',
    toShop: null,
  },
}

const CAUSES: Readonly<Record<string, string>> = {
  buyer: '購入者のお手続き',
  shop: 'ショップのお手続き',
  payment: 'お支払いの手続きができなかったため',
  unavailable: '商品をご用意できなかったため',
  cancelled: '前回のご注文がキャンセルされたため',
  no_source: 'お支払いのカードが登録されていないため（ご登録いただくと再開いたします）',
}

const PLANS: Readonly<Record<string, string>> = {
  weekly: '毎週',
  every_2_weeks: '2週間ごと',
  monthly: '毎月',
  every_45_days: '45日ごと',
  every_2_months: '2か月ごと',
  every_3_months: '3か月ごと',
}

/** The shop whose mails they are. */
interface TellingShop {
  readonly key: string
  readonly name: string
  readonly mail_address: string
}

/** What letters are made with. */
interface Telling {
  readonly shop: TellingShop
  readonly baseUrl: string
  /** What kept an order from being made, for people. */
  readonly why?: string | null
  /** Yen for a piece until now, where that is told. */
  readonly priceBefore?: number | null
}

/**
 * The letter to a mailbox that was given up. Whoever reads it may not be the buyer, whose address was mistyped, so it says no
 * more than it must: neither name nor new address, and no link, by which whoever has it changes the subscription.
 */
export function letterToOldMailbox(
  { unique_key: key, last_order_key: reference }: StoredSubscription,
  address: string,
  { name: shopName, mail_address: mailAddress }: TellingShop,
): Letter {
  const title = '定期便のメールアドレスの変更のお知らせ'
  return {
    ...{ kind: 'subscription_changed', reference, recipient: 'old_buyer', to: { name: '', address } },
    content: {
      ...{ subject: `【${shopName}】${title}（定期便番号: ${key}）`, title, greeting: 'お客様' },
      lead: [
        `${shopName}の定期便に登録されていたこのメールアドレスが、別のアドレスに変更されました。今後のお知らせは、新しいアドレスにお送りします。`,
      ],
      sections: [{ kind: 'facts', heading: '定期便について', facts: [{ label: '定期便番号', value: key }] }],
      closing: [
        `この変更にお心当たりがない場合は、お手数ですが、このメールにご返信いただくか、${mailAddress} までご連絡ください。`,
      ],
      shop: { name: shopName, mailAddress },
    },
  }
}

/** The letters to buyer and shop. */
export function subscriptionLetters(
  news: SubscriptionNews,
  subscription: StoredSubscription,
  { shop, baseUrl, why = null, priceBefore = null }: Telling,
): Letter[] {
  const { unique_key: key, last_order_key: reference, secret, wishes } = subscription
  const { title, toBuyer, toShop } = WORDS[news]
  const { customer } = wishes
  const name = customer === null ? '' : personName(customer.name, customer.address.country_code)
  const common = {
    subject: `【${shop.name}】${title}（定期便番号: ${key}）`,
    title,
    shop: { name: shop.name, mailAddress: shop.mail_address },
  }
  const href = `${baseUrl}/shops/${shop.key}/subscriptions/${secret}`
  const about = section(subscription, why, priceBefore)
  const buyer: Letter = {
    ...{
      kind: news,
      reference,
      recipient: 'buyer',
      to: { name, address: customer?.mail_address.trim() ?? '' },
    },
    content: {
      ...common,
      greeting: name === '' ? 'お客様' : `${name} 様`,
      lead: [`このたびは${shop.name}をご利用いただき、ありがとうございます。`, toBuyer],
      sections: [{ ...about, link: { label: '定期便の確認・変更・休止・解約', href } }],
      closing: [
        `ご不明な点がございましたら、このメールにご返信いただくか、${shop.mail_address} までご連絡ください。`,
      ],
    },
  }
  const toBuyerOnly = buyer.to.address === '' ? [] : [buyer]
  if (toShop === null) return toBuyerOnly
  const own: Letter = {
    ...{ kind: news, reference, recipient: 'shop', to: { name: shop.name, address: shop.mail_address } },
    content: {
      ...common,
      greeting: `${shop.name} ご担当者様`,
      lead: [toShop],
      sections: [about],
      closing: ['このメールは、ショップの登録メールアドレスに自動でお送りしています。'],
    },
  }
  return [...toBuyerOnly, own]
}

function section(
  subscription: StoredSubscription,
  why: string | null,
  priceBefore: number | null,
): FactsSection {
  const { unique_key, title, line, cycle_plan, deliveries, repeat_times, cause, state } = subscription
  const next = nextDayOf(subscription)
  const { known_price: price } = subscription
  const rows: (readonly [label: string, value: string | null])[] = [
    ['定期便番号', unique_key],
    ['商品', `${title} × ${line.amount}`],
    ['お届けの周期', PLANS[cycle_plan] ?? cycle_plan],
    ['ご注文の回数', repeat_times === null ? `${deliveries}回` : `${deliveries}回 / 全${repeat_times}回`],
    ...(priceBefore === null || price === null
      ? []
      : ([
          ['これまでの価格（1点）', yen(priceBefore)],
          ['これからの価格（1点）', yen(price)],
        ] as const)),
    ['次回のご注文日', next && dayInWords(next)],
    ['理由', why ?? (state === 'active' || cause === null ? null : (CAUSES[cause] ?? cause))],
  ]
  return {
    ...{ kind: 'facts', heading: '定期便について' },
    facts: rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
  }
}
