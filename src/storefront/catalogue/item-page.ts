/** What the page of an item looks like. */
import { type Markup, markup } from '../../lib/markup.ts'
import type { CategorySummary } from '../../resources/items/schemas.ts'
import type { Crumb, Page } from '../page.ts'
import { priceOf } from '../price.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Words } from '../words/words.ts'
import { describeItem } from './describe-item.ts'
import type { ShownDetail } from './detail.ts'
import type { ItemView } from './item-view.ts'
import { descriptionOf } from './list-pages.ts'
import { foreignOrigins, ownName, type Pixels, square, whole } from './picture.ts'
import { purchaseForm, type Sent } from './purchase-form.ts'

/** What the page shows besides the item itself. */
export interface Around {
  readonly baseUrl: string
  /** Pixels of pictures by their names, where they are known. */
  readonly pixels: ReadonlyMap<string, Pixels | undefined>
  /** When its sale begins, of one that is not on sale yet. */
  readonly onSaleFrom: Date | undefined
  readonly detail: ShownDetail
}

/** How wide a picture of the gallery is. */
const SIZES = '(min-width: 64rem) 36rem, (min-width: 48rem) 50vw, 100vw'

/** The page. */
export async function itemPage(frame: ShopFrame, item: ItemView, around: Around, sent?: Sent): Promise<Page> {
  const { words, path } = frame
  const { baseUrl } = around
  const text = around.detail.text.trim()
  const own = `${path}/items/${item.id}`
  const picture = item.images[0]?.square_url
  return {
    title: item.name,
    kind: 'product',
    // A page that answers a form is nobody's to find.
    ...(sent === undefined ? { path: own } : { status: 422 }),
    ...descriptionOf(text === '' ? item.name : text),
    ...(picture ? { picture } : {}),
    picturesFrom: foreignOrigins(item.images, baseUrl),
    crumbs: [...wayOf(path, item.categories[0]), { name: item.name, path: own }],
    described: [describeItem(frame, item, text)],
    content: markup`<article class="item">
${gallery(words, item, around)}
<div class="about">
<h1>${item.name}</h1>
${prices(words, item)}
${facts(words, item)}
${reason(words, item, around.onSaleFrom)}
${frame.shop.able_to_business ? await purchaseForm(frame, item, sent) : markup`<p class="note">${words.shopClosed}</p>`}
</div>
${
  text !== '' &&
  markup`<section class="detail prose" aria-labelledby="detail"><h2 id="detail">${words.details}</h2>
${around.detail.markup}</section>`
}
</article>`,
  }
}

function gallery(words: Words, { name, images }: ItemView, { baseUrl, pixels }: Around): Markup {
  if (images.length === 0) return markup`<div class="gallery"><span class="blank"></span></div>`
  const shape = shapeOf(images[0] && pixels.get(ownName(images[0], baseUrl) ?? ''))
  return markup`<div class="gallery ${shape}">
<ul class="strip"${images.length > 1 && markup` tabindex="0"`} aria-label="${words.pictures}">
${images.map((image, index) => {
  const known = pixels.get(ownName(image, baseUrl) ?? '')
  const alt = images.length === 1 ? name : words.picture(name, index + 1)
  const when = index === 0 ? 'first' : 'late'
  return markup`<li id="picture-${index + 1}">${whole(image, baseUrl, { sizes: SIZES, alt, when }, known)}</li>\n`
})}</ul>
${images.length > 1 && thumbs(words, images, baseUrl)}
</div>`
}

/** Small pictures that lead to the large ones. */
function thumbs(words: Words, images: ItemView['images'], baseUrl: string): Markup {
  return markup`<ul class="thumbs">
${images.map((image, index) => {
  const alt = words.showPicture(index + 1)
  return markup`<li><a href="#picture-${index + 1}">${square(image, baseUrl, { sizes: '4.5rem', alt, when: 'late' })}</a></li>\n`
})}</ul>`
}

/** One shape for all pictures of an item, so that nothing jumps from one to the next. */
function shapeOf(pixels: Pixels | undefined): 'square' | 'tall' | 'broad' {
  if (pixels === undefined) return 'square'
  const ratio = pixels.width / pixels.height
  return ratio < 0.87 ? 'tall' : ratio > 1.15 ? 'broad' : 'square'
}

function prices(words: Words, item: ItemView): Markup {
  const { subscription } = item
  const tax = item.item_tax_type === 'reduced' && markup`<span class="kind">${words.reducedTax}</span>`
  if (subscription !== undefined && subscription.repeat_price !== subscription.initial_price) {
    const later = { price: subscription.repeat_price, proper_price: null }
    return markup`<dl class="prices"><dt>${words.firstPrice}</dt><dd>${priceOf(words, item)}</dd><dt>${words.repeatPrice}</dt><dd>${priceOf(words, later)}</dd></dl>
${tax && markup`<p>${tax}</p>`}`
  }
  return markup`<p class="prices">${priceOf(words, item)} ${tax}</p>`
}

/** What is to be known of items that are not simply sent. */
function facts(words: Words, item: ItemView): Markup | false {
  if (item.type === 'normal') return false
  const { subscription, lottery, digital } = item
  const rows = [
    ...(subscription === undefined
      ? []
      : [
          [words.cycleTitle, words.cycle[subscription.cycle_plan]],
          [words.timesTitle, words.times[subscription.repeat_times]],
        ]),
    ...(lottery === undefined
      ? []
      : [
          [
            words.lotteryApplications,
            words.period(
              words.moment(new Date(lottery.application_start_at)),
              words.moment(new Date(lottery.application_end_at)),
            ),
          ],
          [words.lotteryAnnouncement, words.moment(new Date(lottery.scheduled_announce_at))],
        ]),
    ...(digital === undefined
      ? []
      : [[words.fileTitle, words.file(digital.file_name, words.bytes(digital.file_size))]]),
  ]
  return markup`<div class="note facts">
<p>${words.kindNote[item.type]}</p>
${
  rows.length > 0 &&
  markup`<dl>${rows.map(([title, text]) => markup`<div><dt>${title}</dt><dd>${text}</dd></div>\n`)}</dl>`
}</div>`
}

function reason(words: Words, item: ItemView, onSaleFrom: Date | undefined): Markup | false {
  if (item.reason === null) return false
  return markup`<p class="note reason" role="status">${words.reason[item.reason]}${
    onSaleFrom !== undefined && markup`<br>${words.salesFrom(words.moment(onSaleFrom))}`
  }</p>`
}

/** The way to an item by its first category. */
function wayOf(path: string, category: CategorySummary | null | undefined): Crumb[] {
  if (category === null || category === undefined) return []
  return [...wayOf(path, category.parent), { name: category.name, path: `${path}/categories/${category.id}` }]
}
