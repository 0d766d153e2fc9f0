import { describe, expect, test } from 'vitest'
import { makeOrder, type OrderRecipe } from '../../test/support/orders/build.ts'
import { lineOf, toCsv } from './columns.ts'
import { widthOf } from './cp932.ts'
import { CARRIERS, type Carrier } from './kinds.ts'
import { makeLabel, type Place, refusalOf } from './label.ts'
import { LAYOUTS } from './make-labels.ts'

const FROM: Place = {
  ...{ zip_code: '415-0156', address: '静岡県賀茂郡南伊豆町石廊崎', building: '' },
  ...{ name: '灯台下商店', telephone: '0558-00-0000' },
}
const CONTRACT = { customer_code: '055800000000', fare_code: '01', label_type: '1100780' }

function fieldsOf(carrier: Carrier, recipe: OrderRecipe = {}) {
  const { fields, cut } = lineOf(LAYOUTS[carrier], makeLabel(makeOrder(recipe), FROM, '2026-11-22'), CONTRACT)
  const names = LAYOUTS[carrier].columns.map(({ name }) => name)
  return { fields, cut, at: (name: string) => fields[names.indexOf(name)] }
}

const WISHED = { delivery: { delivery_date: '2026-12-01', delivery_time_zone: '1416' } }

// R-LABEL-1
describe('the columns', () => {
  test.for([
    ['yamato', 97],
    ['sagawa', 74],
    ['yupack', 118],
  ] as const)('of %s are %i', ([carrier, count]) => {
    expect(LAYOUTS[carrier].columns).toHaveLength(count)
    expect(fieldsOf(carrier).fields).toHaveLength(count)
  })

  test('of Yamato stand where its description has them', () => {
    const { fields } = fieldsOf('yamato', { ...WISHED, method: 'cod' })
    const [place] = [(number: number) => fields[number - 1]]
    expect([place(1), place(2), place(5), place(6), place(7)]).toEqual([
      ...['AKINAITESTORDER1', '2', '2026/11/22', '2026/12/01', '1416'],
    ])
    expect([place(11), place(16), place(18), place(25), place(40), place(42)]).toEqual([
      ...['604-8571', expect.stringContaining('山田'), '様', '灯台下商店', '055800000000', '01'],
    ])
    // 2,400 of 10 % and 800 of 8 %.
    expect([place(34), place(35)]).toEqual(['3200', String(218 + 59)])
  })

  test('of Sagawa and of the post office say the same in their words', () => {
    const sagawa = fieldsOf('sagawa', { ...WISHED, method: 'cod' })
    expect(['お客様管理番号', '配達日', '配達指定時間帯', '代引金額', '出荷日'].map(sagawa.at)).toEqual([
      ...['AKINAITESTORDER1', '20261201', '14', '3200', '2026/11/22'],
    ])
    const yupack = fieldsOf('yupack', { ...WISHED, method: 'cod' })
    expect(
      ['お客様側管理番号', 'フリー項目０１', '元／着払／代引', '配達指定日／希望日', '配達時間帯区分'].map(
        yupack.at,
      ),
    ).toEqual(['AKINAITESTORDER', 'AKINAITESTORDER1', '2', '20261201', '53'])
  })

  test.each(CARRIERS)('of %s collect nothing of what was paid otherwise', carrier => {
    expect(fieldsOf(carrier).fields).not.toContain('3200')
  })
})

// R-LABEL-1
describe('cash on delivery', () => {
  const collected = (recipe: OrderRecipe) =>
    makeLabel(makeOrder({ method: 'cod', ...recipe }), FROM, '2026-11-22').collect

  test('is asked for with the first parcel, and not with the rest', () => {
    expect(collected({})).toMatchObject({ total: 3200 })
    expect(collected({ lines: [{ status: 'dispatched' }, { price: 800, amount: 1 }] })).toBeNull()
  })

  test('is waited for as long as the order says so', () => {
    for (const payment of ['unpaid', 'authorized'] as const)
      expect([payment, collected({ payment })]).toMatchObject([payment, { total: 3200 }])
    for (const payment of ['captured', null] as const)
      expect([payment, collected({ payment, status: 'ordered' }) === null]).toEqual([
        payment,
        payment !== null,
      ])
  })
})

test.for([
  ['+819012345678', '090-1234-5678'],
  ['+81 (0)90-1234-5678', '090-1234-5678'],
  ['09012345678', '090-1234-5678'],
  ['０３（１２３４）５６７８', '03-1234-5678'],
  ['12-34', '12-34'],
] as const)('the telephone number %s is %s on a label', ([tel, shown]) => {
  expect(makeLabel(makeOrder({ address: { tel } }), FROM, '2026-11-22').to.telephone).toBe(shown)
})

