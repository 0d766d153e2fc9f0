/** What an applicant is told (R-LOTTERY-5). */

import { momentInWords } from '../../lib/japanese.ts'
import type { Letter } from '../../mail/outbox.ts'
import { personName } from '../../resources/orders/mails/format.ts'
import type { Application } from './store.ts'

/** What is told. */
export const LOTTERY_NEWS = ['lottery_applied', 'lottery_won', 'lottery_lost'] as const
export type LotteryNews = (typeof LOTTERY_NEWS)[number]

interface Words {
  readonly title: string
  readonly lead: readonly string[]
  readonly link: string
}

const WORDS: Readonly<Record<LotteryNews, Words>> = {
  lottery_applied: {
    title: '抽選のお申し込みを承りました',
    lead: [
      '次の商品の抽選のお申し込みを承りました。結果は、抽選の後にメールでお知らせいたします。',
      'まだご注文にはなっておらず、お支払いもございません。お申し込みは、抽選までお取り消しいただけます。',
    ],
    link: 'お申し込みの確認・取り消し',
  },
  lottery_won: {
    title: '抽選に当選されました',
    lead: [
      'おめでとうございます。次の商品の抽選に当選されました。',
      '期限までに、次のリンクからご注文とお支払いのお手続きをお願いいたします。期限を過ぎますと、当選は無効となります。',
    ],
    link: 'ご注文のお手続きへ',
  },
  lottery_lost: {
    title: '抽選の結果のお知らせ',
    lead: [
      '次の商品の抽選を行いました。誠に残念ながら、今回は落選となりました。またのご応募をお待ちしております。',
    ],
    link: 'お申し込みの確認',
  },
}

/** The shop that tells it, and where its links lead. */
interface Telling {
  readonly shop: { readonly key: string; readonly name: string; readonly mail_address: string }
  readonly baseUrl: string
  /** When the result is announced, for who has applied. */
  readonly drawAt?: Date
}

/** The letter to the applicant; none where there is no address. */
export function applicationLetter(
  news: LotteryNews,
  application: Application,
  { shop, baseUrl, drawAt }: Telling,
): Letter[] {
  const { customer } = application.wishes
  const address = customer?.mail_address.trim() ?? ''
  if (customer === null || address === '') return []
  const { unique_key: reference, secret, title: item, amount, pay_until } = application
  const { title, lead, link } = WORDS[news]
  const name = personName(customer.name, customer.address.country_code)
  const rows: (readonly [label: string, value: string | undefined])[] = [
    ['お申し込み番号', reference],
    ['商品', `${item} × ${amount}`],
    ['抽選日時', drawAt && momentInWords(drawAt.toISOString())],
    [
      'お手続きの期限',
      news === 'lottery_won' && pay_until !== null ? momentInWords(pay_until.toISOString()) : undefined,
    ],
  ]
  return [
    {
      ...{ kind: news, reference, recipient: 'buyer', to: { name, address } },
      content: {
        subject: `【${shop.name}】${title}（お申し込み番号: ${reference}）`,
        title,
        greeting: name === '' ? 'お客様' : `${name} 様`,
        lead: [`このたびは${shop.name}をご利用いただき、ありがとうございます。`, ...lead],
        sections: [
          {
            ...{ kind: 'facts', heading: '抽選について' },
            facts: rows.flatMap(([label, value]) =>
              value === undefined ? [] : [{ label, value, strong: label === 'お手続きの期限' }],
            ),
            link: { label: link, href: `${baseUrl}/shops/${shop.key}/applications/${secret}` },
          },
        ],
        closing: [
          `ご不明な点がございましたら、このメールにご返信いただくか、${shop.mail_address} までご連絡ください。`,
        ],
        shop: { name: shop.name, mailAddress: shop.mail_address },
      },
    },
  ]
}
