/** The words of the guide through the first day. */
import { inBoth } from '../../language/in-both.ts'

export const firstDayWords = inBoth(
  {
    title: 'The first day of your shop',
    text: (done: number, all: number) =>
      `${done} of ${all} done. This guide disappears once everything is done.`,
    done: 'Done',
    toDo: 'To do',
    steps: {
      shop: {
        title: 'Say who sells',
        text: 'Seller, address and telephone number, as required by law.',
        more: 'Shop name and email address',
      },
      item: {
        title: 'Publish your first item',
        text: 'Name, price, stock and pictures. Customers see it once it is public.',
      },
      selling: {
        title: 'Set up payment and shipping',
        text: 'Your account for bank transfers, and a shipping method with its fee.',
        more: 'Shipping methods',
      },
      order: {
        title: 'Place a test order',
        text: 'Order from your own shop as a customer would. You can cancel it afterwards.',
      },
    },
  },
  {
    title: 'ショップの初日',
    text: (done, all) => `${all}つのうち${done}つが済みました。すべて済むと、この案内は消えます。`,
    done: '完了',
    toDo: '未完了',
    steps: {
      shop: {
        title: '販売者の情報を入力する',
        text: '法律で必要な、販売業者、所在地、電話番号です。',
        more: 'ショップ名とメールアドレス',
      },
      item: {
        title: '最初の商品を公開する',
        text: '名前、価格、在庫、画像を登録します。公開すると購入者に見えます。',
      },
      selling: {
        title: '支払い方法と配送方法を選ぶ',
        text: '銀行振込の振込先と、送料を決めた配送方法です。',
        more: '配送方法',
      },
      order: {
        title: '注文を試す',
        text: '購入者と同じように、自分のショップで注文してみます。後でキャンセルできます。',
      },
    },
  },
)
