/** Papers as PDFs, read back as a reader of PDFs reads them. */
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PAPERS } from '../../../src/papers/kinds.ts'
import type { OrderRecipe } from '../../support/orders/build.ts'
import { type PlacedOrder, placeOrder } from '../../support/orders/place.ts'
import { costOfTurns, MAX_REFERENCES } from '../../support/turns.ts'
import { addUser, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
  await page.call('PUT', '/console/api/settings', {
    ...{
      invoice_number: 'T7000012050002',
      legal_seller: '合同会社 灯台',
      legal_address: '静岡県熱海市1-2-3',
    },
  })
})
afterAll(() => page[Symbol.asyncDispose]())

const place = (recipe: OrderRecipe = {}) =>
  placeOrder(page.context, page.shopId, { method: 'cod', ...recipe })

const ask = (kind: string, placed: readonly Pick<PlacedOrder, 'key'>[], more: object = {}) =>
  page.call('POST', '/console/api/papers/pdf', { kind, unique_keys: placed.map(({ key }) => key), ...more })

/** The text of each sheet, with one space where there is any. */
async function sheetsOf(bytes: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map(sheet => sheet.replaceAll(/\s+/g, ' '))
}

async function textOf(kind: string, placed: readonly Pick<PlacedOrder, 'key'>[], more: object = {}) {
  const answer = await ask(kind, placed, more)
  expect(answer.statusCode).toBe(200)
  return (await sheetsOf(answer.rawPayload)).join('\n')
}

