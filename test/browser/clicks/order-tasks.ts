/** What is done with orders on a day, from the first page on. */
import type { Task } from './task.ts'

const UNPAID = { role: 'link', name: '入金待ちの注文' } as const
const TO_SEND = { role: 'link', name: '発送待ちの注文' } as const

export const ORDER_TASKS: readonly Task[] = [
  {
    name: 'See the orders that wait for their money',
    run: async hand => {
      await hand.press(hand.page.getByRole(UNPAID.role, { name: UNPAID.name }))
      await hand.page.getByRole('table').waitFor()
    },
  },
  {
    name: 'Note that the money of an order has come',
    run: async hand => {
      await openOrder(hand, UNPAID.name)
      await hand.press(hand.page.getByRole('button', { name: '入金を確認' }))
      await hand.press(inDialog(hand).getByRole('button', { name: '入金済みにする' }))
      await hand.page.getByText('入金済みにしました。').first().waitFor()
    },
  },
  {
    name: 'Send an order, with carrier and number',
    run: async hand => {
      await openOrder(hand, TO_SEND.name, -1)
      await hand.press(hand.page.getByRole('button', { name: '発送する' }).first())
      await hand.choose(inDialog(hand).getByLabel('配送会社'), { label: 'クロネコヤマト' })
      await hand.write([inDialog(hand).getByLabel('追跡番号'), '1111-2222-3333'])
      await hand.press(inDialog(hand).getByRole('button', { name: '発送済みにする' }))
      await hand.page.getByText('発送済みにしました。').first().waitFor()
    },
  },
  {
    name: 'Mend a tracking number after dispatch',
    run: async (hand, { orderSent }) => {
      await hand.press(menu(hand, '注文'))
      await hand.press(
        hand.page.getByRole('navigation', { name: '状態ごとの注文' }).getByRole('link', { name: '発送済み' }),
      )
      await hand.page.locator('[aria-current]').getByText('発送済み').waitFor()
      await hand.press(hand.page.getByRole('link', { name: await orderSent() }))
      await hand.press(hand.page.getByRole('button', { name: /^追跡番号を/ }).last())
      await hand.write([inDialog(hand).getByLabel('追跡番号'), '1111-2222-9999'])
      await hand.press(inDialog(hand).getByRole('button', { name: '保存' }))
      await hand.page.getByText('追跡番号を保存しました。').first().waitFor()
    },
  },
  {
    name: 'Print the slips of all that is to be sent',
    run: async hand => {
      await chooseAll(hand)
      await hand.press(bar(hand).getByRole('button', { name: '印刷' }))
      await hand.press(hand.page.getByRole('menuitem', { name: '納品書' }))
      await hand.page.getByRole('article').first().waitFor()
      await hand.page.evaluate('window.print = () => { window.printed = true }')
      await hand.press(hand.page.getByRole('button', { name: '印刷する' }))
      if (!(await hand.page.evaluate('window.printed'))) throw new Error('Nothing was printed')
    },
  },
  {
    name: 'Make the carrier’s file of all that is to be sent',
    run: async hand => {
      await hand.press(menu(hand, '注文'))
      await hand.press(hand.page.getByRole('button', { name: '送り状CSV' }))
      const download = hand.page.waitForEvent('download')
      await hand.press(inDialog(hand).getByRole('button', { name: 'ファイルを作る' }))
      await download
    },
  },
  {
    name: 'Take tracking numbers in from the carrier’s file',
    run: async (hand, { orderToSend }) => {
      const text = `お客様管理番号,伝票番号\r\n${await orderToSend()},4444-5555-6666\r\n`
      await hand.press(menu(hand, '注文'))
      await hand.press(hand.page.getByRole('button', { name: '追跡番号の取り込み' }))
      const file = { name: 'b2.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await hand.give(inDialog(hand).locator('input[type=file]'), file)
      await hand.press(inDialog(hand).getByRole('button', { name: '取り込む' }))
      await inDialog(hand).getByText('1件が完了しました。').waitFor()
    },
  },
  {
    name: 'Mend the address of an order',
    run: async hand => {
      await openOrder(hand, TO_SEND.name)
      await hand.press(hand.page.getByRole('button', { name: 'お届け先を変更する' }))
      await hand.write([inDialog(hand).getByLabel('建物名・部屋番号'), '灯台荘 12号室'])
      await hand.press(inDialog(hand).getByRole('button', { name: '保存' }))
      await hand.page.getByText('お届け先を保存しました。').first().waitFor()
    },
  },
  {
    name: 'Send many orders at once',
    run: async hand => {
      await chooseAll(hand)
      await hand.press(bar(hand).getByRole('button', { name: '発送する' }))
      await hand.press(inDialog(hand).getByRole('button', { name: '発送済みにする' }))
      await inDialog(hand)
        .getByText(/件が完了し/)
        .waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'Give a discount on an order',
    run: async hand => {
      await openOrder(hand, UNPAID.name)
      await hand.press(hand.page.getByRole('button', { name: '金額・数量を変更する' }))
      await hand.write([inDialog(hand).getByLabel('値引き'), '20'])
      await hand.press(inDialog(hand).getByRole('button', { name: '保存' }))
      await hand.page.getByText('金額・数量を保存しました。').first().waitFor()
    },
  },
  {
    name: 'Write a note on an order',
    run: async hand => {
      await openOrder(hand, UNPAID.name)
      await hand.write([hand.page.getByRole('textbox', { name: 'メモ' }), '電話で確認済み'])
      await hand.press(hand.page.getByRole('button', { name: 'メモを保存' }))
      await hand.page.getByText('メモを保存しました。').first().waitFor()
    },
  },
  {
    name: 'See all orders of a buyer',
    run: async hand => {
      await openOrder(hand, UNPAID.name)
      await hand.press(hand.page.getByRole('link', { name: 'この購入者の注文をすべて見る' }))
      await hand.page.getByRole('table', { name: 'このメールアドレスの注文' }).waitFor()
    },
  },
  {
    name: 'Cancel an order',
    run: async hand => {
      await openOrder(hand, UNPAID.name, -1)
      await hand.press(hand.page.getByRole('button', { name: '注文をキャンセル' }))
      await hand.press(inDialog(hand).getByRole('button', { name: 'キャンセルする' }))
      await hand.page.getByText('注文をキャンセルしました。').first().waitFor()
    },
  },
  {
    name: 'Find an order by a name',
    run: async (hand, { buyerName }) => {
      await hand.press(hand.page.getByRole('button', { name: 'すべてを探す' }).first())
      await hand.writeOn(hand.page.getByRole('combobox'), await buyerName())
      await hand.press(hand.page.getByRole('option', { name: /¥/ }).first())
      await hand.page.getByRole('heading', { level: 1, name: /^注文 / }).waitFor()
    },
  },
  {
    name: 'Take an order by telephone',
    run: async hand => {
      await hand.press(menu(hand, '注文'))
      await hand.press(hand.page.getByRole('link', { name: '注文を受け付ける' }))
      await hand.press(hand.page.getByRole('button', { name: /^追加：/ }).first())
      const of = (name: string) =>
        hand.page.getByRole('region', { name: '購入者' }).getByRole('textbox', { name, exact: true })
      await hand.write(
        [of('姓'), '電話'],
        [of('名'), '花子'],
        [of('メールアドレス'), 'denwa2@example.jp'],
        [of('郵便番号'), '100-0001'],
      )
      await hand.write([of('住所'), '千代田区千代田1-1'], [of('電話番号'), '03-1234-5678'])
      await hand.choose(hand.page.getByLabel('都道府県'), '東京都')
      await hand.press(hand.page.getByRole('button', { name: '内容を確認' }))
      await hand.page.getByText('足りないもの・直すもの').waitFor()
      await hand.choose(hand.page.getByLabel('支払い方法'), 'bt')
      await hand.press(hand.page.getByRole('button', { name: '内容を確認' }))
      await hand.press(hand.page.getByRole('button', { name: '注文を登録する' }))
      await hand.page.getByRole('heading', { level: 1, name: /^注文 [A-Z0-9]{16}$/ }).waitFor()
    },
  },
]

type Hand = Parameters<Task['run']>[0]

/** An entry of the navigation. */
export function menu({ page }: Hand, name: string) {
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
}

export function inDialog({ page }: Hand) {
  return page.getByRole('dialog')
}

function bar({ page }: Hand) {
  return page.getByRole('region', { name: '選んだ注文の操作' })
}

async function chooseAll(hand: Hand): Promise<void> {
  await hand.press(hand.page.getByRole('link', { name: TO_SEND.name }))
  await hand.page.getByRole('table').locator('tbody tr').first().waitFor()
  await hand.press(hand.page.getByLabel('このページをすべて選択'))
}

async function openOrder(hand: Hand, tile: string, at = 0): Promise<void> {
  await hand.press(hand.page.getByRole('link', { name: tile }))
  await hand.page.locator('[aria-current]').getByText(tile.slice(0, 4)).waitFor()
  const rows = hand.page.getByRole('table').locator('tbody a')
  await rows.first().waitFor()
  await hand.press(at < 0 ? rows.last() : rows.nth(at))
  await hand.page.getByRole('heading', { level: 1, name: /^注文 / }).waitFor()
}
