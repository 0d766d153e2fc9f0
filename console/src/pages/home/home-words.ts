/** The words of the first page. */
import { inBoth } from '../../language/in-both.ts'

export const HOME_WORDS = inBoth(
  {
    welcome: 'Welcome',
    withoutOrders:
      'The menu has the pages that your role opens. Numbers of orders and sales are shown to those who may see orders.',
    title: 'Home',
    totals: 'At a glance',
    items: 'Items',
    ordersUnpaid: 'Awaiting payment',
    ordersToSend: 'To be dispatched',
    mailsGivenUp: 'Mails given up',
    failedToday: 'Failed calls today',
    calls: 'Calls of the API',
    callsOf: 'Each hour, the last 48 hours',
    callsTotal: (calls: string, failed: string) => `${calls} in all, of which ${failed} failed`,
    succeeded: 'Succeeded',
    clientErrors: 'Refused (4xx)',
    serverErrors: 'Failed (5xx)',
    hour: 'Hour',
    noCalls: 'No calls in the last 48 hours',
    next: 'Next steps',
    nextText: 'From nothing to a shop that your programs work for.',
    steps: [
      {
        href: '/tokens',
        title: 'Make a token',
        text: 'A token lets a program of yours call the API, and only as far as you allow.',
      },
      {
        href: '/tokens',
        title: 'Make the first call',
        text: 'With the new token, on the spot or as curl and TypeScript to copy.',
      },
      {
        href: '/items',
        title: 'Bring your items',
        text: 'Import a Shopify product file on the command line: akinai import-shopify products.csv',
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
        href: '/items',
        title: '商品を取り込む',
        text: 'Shopifyの商品ファイルをコマンドで取り込めます：akinai import-shopify products.csv',
      },
    ],
  },
)
