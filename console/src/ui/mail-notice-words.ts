/** Who hears by email of what is done to an order. */
import { inBoth } from '../language/in-both.ts'

export const MAIL_NOTICES = inBoth(
  {
    buyer: 'The customer is notified by email.',
    eachBuyer: 'Each customer is notified by email.',
    orderer: 'The customer gets the usual emails.',
    buyerHere: 'Whoever bought in this shop is told by email.',
    buyerAndShop: 'The customer and the shop are notified by email.',
    bothAddresses: 'Both the old and the new address are notified by email.',
    kept: 'No email server is set up: emails are kept, not sent.',
  },
  {
    buyer: '購入者にメールでお知らせします。',
    eachBuyer: '購入者ごとにメールでお知らせします。',
    orderer: '購入者には注文のメールが届きます。',
    buyerHere: 'このショップで購入した人には、メールでお知らせします。',
    buyerAndShop: '購入者とショップにメールでお知らせします。',
    bothAddresses: '変更前と変更後のアドレスにメールでお知らせします。',
    kept: 'メールサーバーが設定されていないため、メールは送られず、保存だけされます。',
  },
)
