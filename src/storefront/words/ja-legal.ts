/** What the pages that the law asks for say in Japanese. Pure: the console's preview of them says the same. */
export const LEGAL_WORDS = {
  legalTitle: '特定商取引法に基づく表記',
  privacyTitle: 'プライバシーポリシー',
  termsTitle: '利用規約',
  legal: {
    legal_seller: '販売業者',
    legal_manager: '運営責任者',
    legal_address: '所在地',
    legal_telephone: '電話番号',
    mail_address: 'メールアドレス',
    invoice_number: '適格請求書発行事業者登録番号',
    price: '販売価格',
    legal_fees: '商品代金以外に必要な費用',
    legal_payment: 'お支払いの方法と時期',
    legal_delivery: '商品の引き渡し時期',
    legal_returns: '返品・交換・キャンセル',
    legal_offer_period: '申込みの有効期限',
    legal_requirements: '動作環境',
  },
  priceOnPages: '各商品のページに税込価格で表示しています。',
  askForLegal: 'ご請求があれば遅滞なく開示いたします。このページのメールアドレスへご連絡ください。',
} as const
