/** What the pages of the simulated service say. Pure. */
import { digitGroups } from '../../lib/digit-groups.ts'
import { htmlOf, type Markup, markup, markupOf } from '../../lib/markup.ts'
import type { SimulatedAction } from './action-store.ts'
import { PAGES } from './simulator.ts'
import type { Telling } from './tell.ts'

/** A button of a page. */
export interface Choice {
  /** The end of its address. */
  readonly name: string
  /** In Japanese and in English. */
  readonly label: readonly [string, string]
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
  {
    name: 'approve',
    label: ['支払う', 'Approve'],
    does: 'approve',
    telling: 'once',
    returns: true,
    of: BOTH,
  },
  {
    ...{ name: 'decline', label: ['支払わない', 'Decline'], does: 'decline', telling: 'once', returns: true },
    of: ['redirect'],
  },
  {
    ...{ name: 'walk-away', label: ['何もせずに店に戻る', 'Walk away'], does: 'nothing', telling: 'never' },
    ...{ returns: true, of: ['redirect'] },
  },
  {
    ...{ name: 'approve-late', label: ['支払う（通知は1分後）', 'Approve, notify late'], does: 'approve' },
    ...{ telling: 'late', returns: true, of: BOTH },
  },
  {
    ...{ name: 'approve-twice', label: ['支払う（通知は2回）', 'Approve, notify twice'], does: 'approve' },
    ...{ telling: 'twice', returns: true, of: BOTH },
  },
  {
    ...{ name: 'approve-silent', label: ['支払う（通知なし）', 'Approve, never notify'], does: 'approve' },
    ...{ telling: 'never', returns: true, of: BOTH },
  },
  {
    ...{ name: 'approve-stay', label: ['支払って戻らない', 'Approve, do not return'], does: 'approve' },
    ...{ telling: 'once', returns: false, of: ['redirect'] },
  },
]

const STYLE = `
:root{color-scheme:light dark;--ground:#eef0f3;--paper:#fff;--ink:#1f2328;--soft:#57606a;--line:#d3d7de;--edge:#8c959f;--note:#fff6d6;--rim:#9a7700;--link:#1b4b8a}
@media(prefers-color-scheme:dark){:root{--ground:#111417;--paper:#1b1f24;--ink:#e8eaed;--soft:#aab1ba;--line:#3a4048;--edge:#7d8590;--note:#332b0f;--rim:#a98a1d;--link:#8ab8ff}}
*{box-sizing:border-box}
body{margin:0;padding:2rem 1rem;background:var(--ground);color:var(--ink);font:16px/1.7 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",Meiryo,system-ui,sans-serif;word-break:auto-phrase;text-wrap:pretty}
main{max-width:27rem;margin:0 auto;padding:1.75rem 1.5rem;background:var(--paper);border:1px solid var(--line);border-radius:12px}
h1{margin:0 0 1rem;font-size:1.25rem;line-height:1.5}
h2{margin:2rem 0 .75rem;padding-top:1.25rem;border-top:1px solid var(--line);font-size:.875rem;color:var(--soft)}
p{margin:0 0 .75rem}
[lang=en]{display:block;font-size:.8125rem;font-weight:400;line-height:1.5}
.note{padding:.75rem 1rem;background:var(--note);border:1px solid var(--rim);border-radius:8px;font-size:.9375rem}
.sum{margin:1.5rem 0;font-size:2rem;font-weight:600;line-height:1.3;text-align:center;font-feature-settings:"tnum"}
.number,.over{text-align:center}
.number strong span+span{margin-left:.5em}
.number strong{display:block;font-size:1.25rem;letter-spacing:.05em;font-feature-settings:"tnum"}
form{margin:0 0 .75rem}
button,input{width:100%;min-height:3rem;padding:.6rem 1rem;border:1px solid var(--soft);border-radius:8px;font:inherit;line-height:1.5}
button{background:#1f5fa8;border-color:#1f5fa8;color:#fff;font-weight:600;cursor:pointer}
button.plain{background:var(--paper);border-color:var(--edge);color:var(--ink);font-weight:400}
button:hover{filter:brightness(1.1)}
button.plain:hover{filter:none;border-color:var(--ink)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
a{color:var(--link)}
`

