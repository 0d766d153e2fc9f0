/** A buyer at the pages of a shop, who fills forms as a browser without scripts does. */
import type { TestApi } from '../../../support/api.ts'
import { makeBuyerOf, type OpenPage } from '../../../support/storefront/form-filler.ts'
import { makeVisitor, textOf } from '../../../support/storefront/visitor.ts'

/** Who buys, as people type it. */
export const ME = {
  ...{ last: '山田', first: '花子', last_kana: 'やまだ', first_kana: 'ﾊﾅｺ', mail: 'hanako@example.jp' },
  ...{ tel: '０７５－１２３－４５６７', zip: '６０４８５７１', prefecture: '京都府' },
  ...{ address: '京都市中京区上本能寺前町488', address2: '' },
}

export type PageBuyer = ReturnType<typeof makePageBuyer>

/** Makes one. */
export function makePageBuyer({ app }: Pick<TestApi, 'app'>, shop = 'test') {
  const visitor = makeVisitor(app, shop)
  const browser = makeBuyerOf(visitor, shop)
  const buyer = {
    visitor,
    ...browser,
    /** Puts pieces of an item into the cart and goes to the first step. */
    async begin(item: number, amount = 1): Promise<OpenPage> {
      await visitor.post('/cart/lines', { item: String(item), amount: String(amount) })
      return browser.send(await browser.open('/cart'), '/checkout')
    },
    /** Goes to the second step. */
    async introduce(page: OpenPage, over: Record<string, string> = {}): Promise<OpenPage> {
      return must(await browser.send(page, '/checkout/customer', { ...ME, ...over }), '/checkout/delivery')
    },
    /** Goes to the confirmation of an order of this item. */
    async confirm(item: number, said: Record<string, string> = { payment: 'cod' }, amount = 1) {
      const second = await buyer.introduce(await buyer.begin(item, amount))
      return must(await browser.send(second, '/checkout/delivery', said), '/checkout/confirm')
    },
    /** The same of what is in the cart. */
    async again(said: Record<string, string>): Promise<OpenPage> {
      const second = await buyer.introduce(await browser.send(await browser.open('/cart'), '/checkout'))
      return must(await browser.send(second, '/checkout/delivery', said), '/checkout/confirm')
    },
    /** Presses the button of the confirmation. */
    order: (page: OpenPage) => browser.send(page, '/checkout/complete'),
  }
  return buyer
}

/** The page, which must be at this path. */
export function must(page: OpenPage, path: string | RegExp): OpenPage {
  const is = typeof path === 'string' ? page.path === path : path.test(page.path)
  if (!is || page.status !== 200) {
    throw new Error(`${page.path} ${page.status} in place of ${path}: ${textOf(page.html)}`)
  }
  return page
}

export const THANKS = /^\/orders\/[0-9A-Za-z]{22}\/thanks$/

/** The secret in the path of an order's page. */
export function secretOf({ path }: Pick<OpenPage, 'path'>): string {
  return /^\/orders\/([0-9A-Za-z]{22})/.exec(path)?.[1] ?? ''
}
