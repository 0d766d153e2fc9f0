import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { UnreadableFile } from './parse-csv.ts'
import { readCsv } from './read-csv.ts'

const HEADER = 'Handle,Title,Body (HTML),Variant Price'

function read(text: string) {
  return readCsv(Buffer.from(text))
}

function faultOf(bytes: Buffer): string {
  try {
    readCsv(bytes)
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message
    throw error
  }
  return 'it was read'
}

describe('rows', () => {
  test('carry the line they begin on, across line ends of both kinds and cells of many lines', () => {
    const table = read(`${HEADER}\r\na,A,"one\ntwo\r\nthree",1\nb,B,,2\r\n\r\n"c",C,"x\n",3`)
    expect(table.rows.map(row => [row.line, row.handle, row.body])).toEqual([
      [2, 'a', 'one\ntwo\r\nthree'],
      [5, 'b', ''],
      [7, 'c', 'x\n'],
    ])
  })

  test('are read behind a byte order mark, from gzip, and with old line ends', () => {
    expect(readCsv(gzipSync(`\uFEFF${HEADER}\na,A,,1`)).rows[0]).toMatchObject({
      handle: 'a',
      price: '1',
      line: 2,
    })
    expect(read(`${HEADER}\ra,A,,1\rb,B,,2`).rows.map(row => row.line)).toEqual([2, 3])
  })

  test('may be shorter than the header, or end in empty cells', () => {
    expect(read(`${HEADER}\na,A\nb,B,,2,,`).rows.map(row => row.price)).toEqual(['', '2'])
  })

  test('made of blank cells only are nothing', () => {
    expect(read(`${HEADER}\n,,,\n , ,,\na,A,,1\n`).rows.map(row => row.line)).toEqual([4])
  })
})

describe('columns', () => {
  test('are known by the names of all exports', () => {
    const old = read(
      'Handle,Title,Body (HTML),Type,Variant SKU,Variant Price,Variant Inventory Qty\na,A,B,T,S,1,2',
    )
    const recent = read('Title,URL handle,Description,Type,SKU,Price,Inventory quantity\nA,a,B,T,S,1,2')
    expect(recent.rows).toEqual(old.rows)
    expect(recent.fields).toEqual(old.fields)
  })

  test('are known in any case and with blanks around them', () => {
    expect(read(' handle ,TITLE,variant  price\na,A,1').rows[0]).toMatchObject({
      handle: 'a',
      title: 'A',
      price: '1',
    })
  })

  test('that the file lacks are told from those that are blank', () => {
    expect(read(`${HEADER}\na,A,,1`).fields.has('quantity')).toBe(false)
    expect(read(`${HEADER},Variant Inventory Qty\na,A,,1,`).fields.has('quantity')).toBe(true)
  })
})

describe('a file that cannot be read', () => {
  test.each([
    ['', 'The file is empty'],
    ['\n\n', 'The file is empty'],
    ['name,cost\na,1', 'no column Handle, Title, Variant Price (or Price): this is not a product CSV'],
    ['Handle;Title;Variant Price\na;A;1', 'separated by semicolons'],
    [`${HEADER}\na,A,"b\nc",1\nb,B,,2,,more`, 'Line 4 has 6 cells where the header has 4 columns'],
    [`${HEADER}\na,A,"b\nc",1\nb,"B,,2\n`, 'begins on line 4 opens a quote that is never closed'],
    [`${HEADER}\na,A,"b\nc",1\nb,"B"x,,2\n`, 'begins on line 4 has a quote where none may stand'],
  ])('%j says why: %s', (text, message) => {
    expect(faultOf(Buffer.from(text))).toContain(message)
  })

  test('says on which line it is not UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\na,A,,1\nb,`),
      Buffer.from([0x93, 0xfa]),
      Buffer.from(',,2\n'),
    ])
    expect(faultOf(bytes)).toContain('Line 3 is not UTF-8')
  })

  test('is told when it is UTF-16, or broken gzip', () => {
    expect(faultOf(Buffer.from('\uFEFFHandle', 'utf16le'))).toContain('UTF-16')
    expect(faultOf(gzipSync(HEADER).subarray(0, 20))).toContain('gzip but cannot be unpacked')
  })
})
