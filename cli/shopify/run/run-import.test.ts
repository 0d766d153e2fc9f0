import { beforeEach, describe, expect, test } from 'vitest'
import { planImport } from '../plan/plan.ts'
import type { PlanOptions } from '../plan/planned.ts'
import { parseDecimal } from '../plan/price.ts'
import { readCsv } from '../read/read-csv.ts'
import { makeReport, type Report } from '../report/report.ts'
import { ApiRefusal, Unreachable } from '../shop/failures.ts'
import { MemoryShop } from '../testing/memory-shop.ts'
import { pricesOf } from './mend-prices.ts'
import { runImport } from './run-import.ts'
import { findImported, removeImported } from './undo-import.ts'

const HEADER = 'Handle,Title,Type,Published,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty'
const LINES = [
  'tee,Tee,Shirts,true,Red,T1,900,3',
  'tee,,,,Blue,T2,900,0',
  'tee,,,,Green,T3,800,5',
  'pot,Pot,Tea,true,Default Title,P1,500,2',
  'cup,Cup,Tea,false,Default Title,,300,',
  'mug,Mug,Ｔea,true,Default Title,P1,400,1',
]

function plan(lines: readonly string[] = LINES, options: Partial<PlanOptions> = {}) {
  const defaults = {
    variantPrices: 'split',
    html: 'text',
    categories: 'type',
    tax: 'standard',
    hidden: false,
    untracked: 0,
  } as const
  const table = readCsv(Buffer.from([HEADER, ...lines].join('\n')))
  return planImport(table, { rate: parseDecimal('1')!, ...defaults, ...options })
}

let shop: MemoryShop
beforeEach(() => {
  shop = new MemoryShop()
})

async function run(made = plan(), signal = new AbortController().signal): Promise<Report> {
  const patience = { pauses: [0, 0], sleep: async () => {} }
  const options = { places: 3, patience, signal, onItem: () => {}, onSurvey: () => {} }
  const outcome = await runImport(made, shop.api, options)
  const report = makeReport(made, { file: 'x.csv', url: 'http://x', seconds: 1, outcome })
  const { products, created, already_there, refused } = report.counts
  expect(created + already_there + refused).toBe(products)
  return report
}

/** What a reader sees of the shop, without ids. */
function contents() {
  return shop.items.map(({ name, identifier, price, visible, stock, variations, categories }) => ({
    name,
    identifier,
    price,
    visible,
    stock,
    variations: variations.map(variation => [variation.name, variation.identifier, variation.stock]),
    categories: [...categories].map(id => shop.categories.find(category => category.id === id)?.name),
  }))
}

const FILLED = [
  {
    name: 'Tee (Red, Blue)',
    price: 900,
    visible: true,
    variations: [
      ['Red', 'T1', 3],
      ['Blue', 'T2', 0],
    ],
    categories: ['Shirts'],
  },
  {
    name: 'Tee (Green)',
    price: 800,
    visible: true,
    variations: [['Green', 'T3', 5]],
    categories: ['Shirts'],
  },
  { name: 'Pot', identifier: 'P1', price: 500, visible: true, stock: 2, categories: ['Tea'] },
  { name: 'Cup', identifier: 'cup', price: 300, visible: false, stock: 0, categories: ['Tea'] },
  { name: 'Mug', identifier: 'P1', price: 400, visible: true, stock: 1, categories: ['Tea'] },
]

describe('a run', () => {
  test('fills an empty shop in the order of the file', async () => {
    const report = await run()
    expect(contents()).toMatchObject(FILLED)
    expect(shop.categories.map(category => category.name)).toEqual(['Shirts', 'Tea'])
    expect(report.counts).toMatchObject({
      products: 4,
      created: 4,
      items_created: 5,
      variations_added: 3,
      categories_created: 2,
    })
  })

  // R-SHOPIFY-4
  test('changes nothing the second time, whatever was changed in between', async () => {
    await run()
    Object.assign(shop.items[0]!, { name: 'New name', price: 1, visible: false, stock: 99 })
    shop.items[2]!.stock = 0
    shop.categories.length = 0
    const before = contents()
    shop.writes.length = 0
    const report = await run()
    expect(shop.writes).toEqual([])
    expect(contents()).toEqual(before)
    expect(report.counts).toMatchObject({ created: 0, already_there: 4, refused: 0 })
    expect(report.notes.filter(note => note.kind === 'differs-now').map(note => note.text)).toEqual([
      'is there as item 3, which is named "New name"',
    ])
  })

  test('adds what a longer file has more, and uses the categories that are there', async () => {
    await run(plan(LINES.slice(0, 4)))
    const report = await run()
    expect(contents()).toMatchObject(FILLED)
    expect(report.counts).toMatchObject({ created: 2, already_there: 2, categories_created: 0 })
  })

  test('leaves items alone that it does not know', async () => {
    await shop.api.createItem({
      name: 'Cup',
      detail: '',
      identifier: 'own',
      price: 300,
      item_tax_type: 'standard',
    })
    await run()
    expect(shop.items).toHaveLength(6)
    expect(shop.items[0]).toMatchObject({ name: 'Cup', identifier: 'own', categories: new Set() })
  })
})

