import { expect, test } from 'vitest'
import { legalRows } from './legal-rows.ts'
import { LEGAL_WORDS } from './words/ja-legal.ts'

const NOTHING = {
  ...{ legal_seller: null, legal_manager: null, legal_address: null, legal_telephone: null },
  ...{
    mail_address: null,
    invoice_number: null,
    legal_fees: null,
    legal_payment: null,
    legal_delivery: null,
  },
  ...{ legal_returns: null, legal_offer_period: null, legal_requirements: null },
}

// R-STORE-10
test('what is not told is left out, but for what may be told on request', () => {
  expect(legalRows(NOTHING, LEGAL_WORDS).map(({ title, text }) => [title, text])).toEqual([
    ['運営責任者', LEGAL_WORDS.askForLegal],
    ['所在地', LEGAL_WORDS.askForLegal],
    ['電話番号', LEGAL_WORDS.askForLegal],
    ['販売価格', LEGAL_WORDS.priceOnPages],
  ])
})

test('what is told stands in the order of the law’s list', () => {
  const said = Object.fromEntries(Object.keys(NOTHING).map(name => [name, `of ${name}`])) as {
    [Name in keyof typeof NOTHING]: string
  }
  const rows = legalRows(said, LEGAL_WORDS)
  expect(rows[0]).toEqual({ title: '販売業者', text: 'of legal_seller' })
  expect(rows.map(({ title }) => title)).toEqual(Object.values(LEGAL_WORDS.legal))
})
