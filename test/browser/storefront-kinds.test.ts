/** Everything that can be bought, in every way, on a telephone: with scripts and without, from the item to what the shop sees. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { type DemoShop, withoutStatus } from './console-server.ts'
import { test } from './fixture.ts'
import { checkHtml, hasChecker } from './html-checker.ts'
import { makeWatch, openTelephone, take } from './telephone.ts'

/** Items of the demo shop. */
const ITEMS = { plain: 12, takeout: 31, subscription: 35, lottery: 39, digital: 42 } as const

const ME = {
  ...{ last: '山田', first: '花子', last_kana: 'やまだ', first_kana: 'はなこ', tel: '075-123-4567' },
  ...{ zip: '604-8571', address: '京都市中京区上本能寺前町488' },
}

/** Somebody with a telephone at the demo shop. `see` looks at a page, and does nothing where no scripts run. */
function makeBuyer(page: Page, shop: string, see: (name: string) => Promise<void>) {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const buyer = {
    press,
    see,
    /** Goes with an item to the second step. */
    async begin(item: number, mail: string): Promise<void> {
      await take(page, shop, item)
      await press('レジへ進む')
      for (const [id, text] of Object.entries({ ...ME, mail })) await page.locator(`#${id}`).fill(text)
      await page.locator('#prefecture').selectOption('京都府')
      await press('次へ進む')
      await page.waitForURL(`${shop}/checkout/delivery`)
    },
    /** Chooses how to pay, and with which of the simulator's cards, and goes to the confirmation. */
    async choose(method: string | null, card?: string): Promise<void> {
      if (method !== null) await page.getByLabel(method).check()
      if (card !== undefined) await page.getByLabel('お支払いに使うカード').selectOption({ label: card })
      await press('最終確認へ進む')
      await page.waitForURL(`${shop}/checkout/confirm`)
    },
    /** Orders, and answers the key of the order, whose page is open then. Where it is named, it has something of its own to see. */
    async order(name?: string): Promise<string> {
      await press(/^注文を確定/)
      await page.waitForURL('**/thanks')
      const key = await page.locator('.number-line strong').innerText()
      await page.goto(page.url().replace(/\/thanks$/, ''))
      if (name !== undefined) await see(`order-${name}`)
      return key
    },
    status: () => page.getByRole('status').innerText(),
    text: () => page.locator('main').innerText(),
  }
  return buyer
}

type Buyer = ReturnType<typeof makeBuyer>

interface Order {
  readonly status: string
  readonly lines: readonly { readonly id: number }[]
  readonly amounts: { readonly total: number }
  readonly payment: { readonly transactions: readonly { readonly status: string }[] }
}

const orderOf = ({ api }: DemoShop, key: string) => api<Order>('GET', `/api/orders/${key}`)
const stockOf = async ({ api }: DemoShop) =>
  (await api<{ stock: number }>('GET', `/api/items/${ITEMS.plain}`)).stock

/** Kinds of mails to the buyers of the shop, by the order that they are about. */
async function mailsOf({ cli }: DemoShop): Promise<(key: string) => string[]> {
  const { mails } = await cli<{
    mails: readonly { order: string; kind: string; to_address: string }[]
  }>('mail', 'list', '--shop', 'demo', '--limit', '200')
  return key =>
    mails
      .filter(({ order, to_address }) => order === key && /^kinds-/.test(to_address))
      .map(({ kind }) => kind)
}

async function byTransfer(buyer: Buyer, page: Page, shop: DemoShop, coupon: string): Promise<string> {
  const before = await stockOf(shop)
  await buyer.begin(ITEMS.plain, 'kinds-transfer@example.jp')
  await page.getByLabel('クーポンコード').fill(coupon)
  await buyer.press('クーポンを使う')
  await page.getByText(/クーポン割引（秋の割引）/).waitFor()
  await buyer.choose('銀行振込')
  expect(await buyer.text()).toContain('7日以内に、お振り込みください')
  const key = await buyer.order()
  expect(await buyer.text()).toMatch(/お振込先[\s\S]*灯台下銀行/)
  expect([(await orderOf(shop, key)).status, await stockOf(shop)]).toEqual(['unpaid', before - 1])
  await shop.api('POST', `/api/orders/${key}/cancel`, {})
  await page.reload()
  expect([await buyer.status(), await stockOf(shop)]).toEqual(['キャンセルされました', before])
  return key
}

async function atTheDoor(buyer: Buyer, page: Page, shop: DemoShop): Promise<string> {
  await buyer.begin(ITEMS.plain, 'kinds-door@example.jp')
  await buyer.choose('代金引換')
  expect(await buyer.text()).toMatch(/代引手数料\s*330円/)
  const key = await buyer.order()
  const { lines } = await orderOf(shop, key)
  await shop.api('POST', `/api/orders/${key}/dispatch`, { order_line_ids: lines.map(({ id }) => id) })
  await page.reload()
  expect(await buyer.status()).toBe('発送しました')
  return key
}

async function fetched(buyer: Buyer, page: Page, shop: DemoShop): Promise<string> {
  await buyer.begin(ITEMS.takeout, 'kinds-takeout@example.jp')
  await buyer.see('delivery-takeout')
  const times = page.getByLabel('お受け取りの日時')
  const latest = (await times.locator('option').allInnerTexts()).at(-1) ?? ''
  await times.selectOption({ label: latest })
  await buyer.choose('銀行振込')
  expect(await buyer.text()).toContain(latest)
  const key = await buyer.order('takeout')
  expect(await buyer.text()).toContain('店頭受取（')
  expect((await orderOf(shop, key)).status).toBe('unpaid')
  return key
}

