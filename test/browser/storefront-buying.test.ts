/** Buying on a telephone, from the list to the mail. */
import { describe, expect } from 'vitest'
import { hasBrowser } from './browser.ts'
import { test } from './fixture.ts'
import { checkHtml, hasChecker } from './html-checker.ts'
import { introduce, makeWatch, openTelephone, take } from './telephone.ts'

interface Mails {
  readonly mails: readonly { readonly order: string; readonly kind: string; readonly to_address: string }[]
}

describe.runIf(hasBrowser())('buying', () => {
  // R-STORE-13, R-STORE-15, R-STORE-52, R-STORE-54
  // Nine pages and a start of Java: 15 s alone, and three times that beside other rings.
  test('from the list to the mail, paid at a convenience store', async ({ browser, demoShop }) => {
    const shop = `${demoShop.baseUrl}/shops/demo`
    const context = await openTelephone(browser)
    const page = await context.newPage()
    const { see, documents, complaints } = makeWatch(page)
    await page.goto(shop)
    await page
      .getByRole('link', { name: /^手ぬぐい/ })
      .first()
      .click()
    await page.waitForURL(/\/items\/\d+$/)
    await take(page, shop, Number(page.url().split('/').at(-1)))
    await page.getByRole('button', { name: 'レジへ進む' }).click()
    await page.waitForURL(`${shop}/checkout`)
    await see('customer')
    await page.evaluate(`document.querySelector('form.step').noValidate = true`)
    await page.getByLabel('別の住所に届ける').check()
    await page.getByRole('button', { name: '次へ進む' }).click()
    await page.waitForURL('**/checkout/customer')
    await see('wrong')
    await page.getByLabel('別の住所に届ける').uncheck()
    await introduce(page, true)
    await page.getByRole('button', { name: '次へ進む' }).click()
    await page.waitForURL(`${shop}/checkout/delivery`)
    await page.getByLabel('コンビニ決済').check()
    await see('delivery')
    await page.getByRole('button', { name: '最終確認へ進む' }).click()
    await page.waitForURL(`${shop}/checkout/confirm`)
    await see('confirm')
    // Pressed twice as fast as can be.
    await page.getByRole('button', { name: '注文を確定する' }).dblclick()
    await page.waitForURL('**/thanks')
    await see('thanks')
    const key = await page.locator('.number-line strong').innerText()
    const { mails } = await demoShop.cli<Mails>('mail', 'list', '--shop', 'demo')
    expect(
      mails.filter(({ order }) => order === key).map(({ kind, to_address }) => [kind, to_address]),
    ).toContainEqual([...['place_order', 'hanako@example.jp']])
    const order = page.url().replace(/\/thanks$/, '')
    await page.getByRole('link', { name: /コンビニのレジ/ }).click()
    await see('till')
    await page.getByRole('button', { name: '支払う' }).first().click()
    await page.getByRole('status').waitFor()
    await page.goto(order)
    await see('order')
    await page.getByRole('link', { name: '領収書を表示する' }).click()
    await see('receipt-form')
    await page.getByRole('button', { name: '領収書を発行する' }).click()
    await see('receipt')
    // The form that was wrong was answered with 422, which the browser notes.
    expect(complaints.filter(text => !text.includes('422'))).toEqual([])
    if (hasChecker()) expect(await checkHtml(documents)).toEqual([])
    await context.close()
  })

  // R-STORE-52, R-STORE-57
  test('by card without a script, by way of the page of the payment service', async ({
    browser,
    demoShop,
  }) => {
    const shop = `${demoShop.baseUrl}/shops/demo`
    const context = await openTelephone(browser, { javaScriptEnabled: false })
    const page = await context.newPage()
    await take(page, shop, 12)
    await page.getByRole('button', { name: 'レジへ進む' }).click()
    await introduce(page, false)
    await page.getByRole('button', { name: '次へ進む' }).click()
    await page.waitForURL(`${shop}/checkout/delivery`)
    const card = page.getByLabel('お支払いに使うカード')
    expect(await card.isVisible()).toBe(false)
    await page.getByLabel('クレジットカード決済').check()
    expect(await card.isVisible()).toBe(true)
    await page.getByRole('button', { name: '最終確認へ進む' }).click()
    await page.getByRole('button', { name: '注文を確定してお支払いへ進む' }).click()
    await page.waitForURL('**/payments/simulator/*')
    await page.getByRole('button', { name: '何もせずに店に戻る' }).click()
    await page.waitForURL(`${shop}/checkout/payment`)
    await page.getByRole('link', { name: 'お支払いを続ける' }).click()
    await page.getByRole('button', { name: '支払う' }).first().click()
    await page.waitForURL('**/thanks')
    const key = await page.locator('.number-line strong').innerText()
    const order = await demoShop.api<{ via: string; status: string }>('GET', `/api/orders/${key}`)
    expect(order).toMatchObject({ via: 'default', status: 'ordered' })
    await context.close()
  })
})
