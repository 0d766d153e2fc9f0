import { describe, expect, test } from 'vitest'
import type { Plan, PlannedItem, PlannedProduct } from '../plan/planned.ts'
import { NO_PICTURES } from '../run/add-pictures.ts'
import type { ItemOutcome } from '../run/carry-out.ts'
import type { Match } from '../run/match.ts'
import type { RunOutcome } from '../run/run-import.ts'
import { previewLines, undoLines } from './preview.ts'
import { makeReport } from './report.ts'
import { writeSummary } from './summary.ts'

function item(name: string): PlannedItem {
  const rest = {
    detail: '',
    price: 100,
    tax: 'standard',
    visible: true,
    stock: 0,
    variations: [],
    categories: ['Tea'],
    pictures: [],
  } as const
  return { name, identifier: name, mark: `importing-${name}`, ...rest }
}

function product(line: number, ...items: PlannedItem[]): PlannedProduct {
  return { handle: `handle-${line}`, title: `Title ${line}`, line, items }
}

const [a, b, c, d, e, f] = [item('a'), item('b'), item('c'), item('d'), item('e'), item('f')] as const

const PLAN: Plan = {
  products: [product(2, a), product(4, b, c), product(6, d), product(8, e), product(10, f)],
  refused: [{ handle: 'handle-5', title: '', line: 5, kind: 'price', reason: 'cannot be sold' }],
  notes: [2, 4, 6].map(line => ({ kind: 'name-cut', line, handle: `handle-${line}`, text: 'was cut' })),
  hasQuantities: false,
}

function outcome(stopped?: string): RunOutcome {
  const there = (id: number): Match => ({
    state: 'there',
    item: { id, name: 'b', identifier: 'b', visible: true, price: 100, variations: [], imageIds: [] },
  })
  const states: [PlannedItem, ItemOutcome][] = [
    [a, { state: 'created', id: 1, pictures: { added: 2, refused: [{ name: 'x.jpg', reason: 'broken' }] } }],
    [c, { state: 'completed', id: 3, pictures: NO_PICTURES }],
    [e, { state: 'failed', reason: 'no', id: 5 }],
  ]
  return {
    survey: {
      matches: new Map([
        [b, there(2)],
        [d, there(4)],
      ]),
      open: [],
      withoutPictures: [],
      known: new Set(),
      categoryIds: new Map(),
      newCategories: ['Tea'],
    },
    categories: { ids: new Map(), refused: new Map([['Tea', 'the tree is full']]) },
    mended: {
      items: new Set([b]),
      left: new Map([[d, 'is there as item 4 at 90 yen, not 100']]),
      stopped: undefined,
    },
    outcomes: new Map(states),
    variationsAdded: 7,
    stopped,
  }
}

const SOURCE = { file: 'x.csv', url: 'http://x', seconds: 1.5 }

describe('the report of a run', () => {
  const report = makeReport(PLAN, { ...SOURCE, outcome: outcome('It was interrupted.') })

  // R-SHOPIFY-1
  test('has every product once, in the order of the file', () => {
    expect(
      report.products.map(({ line, state, kind, items }) => [line, state, kind, items.map(made => made.id)]),
    ).toEqual([
      [2, 'created', null, [1]],
      [4, 'created', null, [2, 3]],
      [5, 'refused', 'price', []],
      [6, 'already_there', null, [4]],
      [8, 'refused', 'rejected', [5]],
      [10, 'refused', 'not-reached', [null]],
    ])
  })

  test('counts them', () => {
    expect(report.counts).toEqual({
      products: 6,
      planned: 0,
      created: 2,
      already_there: 1,
      refused: 3,
      items_created: 1,
      items_completed: 1,
      variations_added: 7,
      categories_created: 0,
      prices_mended: 1,
      images_added: 2,
      images_missing: 0,
      images_refused: 1,
      images_left_out: 0,
    })
  })

  test('leaves out what was told when a product was made, and tells what differs by now', () => {
    expect(report.notes.map(note => [note.kind, note.line])).toEqual([
      ['name-cut', 2],
      ['name-cut', 4],
      ['picture-refused', 2],
      ['price-left', 6],
      ['differs-now', 6],
      ['category-left-out', 2],
    ])
  })

  test('is a summary for people', () => {
    expect(writeSummary(report)).toBe(`x.csv: read and put in within 1.5 s
       2  created
       1  already there
       3  refused
       6  products in the file

Done: 1 items made, 1 items finished that an earlier run had begun, 7 variations, 2 pictures added, 1 prices set anew.

The import ended before its time. It was interrupted.
Run the same command again to go on where it ended.

Taken with changes:
       2  names were too long and were cut
            line 2 (handle-2) was cut
            line 4 (handle-4) was cut
       1  pictures are no JPEG, PNG, GIF or WebP, are too large, or were refused by the server
            line 2 (handle-2) names x.jpg, which was refused: broken
       1  prices were changed since the import, or are no prices of --former-rate, and were left as they are
            line 6 (handle-6) is there as item 4 at 90 yen, not 100
       1  items that were already there differ from the file by now and were left as they are
            line 6 (handle-6) is there as item 4, which is named "b"
       1  categories were left out
            line 2 (handle-2) has the category "Tea", which was refused: the tree is full

Refused:
  line 5: handle-5 cannot be sold
  line 8: handle-8 could not be put in: no (left unfinished as item 5; the next run takes it up)
  line 10: handle-10 was not reached before the import ended

The file has no column of quantities (Variant Inventory Qty): nothing in it was counted.
`)
  })
})