// R-PAPER-4
describe('a PDF of papers', () => {
  test('is a file with a Japanese name, which is kept by no cache and is no page', async () => {
    const placed = await place()
    const { headers, rawPayload } = await ask('slip', [placed])
    expect(headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store' },
      'content-disposition': `attachment; filename="____${placed.key}.pdf"; filename*=UTF-8''${encodeURIComponent('納品書')}_${placed.key}.pdf`,
      ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
    })
    const document = await getDocumentProxy(new Uint8Array(rawPayload))
    const { info } = await getMeta(document)
    expect(info).toMatchObject({ Title: `納品書 ${placed.key}`, Producer: 'Akinai', Language: 'ja' })
    const [, , width = 0, height = 0] = (await document.getPage(1)).view
    expect([width, height].map(Math.round)).toEqual([595, 842])
    // The letters that it has, and no typeface of 5 MB.
    expect(rawPayload.toString('latin1')).toMatch(/\/FontFile2/)
    expect(rawPayload.length).toBeLessThan(60_000)
  })

  // R-PAPER-3
  test('says what the page says, with names as they are written', async () => {
    const placed = await place({
      lines: [
        {
          title: '髙﨑𠮷ﾊﾟﾝ',
          price: 333,
          amount: 1200,
          options: [{ option_id: 8, price: 100, value: '名入れ 𠮷子' }],
        },
        { title: '醬油', price: 555, amount: 3, tax_mode: 'reduced' },
      ],
      address: {
        zip_code: '8720471',
        address: '四日市1234番地の5'.repeat(12),
        address2: 'メゾン・ド・𠮷祥寺',
      },
      amounts: { shipping_fee: 500 },
      remark: '玄関前に\n置いてください',
    })
    const [slip, invoice] = [await textOf('slip', [placed]), await textOf('invoice', [placed])]
    for (const words of [
      '納品書',
      '髙﨑𠮷ﾊﾟﾝ',
      '名入れ 𠮷子',
      '〒872-0471',
      'メゾン・ド・𠮷祥寺',
      '備考: 玄関前に 置いてください',
    ])
      expect(slip).toContain(words)
    // The long address ends in some lines, and none of it is lost.
    expect(slip.replaceAll(' ', '')).toContain('四日市1234番地の5'.repeat(12))
    const { papers } = (
      await page.call('POST', '/console/api/papers', { kind: 'invoice', unique_keys: [placed.key] })
    ).json<{ papers: { total: number; taxes: { total: number; tax: number }[] }[] }>()
    const { total = 0, taxes = [] } = papers[0] ?? {}
    const yen = (value: number) => `¥${value.toLocaleString('ja-JP')}`
    for (const words of [
      '請求書',
      '登録番号 T7000012050002',
      '合同会社 灯台',
      '醬油 ※',
      '送料 ¥500',
      yen(total),
    ])
      expect(invoice).toContain(words)
    for (const { total: sum, tax } of taxes) expect(invoice).toContain(`${yen(sum)} 内消費税額 ${yen(tax)}`)
  })

  test('of a slip is without prices where that is wished', async () => {
    const placed = await place()
    expect(await textOf('slip', [placed], { with_prices: false })).not.toContain('¥')
    expect(await textOf('invoice', [placed], { with_prices: false })).toContain('¥')
  })

  test('shows hostile text as letters, and what the typeface has not as 〓', async () => {
    const hostile = '</text>(\\) <<script>> \u202efdp\u202c %PDF endstream 😀👨‍👩‍👧 א ｟'
    const text = await textOf('slip', [await place({ lines: [{ title: hostile }] })])
    expect(text).toContain('</text>(\\) <<script>> fdp %PDF endstream 〓〓 〓')
  })

  test('of several orders has each on its own sheets, and tells which are not in it', async () => {
    const [one, unpaid, other] = [
      await place(),
      await place({ method: 'bt', payment: 'unpaid' }),
      await place(),
    ]
    const gone = { key: 'ZZZZZZZZZZZZZZZZ' }
    const paid = await place({ method: 'bt', payment: 'paid' })
    const answer = await ask('receipt', [paid, gone, unpaid])
    expect(answer.headers['x-akinai-refused']).toBe(`${gone.key}=not_found,${unpaid.key}=unpaid`)
    expect(await sheetsOf(answer.rawPayload)).toHaveLength(1)
    const slips = await ask('slip', [other, one])
    expect(slips.headers['content-disposition']).toContain(
      encodeURIComponent('_2件.pdf').replaceAll('%5F', '_'),
    )
    const sheets = await sheetsOf(slips.rawPayload)
    expect(sheets.map(sheet => /[0-9A-Z]{16}/.exec(sheet)?.[0])).toEqual([other.key, one.key])
  })

  test('is refused, of each order with why, where there is none of any', async () => {
    const unpaid = await place({ method: 'bt', payment: 'unpaid' })
    const answer = await ask('receipt', [{ key: 'ZZZZZZZZZZZZZZZZ' }, unpaid])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        type: '/errors/console/rejected',
        errors: [
          { pointer: '/unique_keys/0', detail: 'is no order of this shop' },
          { pointer: '/unique_keys/1', detail: 'is an order for which no money has come yet' },
        ],
      },
    ])
    const many = await ask('slip', Array(MAX_PAPERS + 1).fill(unpaid))
    expect([many.statusCode, many.json()]).toMatchObject([400, { type: '/errors/console/invalid-body' }])
  })

  test('of a thousand lines has them all, numbers its sheets, and leaves the event loop to others', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => ({
      title: `手ぬぐい${index}番`,
      price: 100,
      amount: 1,
    }))
    const placed = await place({ lines })
    const sent = await ask('slip', [placed])
    const bytes = sent.rawPayload
    const sheets = await sheetsOf(bytes)
    expect(sheets.length).toBeGreaterThan(20)
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet).toContain(`${placed.key} ${index + 1} / ${sheets.length}`)
    }
    const found = [...sheets.join(' ').matchAll(/手ぬぐい(\d+)番/g)].map(([, number]) => Number(number))
    expect(found).toEqual(lines.map((_, index) => index))
    // With one try more where something else of this process comes in between.
    const cost = await costOfTurns(async () => void (await ask('slip', [placed])), 5)
    expect(cost).toBeLessThan(MAX_REFERENCES)
  })

  test('that would be too long is refused before it is made', async () => {
    const lines = Array.from({ length: 700 }, () => ({ title: '長'.repeat(900), price: 100, amount: 1 }))
    const answer = await ask('slip', [await place({ lines })])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { detail: 'The order is too long for a PDF; print it from its page.' },
    ])
  })
})

