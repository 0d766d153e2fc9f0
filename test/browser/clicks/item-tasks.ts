/** What is done with goods on a day, and with the shop now and then, from the first page on. */
import type { Hand } from './hand.ts'
import { inDialog, menu } from './order-tasks.ts'
import type { Task } from './task.ts'

const region = ({ page }: Hand, name: string) => page.getByRole('region', { name, exact: true })

export const ITEM_TASKS: readonly Task[] = [
  {
    name: 'Add an item with a picture, and show it',
    run: async (hand, { picture }) => {
      await hand.press(menu(hand, '商品'))
      await hand.press(hand.page.getByRole('link', { name: '商品を登録' }))
      await hand.write(
        [hand.page.getByLabel('商品名'), '数える茶碗'],
        [hand.page.getByLabel('価格（円・税込）'), '1800'],
        [hand.page.getByLabel('在庫'), '4'],
      )
      await hand.give(hand.page.locator('input[type=file][multiple]'), picture)
      await hand.press(hand.page.getByRole('switch', { name: 'すぐに公開する' }))
      await hand.press(hand.page.getByRole('button', { name: '登録する' }))
      await hand.page.getByRole('heading', { level: 1, name: '数える茶碗' }).waitFor()
    },
  },
  {
    name: 'Change the price of an item',
    run: async (hand, { itemName }) => {
      await openItem(hand, await itemName())
      await hand.write([hand.page.getByRole('textbox', { name: /^価格（円・税込）/ }), '1900'])
      await hand.press(hand.page.getByRole('button', { name: '保存', exact: true }).first())
      await hand.page.getByText('保存しました').first().waitFor()
    },
  },
  {
    name: 'Take one piece off a stock',
    run: async hand => {
      await hand.press(menu(hand, '商品'))
      const answer = hand.page.waitForResponse(/\/stock_change$/)
      await hand.press(hand.page.getByRole('button', { name: /を1つ減らす$/ }).first())
      if (!(await answer).ok()) throw new Error('The stock was not changed')
    },
  },
  {
    name: 'Take an item out of the shop for now',
    run: async hand => {
      await hand.press(menu(hand, '商品'))
      const shown = hand.page.getByRole('table').getByRole('switch').first()
      await hand.press(shown.locator('xpath=..'))
      await shown.and(hand.page.locator(':not(:checked)')).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'Give an item its sizes',
    run: async (hand, { itemName }) => {
      await openItem(hand, await itemName())
      await hand.press(hand.page.getByRole('button', { name: 'バリエーションを追加' }))
      await hand.write(
        [hand.page.getByLabel('バリエーション名 1行目'), 'S'],
        [hand.page.getByLabel('在庫 1行目'), '2'],
      )
      await hand.press(
        region(hand, 'バリエーションと在庫').getByRole('button', { name: '保存', exact: true }),
      )
      await hand.page.getByText('バリエーションと在庫を保存しました。').first().waitFor()
    },
  },
  {
    name: 'Put an item on sale until a day',
    run: async (hand, { itemName }) => {
      await openItem(hand, await itemName())
      const sale = region(hand, 'セール')
      await hand.write([sale.getByLabel('セール価格（円・税込）'), '900'])
      await hand.press(sale.getByRole('button', { name: 'セールを設定' }))
      await sale.getByText(/セール中/).waitFor()
    },
  },
  {
    name: 'Make an item like another',
    run: async hand => {
      await openItem(hand)
      await hand.press(hand.page.getByRole('button', { name: 'その他' }))
      await hand.press(hand.page.getByRole('menuitem', { name: '複製' }))
      await hand.page.getByRole('heading', { level: 1, name: / \(コピー\)$/ }).waitFor()
    },
  },
  {
    name: 'Look at an item as buyers see it',
    run: async hand => {
      await openItem(hand)
      const tab = hand.page.context().waitForEvent('page')
      await hand.press(hand.page.getByRole('button', { name: 'ショップで確認' }))
      const shown = await tab
      await shown.getByRole('heading', { level: 1 }).waitFor()
      await shown.close()
    },
  },
  {
    name: 'See what is sold out',
    run: async hand => {
      await hand.press(menu(hand, '商品'))
      await hand.choose(hand.page.getByLabel('在庫', { exact: true }), 'none')
      await hand.page.waitForURL(/left=none/)
    },
  },
  {
    name: 'Put an item into a category',
    run: async hand => {
      await openItem(hand)
      const list = hand.page.getByLabel('カテゴリーに追加')
      await hand.choose(list, (await list.locator('option').nth(1).getAttribute('value')) ?? '')
      await hand.page
        .getByRole('button', { name: /から外す$/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'Add a category',
    run: async hand => {
      await hand.press(menu(hand, 'カテゴリー'))
      await hand.press(hand.page.getByRole('button', { name: 'カテゴリーを追加' }))
      await hand.writeOn(hand.page.getByLabel('カテゴリー名'), '数える棚')
      await hand.press(inDialog(hand).getByRole('button', { name: '追加', exact: true }))
      await hand.page.getByRole('link', { name: '数える棚' }).waitFor()
    },
  },
  {
    name: 'Raise the prices of everything by a tenth',
    run: async hand => {
      await hand.press(menu(hand, '商品'))
      await hand.press(hand.page.getByLabel('このページをすべて選択'))
      await hand.press(hand.page.getByRole('button', { name: '条件に合うものをすべて選択' }))
      await hand.page.getByText(/をすべて選択中です/).waitFor()
      await hand.press(hand.page.getByRole('button', { name: '操作' }))
      await hand.press(hand.page.getByRole('menuitem', { name: '価格を変更' }))
      await hand.choose(hand.page.getByLabel('変更のしかた'), 'percent')
      await hand.write([hand.page.getByLabel('値', { exact: true }), '10'])
      await hand.press(hand.page.getByRole('button', { name: /件を変更する$/ }))
      await hand.page.getByText(/件中\d+件を変更しました/).waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'Take all items out as a file',
    run: async hand => {
      await hand.press(menu(hand, '商品'))
      await hand.press(hand.page.getByRole('link', { name: 'CSVで一括編集' }))
      const download = hand.page.waitForEvent('download')
      await hand.press(hand.page.getByRole('button', { name: 'CSVを書き出す' }))
      await download
    },
  },
  {
    name: 'Change items by a file',
    run: async hand => {
      await hand.press(menu(hand, '商品'))
      await hand.press(hand.page.getByRole('link', { name: 'CSVで一括編集' }))
      const buffer = Buffer.from('商品名,価格,在庫\n数える箸,400,2\n')
      await hand.give(hand.page.locator('input[type=file]'), { name: 'a.csv', mimeType: 'text/csv', buffer })
      await hand.press(hand.page.getByRole('button', { name: '1件を読み込む' }))
      await hand.page.getByText('1件中1件を読み込みました。').waitFor()
    },
  },
  {
    name: 'See the sales of the months',
    run: async hand => {
      await hand.press(hand.page.getByText('月', { exact: true }))
      await hand.page.getByText('直近12か月（キャンセルを除く）').first().waitFor()
    },
  },
  {
    name: 'Make a coupon',
    run: async hand => {
      await hand.press(menu(hand, 'クーポン'))
      await hand.press(hand.page.getByRole('link', { name: 'クーポンを追加' }).first())
      await hand.write(
        [hand.page.getByLabel('コード'), 'KAZOERU'],
        [hand.page.getByLabel('名前'), '数える割引'],
        [hand.page.getByLabel('割引率（%）'), '10'],
      )
      await hand.press(hand.page.getByRole('button', { name: '追加する' }))
      await hand.page.getByRole('heading', { level: 1, name: 'クーポン' }).waitFor()
    },
  },
  {
    name: 'Change what a delivery costs',
    run: async hand => {
      await hand.press(menu(hand, '配送方法'))
      await hand.press(hand.page.getByRole('table').locator('tbody a').first())
      await hand.write([hand.page.getByRole('textbox', { name: /^送料（円）/ }).first(), '650'])
      await hand.press(hand.page.getByRole('button', { name: '保存', exact: true }).first())
      await hand.page
        .getByText(/を保存しました。$/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'Let somebody help, who sees everything and changes nothing',
    run: async hand => {
      await hand.press(menu(hand, 'メンバー'))
      await hand.press(hand.page.getByRole('button', { name: 'メンバーを追加' }))
      await hand.writeOn(inDialog(hand).getByLabel('メールアドレス'), `kazoeru${Date.now()}@shop.example`)
      await hand.press(inDialog(hand).getByText('閲覧のみ'))
      await hand.press(inDialog(hand).getByRole('button', { name: 'メンバーを追加' }))
      await hand.page.getByText('最初のパスワード').first().waitFor()
    },
  },
]

async function openItem(hand: Hand, name?: string): Promise<void> {
  await hand.press(menu(hand, '商品'))
  const rows = hand.page.getByRole('table').locator('tbody a')
  await rows.first().waitFor()
  await hand.press(name === undefined ? rows.first() : rows.filter({ hasText: name }).first())
  await hand.page.getByRole('button', { name: 'その他' }).waitFor()
}