// R-LABEL-2
describe('what is too long', () => {
  const LONG: OrderRecipe = {
    address: { address: `京都市中京区${'長'.repeat(60)}𠮷`, address2: 'ビル'.repeat(30) },
  }

  test.each(CARRIERS)(
    'goes on in the next column of %s, is cut between letters at the end, and is told',
    carrier => {
      const { fields, cut } = fieldsOf(carrier, LONG)
      expect(cut.length).toBeGreaterThan(0)
      LAYOUTS[carrier].columns.forEach(({ name, bytes }, index) => {
        if (bytes !== undefined) expect([name, widthOf(fields[index] ?? '') <= bytes]).toEqual([name, true])
      })
    },
  )

  test('loses nothing where there is room', () => {
    const address = { address: '京都市中京区上本能寺前町四百八十八番地', address2: 'エーとう 101' }
    const { at, cut } = fieldsOf('sagawa', { address })
    const whole = `京都府${address.address} ${address.address2}`
    const places = ['お届け先住所１', 'お届け先住所２', 'お届け先住所３'].map(at)
    expect([places.join(''), cut]).toEqual([whole, []])
    expect(widthOf(places[0] ?? '')).toBeLessThanOrEqual(32)
  })
})

// R-LABEL-1
describe('what strangers write is no formula in a spreadsheet', () => {
  const BAD: OrderRecipe = {
    address: {
      prefecture: '',
      address: `${'京'.repeat(16)}=1+1@${'都'.repeat(40)}`,
      address2: '@SUM(A1)',
      tel: '-81-3',
    },
    lines: [{ title: '+2+3' }],
  }

  test.each(CARRIERS)('in no field of %s, of those that go on in the next either', carrier => {
    const made = makeLabel(makeOrder(BAD), FROM, '2026-11-22')
    const label = { ...made, to: { ...made.to, name: "=cmd|'/C calc'!A0" } }
    const { fields } = lineOf(LAYOUTS[carrier], label, CONTRACT)
    const at = (name: string) => fields[LAYOUTS[carrier].columns.findIndex(column => column.name === name)]
    const telephone = { yamato: 'お届け先電話番号', sagawa: 'お届け先電話番号', yupack: 'お届け先 電話番号' }
    expect(at(telephone[carrier])).toBe('-81-3')
    expect(fields.filter(field => /^[=+\-@\t\r]/.test(field))).toEqual(['-81-3'])
    for (const sign of ['＝cmd', '＋2+3']) expect(fields.some(field => field.startsWith(sign))).toBe(true)
    LAYOUTS[carrier].columns.forEach(({ name, bytes }, index) => {
      if (bytes !== undefined) expect([name, widthOf(fields[index] ?? '') <= bytes]).toEqual([name, true])
    })
  })

  test('nor in what is left of one, which begins the next with a wider sign and loses nothing', () => {
    const address = { prefecture: '', address: `${'京'.repeat(16)}=${'都'.repeat(14)}ab-1`, address2: '' }
    const { at, cut } = fieldsOf('sagawa', { address })
    expect(['お届け先住所１', 'お届け先住所２', 'お届け先住所３'].map(at)).toEqual([
      ...['京'.repeat(16), `＝${'都'.repeat(14)}ab`, '－1'],
    ])
    expect(cut).toEqual([])
  })

  test('nor is what is cut for it left out in silence', () => {
    const title = `=${'品'.repeat(24)}a`
    const { at, cut } = fieldsOf('yamato', { lines: [{ title }] })
    expect([at('品名１'), cut]).toEqual([`＝${'品'.repeat(24)}`, ['品名１']])
  })

  test('a postal code that is none has no marks of the file either', () => {
    const label = makeLabel(makeOrder({ address: { zip_code: '=A"1,2' } }), FROM, '2026-11-22')
    expect(label.to.zip_code).toBe('=A”1，2')
    expect(lineOf(LAYOUTS.yamato, label, CONTRACT).fields).toContain('＝A”1，')
  })
})

test('a file has CRLF and every field in quotation marks, whatever an order says', () => {
  const label = makeLabel(makeOrder({ lines: [{ title: 'a"b,c\r\nd' }] }), FROM, '2026-11-22')
  expect(label.contents).toBe('a”b，c d')
  expect(
    toCsv([
      ['a', 'b'],
      ['', 'c'],
    ]),
  ).toBe('"a","b"\r\n"","c"\r\n')
})

// R-LABEL-1
test.for<[string, OrderRecipe, string | undefined]>([
  ['one that waits', {}, undefined],
  ['one that is unpaid', { method: 'bt', payment: 'unpaid' }, 'not_waiting'],
  ['one that was sent', { lines: [{ status: 'dispatched' }] }, 'not_waiting'],
  ['one that is fetched', { lines: [{ item_type: 'takeout' }] }, 'not_waiting'],
  ['one without a destination', { destination: false }, 'no_destination'],
  ['one that is looked into', { state: { under_investigation: true } }, 'held_back'],
  ['one that another service sends', { state: { easy_delivery: true } }, 'held_back'],
  ['one whose payment is gone', { payment: 'refunded', status: 'ordered' }, 'held_back'],
  ['one that goes abroad', { address: { country_code: 'FR', country: 'France' } }, 'abroad'],
])('%s has a label unless it is %s', ([_name, recipe, reason]) => {
  expect(refusalOf(makeOrder(recipe))).toBe(reason)
})
