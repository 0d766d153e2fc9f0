/** The pages that the law asks for, from the shop's settings (R-STORE-10). */

import { type Markup, markup, multiLine } from '../lib/markup.ts'
import { paragraphs } from './catalogue/detail.ts'
import { notFoundPage } from './not-found-page.ts'
import type { Page } from './page.ts'
import type { ShopFrame } from './shop-frame.ts'
import { addSharedPage, type Storefront } from './storefront.ts'
import { shopVersionText } from './version-store.ts'

/** Registers them. */
export function legalPages(storefront: Storefront): void {
  const { frames } = storefront
  for (const [path, pageOf] of Object.entries(PAGES)) {
    addSharedPage(storefront, path, {
      asked: () => '',
      look: async shopId => {
        const state = await frames.version(shopId)
        return { state, version: shopVersionText(state) }
      },
      make: pageOf,
    })
  }
}

const PAGES: Readonly<Record<string, (frame: ShopFrame) => Page>> = {
  '/legal': legalPage,
  '/privacy': frame => textPage(frame, '/privacy', frame.words.privacyTitle, frame.shop.privacy_policy),
  '/terms': frame => textPage(frame, '/terms', frame.words.termsTitle, frame.shop.terms_of_use),
}

const SAID = [
  'legal_seller',
  'legal_manager',
  'legal_address',
  'legal_telephone',
  'mail_address',
  'invoice_number',
  'price',
  'legal_fees',
  'legal_payment',
  'legal_delivery',
  'legal_returns',
  'legal_offer_period',
  'legal_requirements',
] as const

/** What a seller may tell on request in place of publishing it (Act on Specified Commercial Transactions, 11). */
const ON_REQUEST: ReadonlySet<string> = new Set(['legal_manager', 'legal_address', 'legal_telephone'])

function legalPage({ shop, words, path }: ShopFrame): Page {
  const rows = SAID.flatMap(name => {
    const said = name === 'price' ? words.priceOnPages : shop[name]
    const shown = said ?? (ON_REQUEST.has(name) ? words.askForLegal : null)
    return shown === null ? [] : [{ title: words.legal[name], text: shown }]
  })
  return {
    title: words.legalTitle,
    path: `${path}/legal`,
    description: `${shop.name} ${words.legalTitle}`,
    crumbs: [{ name: words.legalTitle, path: `${path}/legal` }],
    content: markup`<h1 class="title">${words.legalTitle}</h1>
<dl class="table">
${rows.map(row)}</dl>`,
  }
}

function row({ title, text }: { readonly title: string; readonly text: string }): Markup {
  return markup`<div><dt>${title}</dt><dd>${multiLine(text)}</dd></div>\n`
}

/** Text with a line left free between paragraphs. */
function textPage({ shop, path: root }: ShopFrame, path: string, title: string, text: string | null): Page {
  if (text === null) throw notFoundPage()
  return {
    title,
    path: `${root}${path}`,
    description: `${shop.name} ${title}`,
    crumbs: [{ name: title, path: `${root}${path}` }],
    content: markup`<h1 class="title">${title}</h1>
<div class="prose narrow-text">
${paragraphs(text)}</div>`,
  }
}
