/** What is said in another way where no mail server is set: mails are kept then and not sent, so that none is promised (R-MAIL-14). */
import type { Words } from './words.ts'

/** The same words, with a page named wherever they speak of a mail to come. */
export function withoutMails(words: Words): Words {
  const { buying, order, after } = words
  return {
    ...words,
    kindNote: {
      ...words.kindNote,
      digital: 'ダウンロード商品です。お支払いの確認後に、ご注文のページからダウンロードいただけます。',
      lottery:
        '抽選で販売する商品です。当選された方は、お申し込みのページからご注文のお手続きへお進みいただけます。',
    },
    buying: {
      ...buying,
      mailNote: 'ご注文についてのご連絡に使います。',
      paidIfWon:
        '当選された方だけに、お申し込みのページからお支払いいただきます。お申し込みのときのお支払いはありません。',
      howToEnd:
        '休止と解約は、ご注文の状況のページからお進みいただける定期便のページで、次回のご注文日の前日までいつでもお手続きいただけます。',
      downloads: 'お支払いの確認後に、ご注文の状況のページからダウンロードいただけます。',
      checkingLead:
        '決済サービスからの返事を待っています。数分かかることがあります。しばらくしてから、もう一度ご確認ください。',
      unknownLead: 'お支払いが完了しているかどうかは、ショップへお問い合わせください。',
    },
    order: {
      ...order,
      mailTo: () =>
        '確認メールはお送りしておりません。「ご注文の状況」のページをブックマークするなどして、保存してください。',
      keepLink:
        'このページのアドレスは、メールではお知らせしておりません。ブックマークするなどして保存し、ほかの方には知らせないでください。',
      next: {
        ...order.next,
        paid: '商品の準備ができ次第、発送します。発送の状況は、「ご注文の状況」のページでご確認ください。',
        awaited: 'お支払いを確認すると、「ご注文の状況」のページに表示されます。',
        downloaded: 'ダウンロード用のリンクは、「ご注文の状況」のページに表示されます。',
      },
    },
    after: {
      ...after,
      applicationStatus: status =>
        status === 'applied'
          ? 'お申し込みを承りました。抽選の結果は、このページでお知らせします。'
          : after.applicationStatus(status),
      keepLink:
        'このページのアドレスは、メールではお知らせしておりません。ブックマークするなどして保存し、ほかの方には知らせないでください。',
    },
  }
}
