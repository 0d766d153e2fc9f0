import { expect, test } from 'vitest'
import { changesOf, mergeRows, newRow, pasteCells, rowsOf } from './variation-draft.ts'

const stored = rowsOf([
  { id: 11, name: '藍', stock: 5, identifier: 'A-1', barcode: null },
  { id: 12, name: '紅', stock: 0, identifier: null, barcode: null },
])
const [first, second] = stored as [(typeof stored)[0], (typeof stored)[0]]

test('what stays as it was is nothing to do', () => {
  const nothing = { added: [], changed: [], removed: [], reordered: false, stocks: [] }
  expect(changesOf(stored, stored)).toEqual(nothing)
  expect(changesOf(stored, [...stored, newRow(stored)])).toEqual(nothing)
})

test('a block fills cells from where it is put, and adds rows', () => {
  const rows = pasteCells(stored, 1, 'name', [
    ['紅', 'A-2', '490', '7', 'more'],
    ['白', 'A-3', '', '１２'],
  ])
  expect(rows.map(({ key, name, stock }) => [key, name, stock])).toEqual([
    ['11', '藍', '5'],
    ['12', '紅', '7'],
    ['new-1', '白', '１２'],
  ])
  expect(changesOf(stored, rows)).toMatchObject({
    added: [{ body: { name: '白', identifier: 'A-3', barcode: null } }],
    changed: [{ row: { id: 12 }, body: { identifier: 'A-2', barcode: '490' } }],
    stocks: [
      { row: { id: 12 }, stock: 7 },
      { row: { key: 'new-1' }, stock: 12 },
    ],
  })
  expect(pasteCells(stored, 0, 'stock', [['1'], ['2']]).map(({ stock }) => stock)).toEqual(['1', '2'])
})

test('a name that was taken out is sent, for the server to refuse; one that there never was is not', () => {
  expect(changesOf(stored, [{ ...first, name: ' ' }, second]).changed).toMatchObject([{ body: { name: '' } }])
  const [nameless] = rowsOf([{ id: 11, stock: 5, identifier: 'A-1', barcode: null }])
  if (nameless === undefined) throw new Error('No row')
  expect(changesOf([nameless], [{ ...nameless, barcode: '490' }]).changed).toMatchObject([
    { body: { barcode: '490' } },
  ])
  expect(changesOf([nameless], [nameless]).changed).toEqual([])
})

test('rows that are gone are removed, and another order is told', () => {
  expect(changesOf(stored, [second])).toMatchObject({ removed: [11], reordered: false })
  expect(changesOf(stored, [second, first])).toMatchObject({ removed: [], reordered: true })
  const added = { ...newRow(stored), name: '白' }
  expect(changesOf(stored, [...stored, added]).reordered).toBe(false)
  expect(changesOf(stored, [added, ...stored]).reordered).toBe(true)
})

const [bought] = rowsOf([{ id: 11, name: '藍', stock: 4, identifier: 'A-1', barcode: null }])
const [added] = rowsOf([{ id: 13, name: '白', stock: 9, identifier: null, barcode: null }])
if (bought === undefined || added === undefined) throw new Error('No rows')

test('what others did meanwhile is in what is written, and is not undone by saving it', () => {
  const rows = [first, { ...second, name: '朱' }, { ...newRow(stored), name: '黒' }]
  const now = [bought, second, added]
  const merged = mergeRows(stored, now, rows)
  expect(merged.map(({ key, name, stock }) => [key, name, stock])).toEqual([
    ['11', '藍', '4'],
    ['12', '朱', '0'],
    ['13', '白', '9'],
    ['new-1', '黒', '0'],
  ])
  expect(changesOf(now, merged)).toMatchObject({
    ...{ removed: [], reordered: false, stocks: [] },
    changed: [{ row: { id: 12 }, body: { name: '朱' } }],
    added: [{ row: { key: 'new-1' } }],
  })
})

test('what was written, taken out or put into another order stays so', () => {
  const typed = mergeRows(stored, [bought, second], [{ ...first, stock: '7' }, second])
  expect(typed[0]).toMatchObject({ stock: '7' })
  expect(mergeRows(stored, [bought, second], [second])).toEqual([second])
  expect(mergeRows(stored, [bought, second], [second, first])).toEqual([second, bought])
  expect(mergeRows(stored, [second, bought], [first, { ...second, name: '朱' }]).map(({ id }) => id)).toEqual(
    [12, 11],
  )
})

test('an order of others is taken over around a row that is not stored yet', () => {
  const rows = [first, { ...newRow(stored), name: '黒' }, second]
  const merged = mergeRows(stored, [second, first], rows)
  expect(merged.map(({ key }) => key)).toEqual(['12', 'new-1', '11'])
})

test('what others have deleted goes, unless something was written in it', () => {
  expect(mergeRows(stored, [second], [first, second])).toEqual([second])
  const written = { ...first, name: '濃藍' }
  expect(mergeRows(stored, [second], [written, second])).toContainEqual(written)
})

test('a row that was stored a moment ago is not there twice', () => {
  const row = { ...added, name: '白' }
  expect(mergeRows(stored, [...stored, added], [...stored, row])).toEqual([...stored, row])
})
