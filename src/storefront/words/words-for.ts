/** Which words a storefront speaks in, by what the program does behind it. */
import { ja } from './ja.ts'
import { withoutMails } from './without-mails.ts'
import type { Words } from './words.ts'

/** The words where this service moves the money, and mails go out or are only kept. */
export function wordsFor(service: string, sendsMails: boolean): Words {
  const words = service === 'stripe' ? STRIPE : ja
  return sendsMails ? words : withoutMails(words)
}

/** Stripe asks for the card on a page of its own, the simulator for none at all. */
const STRIPE: Words = {
  ...ja,
  buying: {
    ...ja.buying,
    card: 'お支払いに使うカード',
    cardNote: 'カード番号は、ご注文を確定した後に、決済サービス（Stripe）のページで入力します。',
    cards: { 'stripe:page': 'クレジットカード' },
  },
  order: {
    ...ja.order,
    storeHow:
      'ご利用になるコンビニエンスストアの番号をお使いください。店舗ごとの手順は、ご案内のページにあります。',
    simulatedStore: null,
  },
}