// R-PAPER-5
describe('a receipt that is given out once more says so, with the day of the first', () => {
  const paid = () => place({ method: 'bt', payment: 'paid' })
  const AGAIN = '再発行 初回発行日 2026年11月20日'
  const shown = async ({ key }: PlacedOrder) => {
    const body = { kind: 'receipt', unique_keys: [key] }
    const { papers } = (await page.call('POST', '/console/api/papers', body)).json<{
      papers: { first_issued_on: string | null }[]
    }>()
    return papers[0]?.first_issued_on
  }

  test('as a PDF, and on the page; other papers never do', async () => {
    const [placed, other] = [await paid(), await paid()]
    expect(await textOf('receipt', [placed])).not.toContain('再発行')
    expect(await textOf('receipt', [placed])).toContain(AGAIN)
    expect(await shown(placed)).toBe('2026-11-20')
    const both = await sheetsOf((await ask('receipt', [other, placed])).rawPayload)
    expect(both.map(sheet => sheet.includes('再発行'))).toEqual([false, true])
    expect(await textOf('invoice', [placed])).not.toContain('再発行')
  })

  test('where it was printed from the page: looking at it gives out nothing', async () => {
    const placed = await paid()
    const unpaid = await place({ method: 'bt', payment: 'unpaid' })
    expect([await shown(placed), await shown(placed)]).toEqual([null, null])
    const keys = [placed.key, unpaid.key]
    expect((await page.call('POST', '/console/api/papers/issued', { unique_keys: keys })).statusCode).toBe(
      204,
    )
    expect(await shown(placed)).toBe('2026-11-20')
    expect(await textOf('receipt', [placed])).toContain(AGAIN)
  })

  // R-AUDIT-1, R-ROLE-1
  test('and what was given out is noted; who only reads gives out none', async () => {
    const placed = await paid()
    await addUser(page.context, page.shopId, 'reader@test.example', { role: 'read_only', scopes: [] })
    const reader = await page.signIn('reader@test.example')
    const body = { kind: 'receipt', unique_keys: [placed.key] }
    const made = await reader.call('POST', '/console/api/papers/pdf', body)
    expect([made.statusCode, (await sheetsOf(made.rawPayload)).join()]).toEqual([
      200,
      expect.not.stringContaining('再発行'),
    ])
    const noted = await reader.call('POST', '/console/api/papers/issued', { unique_keys: [placed.key] })
    expect([noted.statusCode, await shown(placed)]).toEqual([403, null])
    const events = async () =>
      (await page.call('GET', '/console/api/audit?kind=called'))
        .json<{
          events: { actor_name: string; detail: { operation: string } }[]
        }>()
        .events.map(event => [event.actor_name, event.detail.operation])
    const before = await events()
    await textOf('slip', [placed])
    await textOf('receipt', [placed])
    // What is given out once more changes nothing.
    await textOf('receipt', [placed])
    const printed = { unique_keys: [(await paid()).key] }
    await page.call('POST', '/console/api/papers/issued', printed)
    expect(await events()).toEqual([
      [page.mailAddress, 'noteIssuedReceipts'],
      [page.mailAddress, 'makePapersPdf'],
      ...before,
    ])
  })

  test('and of two that are made at once one is the first', async () => {
    const placed = await paid()
    const texts = await Promise.all([textOf('receipt', [placed]), textOf('receipt', [placed])])
    expect(texts.filter(text => text.includes(AGAIN))).toHaveLength(1)
  })
})