async function downloaded(buyer: Buyer, page: Page, shop: DemoShop): Promise<string> {
  await buyer.begin(ITEMS.digital, 'kinds-digital@example.jp')
  await buyer.choose('クレジットカード決済', 'そのまま承認されるカード')
  const key = await buyer.order('digital')
  const link = page.getByRole('link', { name: '図案.txtをダウンロードする' })
  const file = await fetch((await link.getAttribute('href')) ?? '')
  expect(await file.text()).toBe('あずま袋')
  expect((await orderOf(shop, key)).status).toBe('dispatched')
  return key
}

async function subscribed(buyer: Buyer, page: Page, shop: DemoShop): Promise<string> {
  await buyer.begin(ITEMS.subscription, 'kinds-again@example.jp')
  await buyer.choose('クレジットカード決済', '本人確認ページへ進むカード')
  await buyer.see('confirm-subscription')
  expect(await buyer.text()).toMatch(/1か月ごと[\s\S]*1回あたり2,700円（送料は別）[\s\S]*解約/)
  await buyer.press('注文を確定してお支払いへ進む')
  await buyer.press('支払う')
  await page.waitForURL('**/thanks')
  const key = await page.locator('.number-line strong').innerText()
  await page.getByRole('link', { name: /^定期便の確認/ }).click()
  await buyer.see('subscription')
  expect(await buyer.status()).toBe('ご利用中です。')
  await page.getByRole('link', { name: 'お客様情報・お届け先を変更する' }).click()
  await buyer.see('subscription-customer')
  await page.locator('#address2').fill('A棟 202')
  await buyer.press('変更する')
  await page.getByLabel('お支払いに使うカード').selectOption({ label: '承認されないカード' })
  await buyer.press('このカードに変更する')
  await page.getByText('カードを登録できませんでした').first().waitFor()
  await page.getByLabel('お支払いに使うカード').selectOption({ label: 'そのまま承認されるカード' })
  await buyer.press('このカードに変更する')
  await page.getByText('カードを登録できませんでした').first().waitFor({ state: 'detached' })
  await buyer.press('休止する')
  await expect.poll(buyer.status).toContain('休止中です')
  await buyer.press('再開する')
  await expect.poll(buyer.status).toBe('ご利用中です。')
  await buyer.press('解約する')
  await expect.poll(buyer.status).toContain('解約されました')
  // The card was approved for the first order: cancelled, the money is let go.
  expect((await orderOf(shop, key)).payment.transactions).toMatchObject([{ status: 'authorized' }])
  await shop.api('POST', `/api/orders/${key}/cancel`, {})
  expect((await orderOf(shop, key)).payment.transactions).toMatchObject([{ status: 'cancelled' }])
  return key
}

async function applied(buyer: Buyer, page: Page, mail: string): Promise<void> {
  await buyer.begin(ITEMS.lottery, mail)
  expect(await page.getByLabel('銀行振込').count()).toBe(0)
  await buyer.choose(null)
  await buyer.see('confirm-lottery')
  await buyer.press('抽選に応募する')
  await page.waitForURL('**/applications/*')
  await buyer.see('application')
  expect(await buyer.status()).toContain('お申し込みを承りました')
  await buyer.press('お申し込みを取り消す')
  await expect.poll(buyer.status).toContain('取り消されました')
}

describe.runIf(hasBrowser())('whatever is bought', () => {
  test.beforeAll(async ({ demoShop }) => {
    const folder = await mkdtemp(join(tmpdir(), 'akinai-file-'))
    const file = join(folder, '図案.txt')
    await writeFile(file, 'あずま袋')
    await demoShop.cli('item', 'attach-file', String(ITEMS.digital), file, '--shop', 'demo')
    await rm(folder, { recursive: true })
    for (const code of ['AKI-1', 'AKI-0'])
      await demoShop.cli('coupon', 'add', '--shop', 'demo', `code=${code}`, 'name=秋の割引', 'amount=300')
  })

  // R-STORE-52, R-STORE-53, R-STORE-55, R-STORE-58, R-STORE-70, R-STORE-71
  // Some sixty pages: 8 s alone, and several times that beside other rings.
  test.for([true, false])('scripts %s', async (scripts, { browser, demoShop }) => {
    const shop = `${demoShop.baseUrl}/shops/demo`
    const context = await openTelephone(browser, { javaScriptEnabled: scripts })
    const page = await context.newPage()
    const { see, documents, complaints } = makeWatch(page)
    const buyer = makeBuyer(page, shop, scripts ? see : async () => {})
    const bought = {
      transfer: await byTransfer(buyer, page, demoShop, scripts ? 'AKI-1' : 'AKI-0'),
      door: await atTheDoor(buyer, page, demoShop),
      takeout: await fetched(buyer, page, demoShop),
      digital: await downloaded(buyer, page, demoShop),
      subscription: await subscribed(buyer, page, demoShop),
    }
    await applied(buyer, page, `kinds-lottery-${scripts}@example.jp`)
    const mails = await mailsOf(demoShop)
    for (const [name, key] of Object.entries(bought))
      expect([name, ...mails(key)]).toEqual(expect.arrayContaining([name, 'place_order']))
    expect(mails(bought.transfer)).toContain('cancel_order')
    expect(mails(bought.door)).toContain('dispatch_order')
    // A card that is refused is told with 422, and a picture that cannot be made at once on a busy machine with 503; the
    // browser notes both.
    expect(withoutStatus(complaints, 422, 503)).toEqual([])
    if (scripts && hasChecker()) expect(await checkHtml(documents)).toEqual([])
    await context.close()
  })
})
