import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enter, type Ledger, toldLedger } from './ledger.ts'

const NEW: Ledger = { authorised: 1000, captured: 0, refunded: 0, voided: false }
const PAID: Ledger = { authorised: 1000, captured: 1000, refunded: 0, voided: false }

describe('the books', () => {
  test.each([
    ['capture', NEW, 1000, PAID],
    ['capture', NEW, 400, { ...NEW, captured: 400 }],
    ['void', NEW, 0, { ...NEW, voided: true }],
    ['refund', PAID, 300, { ...PAID, refunded: 300 }],
    ['change_amount', NEW, 700, { ...NEW, authorised: 700 }],
    ['change_amount', PAID, 700, { ...PAID, refunded: 300 }],
    ['change_amount', { ...NEW, captured: 400 }, 700, { ...NEW, authorised: 700, captured: 400 }],
    [
      'change_amount',
      { ...NEW, captured: 400 },
      300,
      { ...NEW, authorised: 400, captured: 400, refunded: 100 },
    ],
    ['change_amount', { ...PAID, refunded: 300 }, 500, { ...PAID, refunded: 500 }],
  ] as const)('%s of %o by %i', (kind, before, amount, after) => {
    expect(enter(before, kind, amount)).toEqual({ after })
  })

  test.each([
    ['capture', NEW, 1001],
    ['capture', PAID, 1],
    ['void', PAID, 0],
    ['refund', NEW, 1],
    ['refund', { ...PAID, refunded: 600 }, 401],
    ['change_amount', NEW, 1001],
    ['change_amount', { ...PAID, refunded: 300 }, 701],
    ['void', { ...NEW, voided: true }, 0],
    ['capture', { ...NEW, voided: true }, 0],
  ] as const)('%s of %o by %i is refused', (kind, before, amount) => {
    expect(enter(before, kind, amount)).toHaveProperty('refused')
  })

  test('hold no money that nobody gave, whatever is asked', () => {
    const kinds = fc.constantFrom('capture', 'void', 'refund', 'change_amount')
    const asked = fc.array(fc.tuple(kinds, fc.integer({ min: 0, max: 2000 })), { maxLength: 12 })
    fc.assert(
      fc.property(asked, steps => {
        let ledger: Ledger = NEW
        for (const [kind, amount] of steps) {
          const entry = enter(ledger, kind, amount)
          if ('refused' in entry) continue
          ledger = entry.after
          expect(ledger.refunded).toBeGreaterThanOrEqual(0)
          expect(ledger.captured).toBeGreaterThanOrEqual(ledger.refunded)
          expect(ledger.authorised).toBeGreaterThanOrEqual(ledger.captured)
          expect(ledger.authorised).toBeLessThanOrEqual(NEW.authorised)
          if (kind === 'change_amount') expect(ledger.authorised - ledger.refunded).toBe(amount)
        }
      }),
    )
  })

  test('of a foreign transaction say what the order told', () => {
    expect(toldLedger({ status: 'authorized', amount: 900 }, 900)).toEqual({ ...NEW, authorised: 900 })
    expect(toldLedger({ status: 'captured', amount: 900 }, 100)).toMatchObject({
      authorised: 900,
      captured: 900,
    })
    expect(toldLedger({ status: null, amount: null }, 100)).toMatchObject({ authorised: 100, captured: 0 })
  })
})
