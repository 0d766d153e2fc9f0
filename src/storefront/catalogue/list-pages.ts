/** What pages that list items look like. */
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '../../checkout/limits.ts'
import { type Markup, markup, multiLine } from '../../lib/markup.ts'
import type { CategoryNode } from '../../resources/item_categories/store.ts'
import type { Crumb, Page } from '../page.ts'
import { priceOf } from '../price.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Card, ShownImage } from './card-reader.ts'
import { paragraphs } from './detail.ts'
import { grid, pager } from './grid.ts'
import { foreignOrigins, square } from './picture.ts'

/** A page of a list. */
export interface Listed {
  readonly baseUrl: string
  readonly cards: readonly Card[]
  /** From 1. */
  readonly page: number
  readonly hasNext: boolean
}

/** Characters of a sentence for those who search. */
const DESCRIPTION_LENGTH = 120

/** The first page of a shop, with what it says of itself, and those that follow it. */
export function homePage(frame: ShopFrame, listed: Listed): Page {
  const { shop, words, path } = frame
  const pathOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`)
  const isFirst = listed.page === 1
  const [first] = listed.cards
  const ahead = isFirst && first?.image ? { ...first, image: first.image } : undefined
  const cards = ahead === undefined ? listed.cards : listed.cards.slice(1)
  const { lead, rest } = introductionOf(shop.introduction)
  return {
    ...(isFirst ? {} : { title: `${words.allItems} ${words.page(listed.page)}` }),
    path: pathOf(listed.page),
    ...descriptionOf(shop.introduction ?? shop.name),
    ...picturesOf(listed),
    described: [{ '@type': 'WebSite', name: shop.name, url: frame.address }],
    content: markup`${isFirst ? intro(frame, listed.baseUrl, lead, ahead) : markup`<h1 class="title">${words.allItems}</h1>`}
${isFirst && markup`<h2 class="hidden">${words.allItems}</h2>`}
${listed.cards.length === 0 ? markup`<p class="muted">${words.nothing}</p>` : cards.length > 0 && grid(frame, listed.baseUrl, cards, ahead === undefined)}
${pager(frame, { ...listed, pathOf })}
${isFirst && rest !== '' && markup`<section class="more prose" aria-labelledby="about"><h2 id="about">${words.aboutShop}</h2>\n${paragraphs(rest)}</section>`}`,
  }
}

/** What a shop says of itself first, and its first item large beside. */
function intro(frame: ShopFrame, baseUrl: string, lead: readonly string[], card: Ahead | undefined): Markup {
  const { shop, words, path } = frame
  const [first, ...others] = lead
  return markup`<section class="intro">
<div class="says">
<h1${first !== undefined && markup` class="hidden"`}>${shop.name}</h1>
${first !== undefined && markup`<p class="first">${first}</p>`}
${others.length > 0 && markup`<p>${multiLine(others.join('\n'))}</p>`}
</div>
${
  card !== undefined &&
  markup`<a class="ahead" href="${path}/items/${card.id}">${square(card.image, baseUrl, { sizes: AHEAD, alt: '', when: 'first' })}
<span class="under"><span class="name">${card.name}</span> ${priceOf(words, card)}</span></a>`
}
</section>`
}

/** An item with its picture. */
type Ahead = Card & { readonly image: ShownImage }

/** How wide the first item is. */
const AHEAD = '(min-width: 64rem) 38rem, (min-width: 48rem) 50vw, 100vw'

/** The lines of its first paragraph, and all others. */
function introductionOf(text: string | null): { readonly lead: readonly string[]; readonly rest: string } {
  const [lead = '', ...rest] = (text ?? '').trim().replaceAll('\r\n', '\n').split('\n\n')
  return { lead: lead.split('\n').filter(line => line !== ''), rest: rest.join('\n\n') }
}

/** The page of a category, with the way to those below it. */
export function categoryPage(frame: ShopFrame, category: CategoryNode, listed: Listed): Page {
  const { shop, words, path, categories } = frame
  const own = categoryPath(path, category)
  const pathOf = (page: number) => (page === 1 ? own : `${own}?page=${page}`)
  const below = categories.filter(({ parent_id }) => parent_id === category.id)
  const title = listed.page === 1 ? category.name : `${category.name} ${words.page(listed.page)}`
  return {
    title,
    path: pathOf(listed.page),
    ...descriptionOf(`${shop.name} ${category.name}`),
    ...picturesOf(listed),
    crumbs: wayTo(frame, category),
    content: markup`<h1 class="title">${category.name}</h1>
${below.length > 0 && chips(frame, below)}
${listed.cards.length === 0 ? markup`<p class="muted">${words.nothingInCategory}</p>` : grid(frame, listed.baseUrl, listed.cards)}
${pager(frame, { ...listed, pathOf })}`,
  }
}

/** The page of what was found, with the words to change. */
export function searchPage(frame: ShopFrame, query: string, listed: Listed): Page {
  const { words, path } = frame
  const pathOf = (page: number) =>
    `${path}/search?${new URLSearchParams({ q: query, ...(page === 1 ? {} : { page: String(page) }) })}`
  return {
    title: query === '' ? words.search : words.found(query),
    ...picturesOf(listed),
    content: markup`<h1 class="title">${query === '' ? words.search : words.found(query)}</h1>
<form class="search" role="search" action="${path}/search">
<label class="hidden" for="q">${words.searchWords}</label>
<input id="q" name="q" type="search" value="${query}" required minlength="${MIN_QUERY_LENGTH}" maxlength="${MAX_QUERY_LENGTH}" placeholder="${words.searchWords}" enterkeyhint="search" autocomplete="off">
<button class="button">${words.searchButton}</button>
</form>
${
  query === ''
    ? markup`<p class="muted">${words.searchHint}</p>`
    : listed.cards.length === 0
      ? markup`<p>${words.nothingFound(query)}</p>`
      : grid(frame, listed.baseUrl, listed.cards)
}
${pager(frame, { ...listed, pathOf })}`,
  }
}

function chips({ path }: ShopFrame, categories: readonly CategoryNode[]): Markup {
  return markup`<ul class="chips">
${categories.map(category => markup`<li><a href="${categoryPath(path, category)}">${category.name}</a></li>\n`)}</ul>`
}

/** The way to a category from the top: its parents, then itself. */
function wayTo(
  { path, categories }: Pick<ShopFrame, 'path' | 'categories'>,
  category: CategoryNode,
): Crumb[] {
  const parent = categories.find(({ id }) => id === category.parent_id)
  const before = parent === undefined ? [] : wayTo({ path, categories }, parent)
  return [...before, { name: category.name, path: categoryPath(path, category) }]
}

function categoryPath(path: string, { id }: Pick<CategoryNode, 'id'>): string {
  return `${path}/categories/${id}`
}

/** A text as one sentence for those who search. */
export function descriptionOf(text: string): Pick<Page, 'description'> {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  // No character has more than two units.
  const characters = [...line.slice(0, 2 * (DESCRIPTION_LENGTH + 1))]
  if (characters.length === 0) return {}
  const cut = characters.length > DESCRIPTION_LENGTH
  return { description: cut ? `${characters.slice(0, DESCRIPTION_LENGTH - 1).join('')}…` : line }
}

function picturesOf({ cards, baseUrl }: Listed): Pick<Page, 'picture' | 'picturesFrom'> {
  const images = cards.flatMap(({ image }) => (image === null ? [] : [image]))
  const picture = images[0]?.square_url
  return {
    picturesFrom: foreignOrigins(images, baseUrl),
    ...(picture ? { picture } : {}),
  }
}
