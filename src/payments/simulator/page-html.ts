/** What the pages of the simulated service say. Pure. */
import { htmlOf, type Markup, markup } from '../../lib/markup.ts'
import type { SimulatedAction } from './action-store.ts'
import { PAGES } from './simulator.ts'
import type { Telling } from './tell.ts'

/** A button of a page. */
export interface Choice {
  /** The end of its address. */
  readonly name: string
  readonly label: string
  readonly does: 'approve' | 'decline' | 'nothing'
  readonly telling: Telling
  /** Whether the buyer goes back to the shop with it. */
  readonly returns: boolean
  /** Where it is shown. */
  readonly of: readonly SimulatedAction['kind'][]
}

const BOTH = ['redirect', 'pay_at_store'] as const

/** All of them, in their order. */
export const CHOICES: readonly Choice[] = [
  { name: 'approve', label: '支払う / Approve', does: 'approve', telling: 'once', returns: true, of: BOTH },
  {
    ...{ name: 'decline', label: '支払わない / Decline', does: 'decline', telling: 'once', returns: true },
    of: ['redirect'],
  },
  {
    ...{ name: 'walk-away', label: '何もせずに店に戻る / Walk away', does: 'nothing', telling: 'never' },
    ...{ returns: true, of: ['redirect'] },
  },
  {
    ...{ name: 'approve-late', label: '支払う(通知は 1 分後) / Approve, notify late', does: 'approve' },
    ...{ telling: 'late', returns: true, of: BOTH },
  },
  {
    ...{ name: 'approve-twice', label: '支払う(通知は 2 回) / Approve, notify twice', does: 'approve' },
    ...{ telling: 'twice', returns: true, of: BOTH },
  },
  {
    ...{ name: 'approve-silent', label: '支払う(通知なし) / Approve, never notify', does: 'approve' },
    ...{ telling: 'never', returns: true, of: BOTH },
  },
  {
    ...{ name: 'approve-stay', label: '支払って戻らない / Approve, do not return', does: 'approve' },
    ...{ telling: 'once', returns: false, of: ['redirect'] },
  },
]

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;margin:0;padding:24px 16px;background:#f4f4f1;color:#222}' +
  'main{max-width:420px;margin:0 auto;background:#fff;padding:24px;border:1px solid #c9c9c2;border-radius:8px}' +
  'h1{font-size:20px;margin:0 0 8px}.note{background:#fff4cc;border:1px solid #a88600;border-radius:6px;padding:8px 12px}' +
  '.sum{font-size:28px;margin:16px 0}form{margin:0 0 10px}a{color:#1b4b8a}' +
  'button,input{font:inherit;width:100%;box-sizing:border-box;padding:10px 12px;border-radius:6px;border:1px solid #555}' +
  'button{background:#24508a;color:#fff;cursor:pointer}button.plain{background:#fff;color:#222}'

function page(nonce: string, title: string, content: Markup): string {
  return htmlOf(markup`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="note">決済シミュレーターです。お金は動きません。<br><span lang="en">This is a simulator. No money moves.</span></p>
${content}
</main>
</body>
</html>
`)
}

/** The page of something that a buyer is to do. */
export function actionPage(nonce: string, action: SimulatedAction, now: Date): string {
  const { kind, amount, until, name, return_url } = action
  const title = kind === 'redirect' ? 'お支払いの確認' : 'コンビニでのお支払い'
  const over = action.state === 'open' && now > until ? 'declined' : action.state
  const content = markup`<p class="sum">${amount.toLocaleString('ja-JP')}円</p>
${kind === 'pay_at_store' && markup`<p>お支払い番号: <strong>${name}</strong></p>`}
${
  over === 'open'
    ? CHOICES.filter(({ of }) => of.includes(kind)).map(button(name))
    : markup`<p role="status">${
        over === 'approved'
          ? 'お支払いは完了しています。 / Paid.'
          : 'このお支払いはできません。 / Not payable.'
      }</p>`
}
${return_url !== null && over !== 'open' && markup`<p><a href="${return_url}">店に戻る / Back to the shop</a></p>`}
`
  return page(nonce, title, content)
}

function button(name: string) {
  return ({
    name: choice,
    label,
  }: Choice): Markup => markup`<form method="post" action="${PAGES}/${name}/${choice}">
<button type="submit"${choice === 'approve' ? '' : markup` class="plain"`}>${label}</button>
</form>
`
}

/** The till of a convenience store: the number is told. */
export function storePage(nonce: string): string {
  return page(
    nonce,
    'コンビニのレジ',
    markup`<form method="get" action="${PAGES}/store">
<p><label for="number">お支払い番号 / Number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required></p>
<button type="submit">進む / Next</button>
</form>
`,
  )
}

/** What is at an address of which nothing is known. */
export function missingPage(nonce: string): string {
  return page(
    nonce,
    'お支払いが見つかりません',
    markup`<p>このお支払いはありません。 / There is no such payment.</p>`,
  )
}