/** A text, and the same in English for those who try things out. */
function both([japanese, english]: readonly [string, string]): Markup {
  return markup`${japanese} <span lang="en">${english}</span>`
}

function page(nonce: string, title: readonly [string, string], content: Markup): string {
  return htmlOf(markup`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title[0]}</title>
<style nonce="${nonce}">${markupOf(STYLE)}</style>
</head>
<body>
<main>
<h1>${both(title)}</h1>
<p class="note">${both(['決済シミュレーターです。お金は動きません。', 'This is a simulator. No money moves.'])}</p>
${content}
</main>
</body>
</html>
`)
}

/** What is to be done. */
const TITLES = {
  card: ['カードの確認', 'Confirm the card'],
  redirect: ['お支払いの確認', 'Confirm the payment'],
  pay_at_store: ['コンビニでのお支払い', 'Payment at a convenience store'],
} as const

/** What is told at a till. */
const NUMBER = ['お支払い番号', 'Payment number'] as const

/** Of a card that is only to be kept. */
const KEEP_CARD = ['このカードを登録する', 'Keep this card'] as const

/** Said at a store, which knows no way back to a shop. */
const SEEN_AT_SHOP = [
  '店の注文のページを開き直すと、入金が確認できます。',
  "Open the order's page at the shop again: it shows the payment.",
] as const

/** The page of something that a buyer is to do. */
export function actionPage(nonce: string, action: SimulatedAction, now: Date): string {
  const { kind, amount, until, name, return_url } = action
  const isCard = amount === 0
  const title = isCard ? TITLES.card : TITLES[kind]
  const over = action.state === 'open' && now > until ? 'declined' : action.state
  const content = markup`${!isCard && markup`<p class="sum">${amount.toLocaleString('ja-JP')}円</p>`}
${kind === 'pay_at_store' && markup`<p class="number">${both(NUMBER)} <strong>${digitGroups(name).map(part => markup`<span>${part}</span>`)}</strong></p>`}
${
  over === 'open'
    ? buttons(
        name,
        CHOICES.filter(({ of }) => of.includes(kind)).map(choice =>
          isCard && choice.name === 'approve' ? { ...choice, label: KEEP_CARD } : choice,
        ),
      )
    : markup`<p class="over" role="status">${both(over === 'approved' ? ['お支払いは完了しています。', 'Paid.'] : ['このお支払いはできません。', 'Not payable.'])}</p>`
}
${return_url === null && over === 'approved' && markup`<p class="over">${both(SEEN_AT_SHOP)}</p>`}
${return_url !== null && over !== 'open' && markup`<p class="over"><a href="${return_url}">${both(['店に戻る', 'Back to the shop'])}</a></p>`}
`
  return page(nonce, title, content)
}

/** What a buyer does comes first; what else can happen to a payment is there to be tried. */
function buttons(name: string, choices: readonly Choice[]): Markup {
  const isUsual = ({ does, telling, returns }: Choice) =>
    does !== 'approve' || (telling === 'once' && returns)
  return markup`${choices.filter(isUsual).map(choice => button(name, choice))}
<h2>${both(['うまくいかない場合を試す', 'Try what can go wrong'])}</h2>
${choices.filter(choice => !isUsual(choice)).map(choice => button(name, choice))}`
}

function button(name: string, { name: choice, label }: Choice): Markup {
  return markup`<form method="post" action="${PAGES}/${name}/${choice}">
<button type="submit"${choice === 'approve' ? '' : markup` class="plain"`}>${both(label)}</button>
</form>
`
}

/** The till of a convenience store: the number is told. */
export function storePage(nonce: string): string {
  return page(
    nonce,
    ['コンビニのレジ', 'Till of a convenience store'],
    markup`<form method="get" action="${PAGES}/store">
<p><label for="number">${both(NUMBER)}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required></p>
<button type="submit">${both(['進む', 'Next'])}</button>
</form>
`,
  )
}

/** What is at an address of which nothing is known. */
export function missingPage(nonce: string): string {
  return page(
    nonce,
    ['お支払いが見つかりません', 'Payment not found'],
    markup`<p>${both(['このお支払いはありません。', 'There is no such payment.'])}</p>`,
  )
}
