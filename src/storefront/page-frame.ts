/** The frame of a page: head, shop's name and categories above, its pages of law below. */
import { jsonIn, type Markup, markup } from '../lib/markup.ts'
import { ACCOUNT_KEYS } from '../shops/store.ts'
import { accountAddress } from './account-address.ts'
import { linkedDescriptions } from './descriptions.ts'
import { CART_ICON, SEARCH_ICON } from './icons.ts'
import type { Crumb, Page } from './page.ts'
import { SCRIPT_PATH } from './script-file.ts'
import type { LookFile, ShopFrame } from './shop-frame.ts'

/** The whole document. */
export function layout(frame: ShopFrame, page: Page): Markup {
  const { words } = frame
  return markup`<!doctype html>
<html lang="${words.language}">
<head>${head(frame, page)}</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
${!frame.shop.able_to_business && markup`<p class="notice">${words.closed}</p>`}
${banner(frame, page)}
<main id="main" tabindex="-1">
<div class="inner">
${page.crumbs && breadcrumbs(frame, page.crumbs)}
${page.content}
</div>
</main>
${foot(frame)}
</body>
</html>
`
}

/** The path of a file of the shop's look. */
function lookPath({ path }: Pick<ShopFrame, 'path'>, file: LookFile): string {
  return `${path}/look/${file.name}`
}

function head(frame: ShopFrame, page: Page): Markup {
  const { shop } = frame
  const title = page.title === undefined ? shop.name : `${page.title}|${shop.name}`
  return markup`
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${page.description ?? title}">
${page.path === undefined ? markup`<meta name="robots" content="noindex">` : shared(frame, page, page.path)}
<meta name="theme-color" content="${shop.theme_background}">
<meta name="format-detection" content="telephone=no">
<link rel="icon" type="image/svg+xml" href="${lookPath(frame, frame.icon)}">
<link rel="stylesheet" href="${lookPath(frame, frame.style)}">
<script src="${SCRIPT_PATH}" defer></script>
${linkedDescriptions(frame, page).map(
  described => markup`<script type="application/ld+json">${jsonIn(described)}</script>\n`,
)}`
}

/** What those show who share a page. */
function shared({ shop, words, address, path: root }: ShopFrame, page: Page, path: string): Markup {
  const url = `${address}${path.slice(root.length)}`
  const properties: [string, string | undefined][] = [
    ['og:type', page.kind ?? 'website'],
    ['og:title', page.title ?? shop.name],
    ['og:description', page.description],
    ['og:url', url],
    ['og:site_name', shop.name],
    ['og:locale', words.locale],
    ['og:image', page.picture],
  ]
  return markup`<link rel="canonical" href="${url}">
${properties.map(([name, value]) => value !== undefined && markup`<meta property="${name}" content="${value}">\n`)}<meta name="twitter:card" content="${page.picture === undefined ? 'summary' : 'summary_large_image'}">`
}

function banner(frame: ShopFrame, page: Page): Markup {
  const { words, path, logo, shop, categories } = frame
  const shelves = categories.filter(({ parent_id }) => parent_id === null)
  return markup`<header class="head">
<div class="inner">
<a class="brand" href="${path}">${
    logo === undefined
      ? shop.name
      : markup`<img src="${lookPath(frame, logo)}" width="${logo.width}" height="${logo.height}" alt="${shop.name}">`
  }</a>
<a class="tool" href="${path}/search">${SEARCH_ICON}<span>${words.searchButton}</span></a>
<a class="tool" href="${path}/cart">${CART_ICON}<span>${words.cart}</span></a>
</div>
${
  shelves.length > 0 &&
  markup`<nav class="shelves" aria-label="${words.menu}"><ul class="inner">
${shelves.map(({ id, name }) => {
  const shelf = `${path}/categories/${id}`
  const isHere = page.path === shelf || page.crumbs?.some(crumb => crumb.path === shelf)
  return markup`<li><a href="${shelf}"${isHere && markup` aria-current="true"`}>${name}</a></li>\n`
})}</ul></nav>`
}
</header>`
}

/** The way here. The page itself, whose name is its heading, is left out. */
function breadcrumbs({ words, path }: ShopFrame, way: readonly Crumb[]): Markup {
  const crumbs = way.slice(0, -1)
  return markup`<nav class="crumbs" aria-label="${words.breadcrumbs}"><ol>
<li><a href="${path}">${words.home}</a></li>
${crumbs.map(crumb => markup`<li><a href="${crumb.path}">${crumb.name}</a></li>\n`)}</ol></nav>`
}

function foot({ words, path, shop }: ShopFrame): Markup {
  const accounts = ACCOUNT_KEYS.flatMap(key => {
    const address = accountAddress(key, shop.external_service_account[key])
    return address === undefined ? [] : [{ name: words.accounts[key], address }]
  })
  return markup`<footer class="foot">
<div class="inner">
<nav aria-label="${words.footer}"><ul>
<li><a href="${path}/legal">${words.legalTitle}</a></li>
${shop.privacy_policy !== null && markup`<li><a href="${path}/privacy">${words.privacyTitle}</a></li>`}
${shop.terms_of_use !== null && markup`<li><a href="${path}/terms">${words.termsTitle}</a></li>`}
</ul></nav>
${
  accounts.length > 0 &&
  markup`<ul>${accounts.map(({ name, address }) => markup`<li><a href="${address}" rel="noopener">${name}</a></li>\n`)}</ul>`
}
<p class="muted">${words.copyright(shop.name)}</p>
</div>
</footer>`
}