// R-SHOPIFY-4
describe('cut short after any number of writes', () => {
  test('the next run ends in the same shop, and doubles nothing', async () => {
    await run()
    const whole = contents()
    const count = shop.writes.length
    for (let writes = 0; writes < count; writes++) {
      shop = new MemoryShop()
      shop.before = () => {
        if (shop.writes.length >= writes) throw new ApiRefusal(401, 'revoked')
      }
      const cut = await run()
      expect(cut.stopped).toContain('does not accept the token')
      shop.before = () => {}
      const report = await run()
      expect(report.stopped).toBeNull()
      expect(contents()).toEqual(whole)
      expect(report.counts.refused).toBe(0)
    }
  })

  test('by a person: what is at hand is finished, the rest is not begun', async () => {
    const interrupted = new AbortController()
    shop.after = call => {
      if (call === 'create Pot') interrupted.abort()
    }
    const report = await run(plan(), interrupted.signal)
    expect(report.stopped).toBe('It was interrupted.')
    expect(contents()).toMatchObject(FILLED.slice(0, 3))
    expect(report.products.map(product => product.kind)).toEqual([null, null, 'not-reached', 'not-reached'])
  })
})

describe('when the way to the server breaks', () => {
  test.each(['before', 'after'] as const)(
    'once, %s a call is carried out, nothing is lost or doubled',
    async where => {
      await run()
      const whole = contents()
      const calls = shop.writes
      for (const call of new Set(calls)) {
        shop = new MemoryShop()
        let isBroken = false
        shop[where] = made => {
          if (made !== call || isBroken) return
          isBroken = true
          throw new Unreachable('reset')
        }
        const report = await run()
        expect(isBroken).toBe(true)
        expect([report.stopped, report.counts.refused]).toEqual([null, 0])
        expect(contents()).toEqual(whole)
        expect(shop.categories).toHaveLength(2)
      }
    },
  )

  test('for good, the run ends and says what was not reached', async () => {
    shop.before = call => {
      if (call === 'create Pot') throw new Unreachable('The server does not answer.')
    }
    const report = await run()
    expect(report.stopped).toBe('The server does not answer.')
    expect(report.products.map(product => product.kind)).toEqual([
      null,
      'rejected',
      'not-reached',
      'not-reached',
    ])
  })
})

describe('a refusal', () => {
  test('of one item does not stop the others, and stands in the report', async () => {
    shop.before = call => {
      if (call === 'create Pot') throw new ApiRefusal(422, 'Item write rejected: too dear')
    }
    const report = await run()
    expect(report.products[1]).toMatchObject({ handle: 'pot', line: 5, state: 'refused', kind: 'rejected' })
    expect(report.products[1]?.reason).toBe('could not be put in: Item write rejected: too dear')
    expect(report.counts).toMatchObject({ created: 3, refused: 1 })
  })

  test('of a part leaves the item unfinished and hidden, for the next run', async () => {
    shop.before = call => {
      if (call.endsWith(' Blue')) throw new ApiRefusal(422, 'no')
    }
    const report = await run()
    expect(report.products[0]?.reason).toContain(`left unfinished as item ${shop.items[0]?.id}`)
    expect(shop.items[0]).toMatchObject({ visible: false, identifier: expect.stringMatching(/^importing-/) })
    shop.before = () => {}
    expect((await run()).counts).toMatchObject({ created: 1, items_completed: 1, already_there: 3 })
    expect(contents()).toMatchObject(FILLED)
  })

  test('of a category leaves it out and says so', async () => {
    shop.before = call => {
      if (call === 'category Shirts') throw new ApiRefusal(422, 'the tree is full')
    }
    const report = await run()
    expect(report.counts.refused).toBe(0)
    expect(contents()[0]?.categories).toEqual([])
    expect(report.notes.filter(note => note.kind === 'category-left-out')).toEqual([
      expect.objectContaining({
        line: 2,
        handle: 'tee',
        text: 'has the category "Shirts", which was refused: the tree is full',
      }),
    ])
  })
})

test('an unfinished item of an earlier rate gets the price of this run, a visible one keeps its stock', async () => {
  shop.before = call => {
    if (call.startsWith('edit')) throw new ApiRefusal(401, '')
  }
  await run(plan(['pot,Pot,Tea,true,Default Title,P1,500,2']))
  expect(shop.items[0]).toMatchObject({ visible: true, stock: 2, price: 500 })
  shop.items[0]!.stock = 1
  shop.before = () => {}
  await run(plan(['pot,Pot,Tea,true,Default Title,P1,5,2'], { rate: parseDecimal('150')! }))
  expect(shop.items).toMatchObject([{ price: 750, stock: 1, identifier: 'P1' }])
})

