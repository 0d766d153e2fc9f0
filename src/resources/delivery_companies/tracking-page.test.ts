import { expect, test } from 'vitest'
import { carrierName, DELIVERY_COMPANIES } from './companies.ts'
import { trackingPage } from './tracking-page.ts'

test('carriers have their names; no carrier and an unknown one have none', () => {
  expect(DELIVERY_COMPANIES.map(({ id }) => carrierName(id))).toEqual(
    DELIVERY_COMPANIES.map(({ name }) => name),
  )
  expect([0, null, 99].map(carrierName)).toEqual([undefined, undefined, undefined])
})

test('pages of parcels take the number without hyphens', () => {
  const pages = DELIVERY_COMPANIES.map(({ id }) => trackingPage(id, '1234-5678-9012'))
  expect(pages.map(page => page && new URL(page).hostname)).toEqual([
    'member.kms.kuronekoyamato.co.jp',
    'k2k.sagawa-exp.co.jp',
    undefined,
    'trackings.post.japanpost.jp',
    'track.seino.co.jp',
    'corp.fukutsu.co.jp',
    undefined,
  ])
  for (const page of pages) if (page) expect(page).toContain('123456789012')
})

test.each(['', ' ', '12 34', '1234&x=1', '../evil', 'javascript:alert(1)', '１２３', '1'.repeat(41)])(
  'no page for %j, which is no number',
  number => {
    for (const { id } of DELIVERY_COMPANIES) expect(trackingPage(id, number)).toBeUndefined()
  },
)