test('a dry run lists what would be made', () => {
  const report = makeReport(PLAN, { ...SOURCE, url: null, outcome: undefined })
  expect(report.counts).toMatchObject({ products: 6, planned: 5, created: 0, refused: 1 })
  const summary = writeSummary(report)
  expect(summary).toContain('     100 yen  a (in Tea; visible)\n     100 yen  b (in Tea; visible)\n')
  expect(summary).toContain(
    'x.csv: dry run, nothing was sent\n       5  would be created, unless they are there already\n       1  refused\n       6  products in the file\n',
  )
})

test('a long list of refusals is cut', () => {
  const refused = Array.from({ length: 25 }, (_, index) => ({
    handle: '',
    title: 'T',
    line: index + 2,
    kind: 'price' as const,
    reason: 'no',
  }))
  const summary = writeSummary(
    makeReport({ ...PLAN, products: [], notes: [], refused }, { ...SOURCE, outcome: outcome() }),
  )
  expect(summary).toContain('  line 21: T no\n  and 5 more; --report FILE writes them all\n')
})

test('a long plan is cut, and adds up', () => {
  const many = Array.from({ length: 30 }, (_, index) => product(index + 2, item(`item ${index}`)))
  const plan = { ...PLAN, products: many, refused: [], notes: [] }
  const summary = writeSummary(makeReport(plan, { ...SOURCE, url: null, outcome: undefined }))
  expect(summary.split('\n').filter(line => line.includes(' yen  '))).toHaveLength(10)
  expect(summary).toContain('… and 20 more; --report FILE writes them all')
  expect(summary).toContain('      30  would be created')
  expect(summary).toContain('       0  refused\n      30  products in the file')
})

// R-SHOPIFY-6
describe('what is about to be done', () => {
  test('is told with prices from the cheapest to the dearest, and what becomes of several', () => {
    const priced = [100, 900, 60, 750, 300, 500, 200].map((price, index) => ({
      ...item(`item ${index}`),
      ...{ price, visible: false },
    }))
    const [first, second, ...others] = priced
    const products = [product(2, first!, second!), ...others.map((one, index) => product(index + 3, one))]
    const note = { kind: 'stock-untracked', line: 2, handle: 'h', text: '' } as const
    const lines = previewLines({ ...PLAN, products, notes: [note] }, undefined)
    expect(lines[0]).toBe('6 products become 7 items; 1 are refused.')
    expect(lines[1]).toBe('Prices, taken as yen:')
    expect(lines.slice(2, 7).map(line => Number.parseInt(line, 10))).toEqual([60, 200, 300, 750, 900])
    const said = lines.join('\n')
    expect(said).toContain('1 products with several become an item for each price')
    expect(said).toContain('Title 2: item 0 100 yen, item 1 900 yen')
    expect(said).toContain('1 rows were not counted in the old shop. All have 0')
    expect(said).toContain('Everything arrives hidden')
  })

  test('of an undo is told with what stays, and why', () => {
    const found = [
      { planned: a, id: 1, reason: undefined },
      { planned: b, id: 2, reason: 'is visible; hide it first' },
    ]
    expect(undoLines(found)).toEqual([
      'Of the items of the file 2 are in the shop: 1 go, 1 stay.',
      '  b (item 2) stays: it is visible; hide it first',
    ])
  })
})