// R-SHOPIFY-5
describe('a token that may not do all', () => {
  test('is refused before anything is written', async () => {
    shop.scopes.delete('items.publish')
    shop.scopes.delete('item_categories.write')
    await expect(run()).rejects.toThrow('lacks the scopes items.publish, item_categories.write')
    expect(shop.writes).toEqual([])
  })

  test('is enough when what it lacks is not needed', async () => {
    shop.scopes.delete('items.publish')
    shop.scopes.delete('item_categories.write')
    const report = await run(plan(LINES, { hidden: true, categories: 'none' }))
    expect(report.counts.created).toBe(4)
    shop.scopes.clear()
    expect((await run()).counts.already_there).toBe(4)
  })
})

// R-SHOPIFY-9
describe('prices of an earlier rate', () => {
  const dear = () => plan(LINES, { rate: parseDecimal('150')! })

  async function mend(signal = new AbortController().signal) {
    const patience = { pauses: [0], sleep: async () => {} }
    const options = { places: 3, patience, signal, onItem: () => {}, onSurvey: () => {} }
    const made = dear()
    const outcome = await runImport(made, shop.api, { ...options, formerPrices: pricesOf(plan()) })
    return makeReport(made, { file: 'x.csv', url: 'http://x', seconds: 1, outcome })
  }

  test('are set anew, once, and what a person has changed stays and is told', async () => {
    await run()
    Object.assign(shop.items[3]!, { price: 777 })
    shop.writes.length = 0
    const report = await mend()
    expect(shop.items.map(({ price }) => price)).toEqual([135_000, 120_000, 75_000, 777, 60_000])
    expect(report.counts).toMatchObject({ created: 0, already_there: 4, prices_mended: 4 })
    expect(report.notes.filter(({ kind }) => kind === 'price-left').map(({ text }) => text)).toEqual([
      `is there as item ${shop.items[3]?.id} at 777 yen, not 45000`,
    ])
    expect(shop.writes).toHaveLength(4)
    shop.writes.length = 0
    expect((await mend()).counts.prices_mended).toBe(0)
    expect(shop.writes).toEqual([])
  })

  test('need the scope for it, and are left where a call fails', async () => {
    await run()
    shop.scopes.delete('items.update')
    await expect(mend()).rejects.toThrow('lacks the scope items.update')
    shop.scopes.add('items.update')
    shop.before = () => {
      throw new ApiRefusal(422, 'no such price')
    }
    expect((await mend()).stopped).toBe('no such price')
  })
})

// R-SHOPIFY-10
describe('an undo', () => {
  const patience = { pauses: [0], sleep: async () => {} }
  const hidden = () => plan(LINES, { hidden: true })

  test('takes away what is as the import left it, and nothing that was touched since', async () => {
    await run(hidden())
    Object.assign(shop.items[0]!, { visible: true })
    Object.assign(shop.items[1]!, { name: 'Mine' })
    Object.assign(shop.items[2]!, { price: 1 })
    const found = await findImported(hidden(), shop.api, patience)
    expect(found.map(({ reason }) => reason)).toEqual([
      'is visible; hide it first',
      'is named "Mine" now',
      'costs 1 yen now, not 500',
      undefined,
      undefined,
    ])
    const options = { patience, signal: new AbortController().signal, onItem: () => {} }
    const { removed, stopped } = await removeImported(found, shop.api, options)
    expect([removed.length, stopped]).toEqual([2, undefined])
    expect(shop.items).toHaveLength(3)
  })

  test('takes away what was left unfinished, needs its scope, and says where it stopped', async () => {
    shop.before = call => {
      if (call.startsWith('stock')) throw new ApiRefusal(422, 'no')
    }
    await run(hidden())
    shop.before = () => {}
    shop.scopes.delete('items.delete')
    await expect(findImported(hidden(), shop.api, patience)).rejects.toThrow('items.delete')
    shop.scopes.add('items.delete')
    const found = await findImported(hidden(), shop.api, patience)
    expect(found.map(({ reason }) => reason)).toEqual(found.map(() => undefined))
    const aborted = AbortSignal.abort()
    expect(await removeImported(found, shop.api, { patience, signal: aborted, onItem: () => {} })).toEqual({
      ...{ removed: [], stopped: 'It was interrupted.' },
    })
    shop.before = () => {
      throw new ApiRefusal(403, 'not any more')
    }
    const options = { patience, signal: new AbortController().signal, onItem: () => {} }
    expect((await removeImported(found, shop.api, options)).stopped).toContain('not any more')
  })
})
