import { expect, expectTypeOf, test } from 'vitest'
import {
  assignments,
  BOOLEAN,
  columnList,
  INT,
  initially,
  initialRow,
  insertRows,
  orNull,
  placeholders,
  type RowOf,
  TEXT,
  TIME,
  valuesOf,
} from './columns.ts'

const COLUMNS = { name: TEXT, price: orNull(INT), gift: initially(BOOLEAN, false), made_at: TIME }
const row: RowOf<typeof COLUMNS> = { name: 'cup', price: null, gift: true, made_at: new Date(0) }

test('a row has the values that the columns say', () => {
  expectTypeOf(row).toEqualTypeOf<{
    readonly name: string
    readonly price: number | null
    readonly gift: boolean
    readonly made_at: Date
  }>()
})

test('values stand in the order of their placeholders', () => {
  expect(placeholders(COLUMNS, 4)).toEqual({
    name: '$4::text',
    price: '$5::int',
    gift: '$6::boolean',
    made_at: '$7::timestamptz',
  })
  expect(valuesOf(COLUMNS, row)).toEqual(['cup', null, true, new Date(0)])
  expect(assignments({ name: TEXT, price: INT }, 2)).toBe('name = $2::text, price = $3::int')
})

test('columns are listed, also of an alias', () => {
  expect(columnList(COLUMNS)).toBe('name, price, gift, made_at')
  expect(columnList(COLUMNS, 'i')).toBe('i.name, i.price, i.gift, i.made_at')
})

test('only columns with a value from the beginning have one', () => {
  const initial = initialRow(COLUMNS)
  expect(initial).toEqual({ price: null, gift: false })
  expectTypeOf(initial).toEqualTypeOf<{ readonly price: number | null; readonly gift: boolean }>()
})

test('many rows travel as one JSON text', () => {
  const text = insertRows('things', { name: TEXT, place: INT }, { place: "nextval('places')" })
  expect(text.replaceAll(/\s+/g, ' ')).toBe(
    "insert into things (shop_id, name, place) overriding system value select $1, r.name, nextval('places') " +
      'from json_to_recordset($2::json) as r (name text, place int)',
  )
})
