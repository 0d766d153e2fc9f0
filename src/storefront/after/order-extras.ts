/** What the page of an order has besides: files to download, and the way to its subscription. */
import { type Markup, markup } from '../../lib/markup.ts'
import type { BuyerOrderExtras } from '../../resources/orders/buyer-schemas.ts'
import type { ShopFrame } from '../shop-frame.ts'

/** The parts; nothing where there is nothing of it. */
export function orderExtras(frame: ShopFrame, { downloads, subscription_secret }: BuyerOrderExtras): Markup {
  const { after } = frame.words
  return markup`${
    downloads.length > 0 &&
    markup`<section>
<h2 class="heading">${after.downloads}</h2>
${downloads.map(({ url, file_name, downloads_left, ends_at }) =>
  url === null
    ? markup`<p>${after.ended}</p>\n`
    : markup`<p><a class="button" href="${url}" download>${after.download(file_name ?? '')}</a></p>
<p class="small muted">${after.left(downloads_left, ends_at)}</p>
`,
)}</section>
`
  }${
    subscription_secret !== null &&
    markup`<p><a class="button plain" href="${frame.path}/subscriptions/${subscription_secret}">${after.seeSubscription}</a></p>
`
  }`
}
