/** The pages that are looked at one by one: a shop's on the way of a buyer, and the console's. */
import { type BrowserContext, type Page, request } from 'playwright-core'
import { launchBrowser } from '../../test/browser/browser.ts'
import type { DemoServer } from './demo-server.ts'

/** A page as it can be opened by anybody who has its cookies. */
export interface SeenPage {
  readonly name: string
  readonly url: string
  /** The header; empty for a page that is the same for everybody. */
  readonly cookie: string
  /** Whether it is to be found by searching: what is of one buyer is not (R-STORE-7, R-STORE-12). */
  readonly indexed: boolean
}

/** Walks through the demo's shop up to the cart, the steps and an order, and hands over each page while it stands as it is told. */
export async function walkShop({ url }: DemoServer, look: (page: SeenPage) => Promise<void>): Promise<void> {
  const shop = `${url}/shops/demo`
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const shared = (name: string, path: string, indexed = true) =>
      look({ name, url: shop + path, cookie: '', indexed })
    const own = async (name: string) =>
      look({ name, url: page.url(), cookie: await cookieOf(context, url), indexed: false })
    await shared('list', '')
    await shared('category', '/categories/1')
    await shared('search', `/search?${new URLSearchParams({ q: '手ぬぐい' })}`, false)
    await shared('item', '/items/12')
    await shared('item with variations and options', '/items/10')
    await shared('legal', '/legal')
    await page.goto(`${shop}/items/12`)
    await page.locator('.choice input').first().check()
    await press(page, 'カートに入れる')
    await own('cart')
    await press(page, 'レジへ進む')
    await own('checkout: who buys')
    await introduce(page)
    await press(page, '次へ進む')
    await page.getByLabel('コンビニ決済').check()
    await own('checkout: delivery and payment')
    await press(page, '最終確認へ進む')
    await own('checkout: confirmation')
    await press(page, '注文を確定する')
    await own('thanks')
    const order = page.url().replace(/\/thanks$/, '')
    await page.getByRole('link', { name: /コンビニのレジ/ }).click()
    await press(page, '支払う')
    await page.goto(order)
    await own('order')
    await page.getByRole('link', { name: '領収書を表示する' }).click()
    await own('receipt: whom it is made out to')
    await press(page, '領収書を発行する')
    await own('receipt')
  } finally {
    await browser.close()
  }
}

async function press(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).first().click()])
}

async function introduce(page: Page): Promise<void> {
  const fields = {
    ...{ last: '山田', first: '花子', last_kana: 'ヤマダ', first_kana: 'ハナコ', tel: '0751234567' },
    ...{ zip: '6048571', address: '京都市中京区上本能寺前町488' },
  }
  await page.getByLabel('メールアドレス').fill('hanako@example.jp')
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text)
  await page.locator('#prefecture').selectOption('京都府')
}

async function cookieOf(context: BrowserContext, url: string): Promise<string> {
  const cookies = await context.cookies(`${url}/shops/demo`)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const CONSOLE_PATHS = [
  ...['', 'items', 'items/1', 'items/new', 'categories', 'orders', 'orders/new', 'mails', 'subscriptions'],
  ...[
    'lotteries',
    'shipping',
    'coupons',
    'selling',
    'settings',
    'people',
    'tokens',
    'requests',
    'audit',
    'account',
  ],
]
const MAIL = 'proof@example.jp'
const PASSWORD = 'correct horse 12'

/** The main pages of the console, as an owner sees them. */
export async function pagesOfConsole({ url, cli }: DemoServer): Promise<readonly SeenPage[]> {
  const words = ['user', 'create', '--shop', 'demo', '--mail', MAIL, '--password-stdin']
  const { output, code } = await cli(words, PASSWORD)
  if (code !== 0) throw new Error(`Nobody can sign in: ${output}`)
  const caller = await request.newContext()
  const headers = { origin: url, 'x-akinai-console': '1' }
  const data = { mail_address: MAIL, password: PASSWORD }
  const answer = await caller.post(`${url}/console/api/session`, { headers, data })
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}`)
  const { cookies } = await caller.storageState()
  await caller.dispose()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const signIn = { name: 'console: sign-in', url: `${url}/console/`, cookie: '', indexed: false }
  return [
    signIn,
    ...CONSOLE_PATHS.map(path => ({
      ...{ name: `console: /${path}`, url: `${url}/console/${path}`, cookie, indexed: false },
    })),
  ]
}
