/** A call of each operation of buyers. */

/** A call. */
export type Request = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers?: Record<string, string>,
]

const PEOPLE = {
  customer: {
    name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
    mail_address: 'hanako@example.jp',
    address: {
      ...{ zip_code: '604-8571', prefecture: '京都府', tel: '0751234567' },
      ...{ address: '京都市中京区上本能寺前町488', address2: 'A棟 101' },
    },
  },
  shipping: null,
}

/** Those of the shop `test`, by their operations; `item` is one that it shows. */
export function buyerRequests(item: number): Record<string, Request> {
  const [shop, nobodys, lines] = [
    '/shops/test/api',
    'a'.repeat(22),
    { lines: [{ item_id: item, amount: 1 }] },
  ]
  return {
    listStorefrontItems: ['GET', `${shop}/items`],
    getStorefrontItem: ['GET', `${shop}/items/${item}`],
    listStorefrontCategories: ['GET', `${shop}/categories`],
    getStorefrontShop: ['GET', `${shop}/shop`],
    createCart: ['POST', `${shop}/carts`, lines],
    getCart: ['GET', `${shop}/carts/${nobodys}`],
    updateCart: ['PUT', `${shop}/carts/${nobodys}`, lines],
    createCheckout: ['POST', `${shop}/checkouts`, lines],
    getCheckout: ['GET', `${shop}/checkouts/${nobodys}`],
    updateCheckout: ['PUT', `${shop}/checkouts/${nobodys}`, { remark: '午前中に' }],
    completeCheckout: [
      ...(['POST', `${shop}/checkouts/${nobodys}/complete`, { expected_total: 1 }] as const),
      { 'idempotency-key': nobodys },
    ],
    cancelCheckout: ['POST', `${shop}/checkouts/${nobodys}/cancel`],
    getBuyerOrder: ['GET', `${shop}/orders/${nobodys}`],
    getApplication: ['GET', `${shop}/applications/${nobodys}`],
    withdrawApplication: ['POST', `${shop}/applications/${nobodys}/withdraw`],
    createWinnersCheckout: ['POST', `${shop}/applications/${nobodys}/checkout`],
    getSubscription: ['GET', `${shop}/subscriptions/${nobodys}`],
    pauseSubscription: ['POST', `${shop}/subscriptions/${nobodys}/pause`],
    resumeSubscription: ['POST', `${shop}/subscriptions/${nobodys}/resume`],
    stopSubscription: ['POST', `${shop}/subscriptions/${nobodys}/stop`],
    updateSubscriptionCustomer: ['PUT', `${shop}/subscriptions/${nobodys}/customer`, PEOPLE],
    updateSubscriptionPayment: ['PUT', `${shop}/subscriptions/${nobodys}/payment`, { source: 'sim' }],
    downloadFile: ['GET', `/shops/test/downloads/1/${nobodys}`],
  }
}
