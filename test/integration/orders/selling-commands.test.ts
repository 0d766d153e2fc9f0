import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { listMethodsOfItem } from '../../../src/selling/binding-store.ts'
import { listCoupons } from '../../../src/selling/coupon-store.ts'
import { listShippingMethods } from '../../../src/selling/method-store.ts'
import { findShop } from '../../../src/shops/store.ts'
import { addItem, createTestApi } from '../../support/api.ts'
import { environmentFor, runAkinai } from '../../support/command-line.ts'
import { createTestShop } from '../../support/context.ts'
import type { CommandResult } from '../../support/desk.ts'
import { test } from '../../support/fixture.ts'
import { makeOpenFolder } from '../../support/open-folder.ts'

let folder: string
let shopId: number
let run: (...args: string[]) => Promise<CommandResult>
test.beforeAll(async ({ context }) => {
  folder = makeOpenFolder('selling')
  const env = { ...environmentFor(context.address), AKINAI_DATA_DIR: join(folder, 'data') }
  shopId = await createTestShop(context, 'sells')
  run = (...args) => runAkinai([...args, '--shop', 'sells'], env)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// R-SHIP-1, R-CLI-1
test('akinai shipping: adds, changes and tells what is wrong', async ({ context }) => {
  const added = await run(
    ...['shipping', 'add', 'name=クール便', 'fee=1100', 'prefecture_fees=沖縄県:1900', 'for_all_items=off'],
  )
  expect([added.code, added.stdout]).toEqual([0, 'クール便 is added.\n'])
  const changed = await run(
    'shipping',
    'change',
    'クール便',
    'fee=1200',
    'payment_methods=bt,cod',
    'active=off',
  )
  expect(changed.code).toBe(0)
  const [, cool] = await listShippingMethods(context.db, shopId)
  expect(cool).toMatchObject({
    ...{ name: 'クール便', fee: 1200, prefecture_fees: [{ prefecture: '沖縄県', fee: 1900 }] },
    ...{ payment_methods: ['bt', 'cod'], for_all_items: false, active: false, carrier_days: 1 },
  })
  const twice = await run('shipping', 'add', 'name=クール便', 'fee=1')
  expect([twice.code, twice.stderr]).toEqual([1, '/name is that of another shipping method.\n'])
  const wrong = await run('shipping', 'change', 'クール便', 'prefecture_fees=沖縄:1')
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('prefecture_fees/0/prefecture must be one of'),
  ])
  expect((await run('shipping', 'remove', 'クール便', '--json')).stdout).toContain('"shipping_methods":[{')
  expect(await listShippingMethods(context.db, shopId)).toHaveLength(1)
})

// R-SHIP-6
test('akinai shipping bind: says by which methods an item goes', async ({ context }) => {
  await using api = await createTestApi(context, shopId)
  const item = await addItem(api)
  await run('shipping', 'add', 'name=冷凍便:2', 'fee=1500')
  const bound = async (...methods: string[]) => {
    const { code, stdout, stderr } = await run('shipping', 'bind', String(item), ...methods)
    return [code, stdout + stderr, (await listMethodsOfItem(context.db, shopId, item))?.map(one => one.size)]
  }
  expect(await bound('冷凍便:2', '宅配便:5')).toEqual([
    ...[0, `Item ${item} is bound to 冷凍便:2, 宅配便:5.\n`, [5, 1]],
  ])
  expect(await bound('船便')).toEqual([1, 'There is no shipping method "船便".\n', [5, 1]])
  expect(await bound('宅配便', '宅配便:2')).toMatchObject([2, expect.anything(), [5, 1]])
  expect(await bound()).toEqual([0, `Item ${item} is bound to no shipping method.\n`, []])
  const unknown = await run('shipping', 'bind', '999999', '宅配便')
  expect([unknown.code, unknown.stderr]).toEqual([1, 'This shop has no such item.\n'])
  await run('shipping', 'remove', '冷凍便:2')
})

// R-COUPON-1, R-COUPON-2
test('akinai coupon: adds, changes and tells what is wrong', async ({ context }) => {
  const added = await run(
    'coupon',
    'add',
    'code=haru10',
    'name=春',
    'percent=10',
    'ends_at=2027-04-01T00:00:00+09:00',
  )
  expect([added.code, added.stdout]).toEqual([0, 'HARU10 is added.\n'])
  expect((await run('coupon', 'change', 'ｈａｒｕ10', 'amount=500', 'percent=')).code).toBe(0)
  const [coupon] = await listCoupons(context.db, shopId)
  expect(coupon).toMatchObject({
    ...{ code: 'HARU10', name: '春', amount: 500, percent: null, max_uses_per_buyer: 1 },
    ends_at: new Date('2027-03-31T15:00:00Z'),
  })
  const wrong = await run('coupon', 'add', 'code=BOTH', 'name=x', 'percent=10', 'amount=1')
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('percent must be null where amount'),
  ])
})

// R-SETTING-1
test('akinai shop settings knows what selling goes by', async ({ context }) => {
  const set = await run(
    ...['shop', 'settings', 'payment_methods=bt,cod', 'cod_fees=[{"below": 30000, "fee": 440}]'],
    ...['closed_days=2027-01-01,2027-01-02', 'invoice_number=T7000012050002', 'theme_accent=#AABBCC'],
  )
  expect([set.code, set.stderr]).toEqual([0, ''])
  expect(set.stdout).toMatch(/^cod_fees +\[\{"fee":440,"below":30000\}\] /m)
  expect(await findShop(context.db, shopId)).toMatchObject({
    ...{ payment_methods: ['bt', 'cod'], cod_fees: [{ below: 30_000, fee: 440 }] },
    ...{
      closed_days: ['2027-01-01', '2027-01-02'],
      invoice_number: 'T7000012050002',
      theme_accent: '#aabbcc',
    },
  })
})
