/** The mail with the links to what was bought (R-DOWNLOAD-2). */

import { momentInWords } from '../../lib/japanese.ts'
import type { Letter } from '../../mail/outbox.ts'
import { personName } from '../../resources/orders/mails/format.ts'
import type { OrderDetail } from '../../resources/orders/schemas.ts'
import { MAX_DOWNLOADS_OF_LINE } from './limits.ts'

/** What the buyer can download. */
export interface ToldDownloads {
  readonly files: readonly { readonly url: string; readonly line_id: number }[]
  readonly endsAt: Date
}

/** The letter; none where the buyer has no address. */
export function downloadLetter(
  { unique_key, customer, lines }: OrderDetail,
  shop: { readonly name: string; readonly mail_address: string },
  { files, endsAt }: ToldDownloads,
): Letter[] {
  const address = customer.mail_address.trim()
  if (address === '') return []
  const name = personName(customer.name, customer.address.country_code)
  const titles = new Map(lines.map(line => [line.id, line.title]))
  const until = momentInWords(endsAt.toISOString())
  return [
    {
      ...{ kind: 'provide_downloads', reference: unique_key, recipient: 'buyer', to: { name, address } },
      content: {
        subject: `【${shop.name}】ダウンロードのご案内（ご注文番号: ${unique_key}）`,
        title: 'ダウンロードのご案内',
        greeting: name === '' ? 'お客様' : `${name} 様`,
        lead: [
          `このたびは${shop.name}をご利用いただき、ありがとうございます。`,
          'ご購入いただいたファイルのご用意ができました。次のリンクからダウンロードしてください。',
          `ダウンロードは${until}まで、${MAX_DOWNLOADS_OF_LINE}回までご利用いただけます。リンクはご本人だけのものですので、ほかの方にお知らせにならないようお願いいたします。`,
        ],
        sections: files.map(({ url, line_id }) => ({
          kind: 'facts',
          heading: titles.get(line_id) ?? 'ダウンロード',
          facts: [
            { label: 'ご注文番号', value: unique_key },
            { label: 'ダウンロード期限', value: until, strong: true },
          ],
          link: { label: 'ファイルをダウンロードする', href: url },
        })),
        closing: [
          `ご不明な点がございましたら、このメールにご返信いただくか、${shop.mail_address} までご連絡ください。`,
        ],
        shop: { name: shop.name, mailAddress: shop.mail_address },
      },
    },
  ]
}
