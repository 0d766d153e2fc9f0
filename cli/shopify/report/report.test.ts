import { describe, expect, test } from 'vitest'
import type { Plan, PlannedItem, PlannedProduct } from '../plan/planned.ts'
import { NO_PICTURES } from '../run/add-pictures.ts'
import type { ItemOutcome } from '../run/carry-out.ts'
import type { Match } from '../run/match.ts'
import type { RunOutcome } from '../run/run-import.ts'
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
    item: { id, name: 'b', identifier: 'b', visible: true, variations: [], imageIds: [] },
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
      ['differs-now', 6],
      ['category-left-out', 2],
    ])
  })

  test('is a summary for people', () => {
    expect(writeSummary(report, true)).toBe(`x.csv: 6 products read in 1.5 s
       2  created (items: 1 made, 1 finished that an earlier run had begun; 7 variations, 0 categories)
       1  already there, left as they are
       2  pictures added
       3  refused

The import ended before its time. It was interrupted.
Run the same command again to go on where it ended.

Taken with changes:
       2  names were too long and were cut
            line 2 (handle-2) was cut
            line 4 (handle-4) was cut
       1  pictures are no JPEG, PNG, GIF or WebP, are too large, or were refused by the server
            line 2 (handle-2) names x.jpg, which was refused: broken
       1  items that were already there differ from the file by now and were left as they are
            line 6 (handle-6) is there as item 4, which is named "b"
       1  categories were left out
            line 2 (handle-2) has the category "Tea", which was refused: the tree is full

Refused:
  line 5: handle-5 cannot be sold
  line 8: handle-8 could not be put in: no (left unfinished as item 5; the next run takes it up)
  line 10: handle-10 was not reached before the import ended

Prices were taken as yen. Give --rate when they are in another currency, such as --rate 150 for US dollars.

The file has no column of quantities (Variant Inventory Qty), so that everything has a stock of 0.
`)
  })
})

test('a dry run lists what would be made', () => {
  const report = makeReport(PLAN, { ...SOURCE, url: null, outcome: undefined })
  expect(report.counts).toMatchObject({ products: 6, planned: 5, created: 0, refused: 1 })
  const summary = writeSummary(report, false)
  expect(summary).toContain('     100 yen  a (in Tea)\n     100 yen  b (in Tea)\n')
  expect(summary).toContain(
    'x.csv: 6 products read, dry run: nothing was sent\n       5  would be created, unless they are there already\n       1  refused\n',
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
    false,
  )
  expect(summary).toContain('  line 21: T no\n  and 5 more; --report FILE writes them all\n')
  expect(summary).not.toContain('Prices were taken as yen')
})
