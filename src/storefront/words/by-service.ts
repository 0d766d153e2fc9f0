/** What depends on who moves the money: Stripe asks for the card on a page of its own, the simulator for none at all. */
import { ja } from './ja.ts'
import type { Words } from './words.ts'

/** The words of a storefront whose payments go through this service. */
export function wordsFor(service: string): Words {
  return service === 'stripe' ? STRIPE : ja
}

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
