/** The words of the first page. */
import { inBoth } from '../../language/in-both.ts'

export const HOME_WORDS = inBoth(
  {
    welcome: 'Welcome',
    withoutOrders:
      'Choose a page from the menu. Sales and order figures are shown to people who may see orders.',
    title: 'Home',
    totals: 'At a glance',
    items: 'Items',
    ordersUnpaid: 'Awaiting payment',
    ordersToSend: 'To be dispatched',
    mailsGivenUp: 'Undelivered emails',
    failedToday: 'Failed requests today',
    calls: 'API requests',
    callsOf: 'Per hour, last 48 hours',
    callsTotal: (calls: string, failed: string) => `${calls} in total, ${failed} failed`,
    succeeded: 'Succeeded',
    clientErrors: 'Refused (4xx)',
    serverErrors: 'Failed (5xx)',
    hour: 'Hour',
    noCalls: 'No requests in the last 48 hours',
    next: 'Next steps',
    nextText: 'How to run the shop from your own programs.',
    steps: [
      {
        href: '/tokens',
        title: 'Create a token',
        text: 'A token lets one of your programs use the API, as far as you allow and no further.',
      },
      {
        href: '/tokens',
        title: 'Send your first request',
        text: 'Try the new token on the spot, or copy an example in curl or TypeScript.',
      },
      {
        href: '/import',
        title: 'Import your items',
        text: 'Bring the product CSV of a Shopify shop. You see what will be created before anything is saved.',
      },
    ],
  },
  {
    welcome: 'ようこそ',
    withoutOrders:
      '左のメニューから、使えるページを開いてください。売上や注文の数字は、注文を見られる人に表示されます。',
    title: 'ホーム',
    totals: '今の様子',
    items: '商品',
    ordersUnpaid: '入金待ちの注文',
    ordersToSend: '発送待ちの注文',
    mailsGivenUp: '送れなかったメール',
    failedToday: '今日失敗したリクエスト',
    calls: 'APIへのリクエスト',
    callsOf: '1時間ごと、直近48時間',
    callsTotal: (calls, failed) => `合計 ${calls}、うち失敗 ${failed}`,
    succeeded: '成功',
    clientErrors: '拒否（4xx）',
    serverErrors: '失敗（5xx）',
    hour: '時間',
    noCalls: '直近48時間のリクエストはありません',
    next: '次にすること',
    nextText: 'ショップをプログラムから動かすための手順です。',
    steps: [
      {
        href: '/tokens',
        title: 'トークンを作る',
        text: 'プログラムからAPIを呼び出すための鍵です。できることの範囲を選べます。',
      },
      {
        href: '/tokens',
        title: '最初のリクエストを試す',
        text: '作ったトークンでその場で試せます。curlとTypeScriptの例もコピーできます。',
      },
      {
        href: '/import',
        title: '商品を取り込む',
        text: 'Shopifyの商品CSVから取り込めます。登録の前に内容を確認できます。',
      },
    ],
  },
)
