/** What tells those who search where the pages are: the sitemap of each shop, and `/robots.txt`, which names them (R-STORE-12). */
import type { FastifyReply } from 'fastify'
import { PATH_ID } from '../lib/text.ts'
import { rememberFact } from '../resources/items/list-fact-store.ts'
import { listShopKeys } from '../shops/store.ts'
import { notFoundPage } from './not-found-page.ts'
import type { ShopFrame } from './shop-frame.ts'
import { listVisible, SITEMAP_FILES } from './sitemap-store.ts'
import { keyOf, type Storefront } from './storefront.ts'

/** Shops that `/robots.txt` names. */
const MAX_SHOPS = 1000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Registers them. */
export function sitemapRoutes({ app, inShop, frames, context }: Storefront): void {
  const { db, baseUrl } = context
  const findFiles = rememberFact(db, SITEMAP_FILES)
  const open = { config: { access: 'open', rate: 'buyer' }, schema: { hide: true } } as const

  app.get<{ Querystring: { part?: string } }>('/shops/:shop_id/sitemap.xml', open, (request, reply) =>
    inShop(keyOf(request), async shopId => {
      const [frame, files] = await Promise.all([
        frames.version(shopId).then(version => frames.of(shopId, version)),
        findFiles(shopId),
      ])
      const parts = Math.max(1, files.length)
      const { part } = request.query
      if (part === undefined && parts > 1) return sendXml(reply, indexOf(frame, parts))
      const number = part === undefined ? 1 : new RegExp(PATH_ID.pattern).test(part) ? Number(part) : 0
      if (number < 1 || number > parts) throw notFoundPage()
      const begins = files[number - 1]
      const listed = begins === undefined ? [] : await listVisible(db, shopId, begins, files[number])
      const addresses = listed.map(({ id, modified_at }) => ({
        ...{ address: `${frame.address}/items/${id}`, at: modified_at },
      }))
      return sendXml(reply, listOf([...(number === 1 ? pagesOf(frame) : []), ...addresses]))
    }),
  )

  app.get('/robots.txt', { ...open, config: { access: 'open' } }, async (_request, reply) => {
    const keys = await listShopKeys(db, MAX_SHOPS)
    const lines = [
      ...['User-agent: *', 'Disallow: /api/', 'Disallow: /console/', 'Disallow: /shops/*/api/'],
      ...['Disallow: /shops/*/cart', 'Disallow: /shops/*/checkout', ''],
      ...keys.map(key => `Sitemap: ${baseUrl}/shops/${key}/sitemap.xml`),
    ]
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`${lines.join('\n')}\n`)
  })
}

interface Listed {
  readonly address: string
  readonly at?: Date
}

/** All pages but those of items. Addresses have no character that XML would read as its own. */
function pagesOf({ address, categories, shop }: ShopFrame): Listed[] {
  const paths = [
    ...['', '/legal'],
    ...(shop.privacy_policy === null ? [] : ['/privacy']),
    ...(shop.terms_of_use === null ? [] : ['/terms']),
    ...categories.map(({ id }) => `/categories/${id}`),
  ]
  return paths.map(path => ({ address: `${address}${path}` }))
}

function listOf(pages: readonly Listed[]): string {
  const entries = pages.map(
    ({ address, at }) =>
      `<url><loc>${address}</loc>${at === undefined ? '' : `<lastmod>${at.toISOString()}</lastmod>`}</url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`
}

function indexOf({ address }: ShopFrame, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${address}/sitemap.xml?part=${at + 1}</loc></sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

function sendXml(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    .send(text)
}
