/** The words of doing something with many orders. */
import { inBoth } from '../../language/in-both.ts'

export const BULK_WORDS = inBoth(
  {
    choose: (key: string) => `Select order ${key}`,
    chooseColumn: 'Select',
    chosen: (count: string) => (count === '1' ? '1 order selected' : `${count} orders selected`),
    bar: 'Actions for the selected orders',
    clear: 'Clear selection',
    dispatch: 'Dispatch',
    dispatchTitle: (count: string) => `Dispatch ${count} orders`,
    dispatchText:
      'All lines that can be sent are marked as dispatched, and each customer gets an email. Authorised payments are captured. Tracking numbers can be added later, or imported from the carrier’s file.',
    confirmDispatch: 'Mark as dispatched',
    paid: 'Confirm payment',
    paidTitle: (count: string) => `Has the money for ${count} orders arrived?`,
    paidText:
      'They will count as paid and can then be dispatched. Whoever bought in this shop is told by email.',
    confirmPaid: 'It has arrived',
    labels: 'Labels (CSV)',
    progress: (done: string, of: string) => `${done} of ${of} done`,
    done: 'Done',
    refused: 'Refused',
    waiting: 'Waiting',
    finished: (done: string, refused: string) =>
      refused === '0' ? `${done} done.` : `${done} done, ${refused} refused.`,
    stop: 'Stop',
    close: 'Close',
    again: 'Retry the refused ones',
    goOn: 'Continue with the rest',
    left: (count: string) => `Stopped: ${count} not started.`,
    leave: 'Still working. Stop here?',
    order: 'Order',
    result: 'Result',
  },
  {
    choose: key => `注文 ${key} を選ぶ`,
    chooseColumn: '選択',
    chosen: count => `${count}件を選択中`,
    bar: '選んだ注文の操作',
    clear: '選択を解除',
    dispatch: '発送する',
    dispatchTitle: count => `${count}件をまとめて発送する`,
    dispatchText:
      '発送できる商品をすべて発送済みにし、購入者ごとにお知らせのメールを送ります。与信済みの支払いは売上が確定します。追跡番号は、あとから追加したり、配送会社のファイルから取り込んだりできます。',
    confirmDispatch: '発送済みにする',
    paid: '入金を確認',
    paidTitle: count => `${count}件の入金がありましたか？`,
    paidText:
      '入金済みとして、発送できるようになります。このショップで購入した人には、メールでお知らせします。',
    confirmPaid: '入金済みにする',
    labels: '送り状CSV',
    progress: (done, of) => `${of}件中 ${done}件が完了`,
    done: '完了',
    refused: 'できませんでした',
    waiting: '待機中',
    finished: (done, refused) =>
      refused === '0' ? `${done}件が完了しました。` : `${done}件が完了し、${refused}件はできませんでした。`,
    stop: '中止する',
    close: '閉じる',
    again: 'できなかった注文をもう一度試す',
    goOn: '残りを続ける',
    left: count => `中止したため、${count}件は処理していません。`,
    leave: '処理の途中です。ここで中止しますか？',
    order: '注文',
    result: '結果',
  },
)
