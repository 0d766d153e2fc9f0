import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line, method } from '../../../test/support/selling.ts'
import { OFFERED_METHODS } from '../../shops/setting-values.ts'
import { codFee, type PayingBasis, payingChoices } from './pay.ts'

const STEPS = [
  { below: 10_000, fee: 330 },
  { below: 30_000, fee: 440 },
]

function offered(over: Partial<PayingBasis> = {}) {
  const settings = { payment_methods: OFFERED_METHODS, cod_fees: STEPS }
  const choices = payingChoices({ settings, lines: [line()], carriers: [method()], total: 1000, ...over })
  return Object.fromEntries(choices.map(({ method: way, fee, refusal }) => [way, refusal?.code ?? fee]))
}

// R-PAYING-3
describe('the fee of cash on delivery', () => {
  test.for([
    [0, 330],
    [9999, 330],
    [10_000, 440],
    [29_999, 440],
    [30_000, null],
  ] as const)('of %i yen is %s', ([total, fee]) => {
    expect(codFee(STEPS, total)).toBe(fee)
  })

  test('is none without steps, and then cash on delivery is not offered', () => {
    expect(codFee([], 1)).toBeNull()
    expect(offered({ settings: { payment_methods: ['cod'], cod_fees: [] } })).toEqual({
      cod: 'total_too_high',
    })
  })

  test('is that of the first step above any total', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40_000 }), total => {
        const fee = codFee(STEPS, total)
        expect(fee).toBe(total < 10_000 ? 330 : total < 30_000 ? 440 : null)
      }),
    )
  })
})

// R-PAYING-2, R-PAYING-4
describe('ways to pay', () => {
  test('all of the shop, in its order', () => {
    expect(offered()).toEqual({ creditcard: 0, cvs: 0, bt: 0, cod: 330 })
    const settings = { payment_methods: ['bt', 'creditcard'] as const, cod_fees: [] }
    expect(Object.keys(offered({ settings }))).toEqual(['bt', 'creditcard'])
  })

  test.for([
    [49, { creditcard: 'total_too_low', cvs: 0, bt: 0, cod: 330 }],
    [0, { creditcard: 'total_too_low', cvs: 'total_too_low', bt: 0, cod: 330 }],
    [300_000, { creditcard: 0, cvs: 0, bt: 0, cod: 'total_too_high' }],
    [300_001, { creditcard: 0, cvs: 'total_too_high', bt: 0, cod: 'total_too_high' }],
  ] as const)('of %i yen', ([total, expected]) => {
    expect(offered({ total })).toEqual(expected)
  })

  test('only what all carriers go with', () => {
    const carriers = [method({ payment_methods: ['creditcard', 'cod'] }), method()]
    expect(offered({ carriers })).toMatchObject({
      creditcard: 0,
      cvs: 'shipping_method',
      bt: 'shipping_method',
      cod: 330,
    })
  })

  test('nothing at the door that does not come to it', () => {
    const all = { creditcard: 0, cvs: 0, bt: 0 }
    expect(offered({ lines: [line({ type: 'digital' })], carriers: [] })).toEqual({ ...all, cod: 'digital' })
    expect(offered({ lines: [line(), line({ type: 'digital' })] })).toEqual({ ...all, cod: 'digital' })
    expect(offered({ lines: [line({ type: 'takeout' })], carriers: [] })).toEqual({
      ...all,
      cod: 'nothing_sent',
    })
  })

  test('a subscription by card alone', () => {
    expect(offered({ lines: [line({ type: 'subscription' })] })).toEqual({
      ...{ creditcard: 0, cvs: 'subscription', bt: 'subscription', cod: 'subscription' },
    })
  })
})
