/** The pages that the law asks for, from the shop's settings (R-STORE-10). */

import { type Markup, markup, multiLine } from '../lib/markup.ts'
import { paragraphs } from './catalogue/detail.ts'
import { legalRows } from './legal-rows.ts'
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
        return { state, version: shopVersionText(state), until: Number.POSITIVE_INFINITY }
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

function legalPage({ shop, words, path }: ShopFrame): Page {
  return {
    title: words.legalTitle,
    path: `${path}/legal`,
    description: `${shop.name} ${words.legalTitle}`,
    crumbs: [{ name: words.legalTitle, path: `${path}/legal` }],
    content: markup`<h1 class="title">${words.legalTitle}</h1>
<dl class="table">
${legalRows(shop, words).map(row)}</dl>`,
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
