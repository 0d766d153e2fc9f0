import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { listItems, newItem } from './support/makers.ts'
import { refused } from './support/refused.ts'

const invalidQuery = (...pointers: string[]) => ({ status: 400, type: 'request/invalid-query', pointers })

describe('accepted', () => {
  const values = [
    ...'limit=1 limit=100 offset=0 offset=1000000 offset= offset=null visible=true visible=false'.split(' '),
    ...'order=list_order order=created order=modified sort=asc sort=desc category_id=1 category_id=0'.split(
      ' ',
    ),
    ...'category_id=-5 category_id=2147483647 category_id=2147483648 category_id=9007199254740991'.split(' '),
    ...'category_id=-9007199254740991 limit=%31%30 %6Cimit=5 offset=%6Eull'.split(' '),
    'visible=true&category_id=1&order=modified&sort=desc&limit=3&offset=2',
    '',
  ]
  // R-LIMIT-4
  test.each(values)('?%s', async query => {
    const answer = await call({ method: 'GET', path: `/api/items?${query}` })
    expect(answer.status).toBe(200)
  })

  // R-LIST-3
  test.each(['-5', '0', '2147483647', '2147483648', '9007199254740991'])(
    'a category %s that is not there is empty',
    async id => {
      expect(await listItems(`category_id=${id}`)).toEqual([])
    },
  )

  // R-LIST-4
  test('offset empty and the word null are no offset', async () => {
    await newItem()
    const ids = async (query: string) =>
      (await listItems(`order=created&limit=1&${query}`)).map(each => each.id)
    expect(await ids('offset=')).toEqual(await ids('offset=0'))
    expect(await ids('offset=null')).toEqual(await ids('offset=0'))
  })

  test('the default limit is 20', async () => {
    await Promise.all(Array.from({ length: 21 }, () => newItem()))
    expect((await listItems('')).length).toBe(20)
    expect((await listItems('limit=21')).length).toBe(21)
  })
})

describe('refused', () => {
  const numbers = [
    '-1',
    'abc',
    '1.0',
    '1.5',
    '01',
    '+1',
    '%201',
    '1%20',
    '1e1',
    '0x1',
    '1_0',
    '１',
    'NaN',
    'Infinity',
    'undefined',
  ]
  const rows: [string, string[]][] = [
    ['limit', [...numbers, '0', '101', '', 'null', '00', '-0', '2147483648', '9'.repeat(40), '1,2']],
    ['offset', [...numbers, '1000001', '00', 'NULL', 'Null', '-0', '2147483648', '9'.repeat(40), '%00']],
    [
      'category_id',
      [...numbers.filter(each => each !== '-1'), '', 'null', '00', '-01', '-', '--1', '-%201', '1,2'],
    ],
    [
      'visible',
      ['', 'TRUE', 'True', '1', '0', 'yes', 'null', '%20true', 'true%20', '+true', 'true,false', '%00'],
    ],
    ['order', ['', 'List_order', 'id', 'name', 'null', 'created,modified', 'created%00', 'toString']],
    ['sort', ['', 'ASC', 'ascending', '-1', 'null', 'asc,desc', '__proto__']],
  ]
  const cases = rows.flatMap(([name, values]) => values.map(value => ({ name, value })))
  // R-LIST-4, R-LIMIT-4
  test.for(cases)('$name=$value', async ({ name, value }) => {
    await refused(
      { method: 'GET', path: `/api/items?${name}=${encodeURI(value).replace(/%25/g, '%')}` },
      invalidQuery(`/${name}`),
    )
  })

  // R-HTTP-7
  test.each(['limit=1&limit=1', 'limit=1&limit=2', 'limit=1&sort=asc&%6Cimit=2'])(
    'a repeated parameter: %s',
    async query => {
      await refused({ method: 'GET', path: `/api/items?${query}` }, invalidQuery('/limit'))
    },
  )
  // R-HTTP-7
  test.each(['visible', 'order', 'sort', 'category_id', 'offset'])('%s twice', async name => {
    const value = { visible: 'true', order: 'created', sort: 'asc', category_id: '1', offset: '1' }[name]
    await refused(
      { method: 'GET', path: `/api/items?${name}=${value}&${name}=${value}` },
      invalidQuery(`/${name}`),
    )
  })
  // R-HTTP-7
  test('offset twice, once empty', async () => {
    await refused({ method: 'GET', path: '/api/items?offset=&offset=1' }, invalidQuery('/offset'))
  })

  const unknown: [string, string][] = [
    ['x=1', '/x'],
    ['page=1', '/page'],
    ['Limit=1', '/Limit'],
    ['limit[]=1', '/limit[]'],
    ['limit[0]=1', '/limit[0]'],
    ['limit.x=1', '/limit.x'],
    ['__proto__=1', '/__proto__'],
    ['constructor=1', '/constructor'],
    ['toString=1', '/toString'],
    ['hasOwnProperty=1', '/hasOwnProperty'],
    ['a/b~c=1', '/a~1b~0c'],
    ['%E5%90%8D=1', '/名'],
    ['x', '/x'],
    ['x=1&x=2', '/x'],
    ['=1', '/'],
  ]
  // R-HTTP-7
  test.for(unknown)('an unknown parameter: ?%s', async ([query, pointer]) => {
    await refused({ method: 'GET', path: `/api/items?${query}` }, invalidQuery(pointer))
  })

  // R-PROBLEM-3
  test('all violations at once', async () => {
    const path = '/api/items?limit=0&offset=-1&visible=no&order=x&sort=y&category_id=z&q=1'
    const pointers = ['/limit', '/offset', '/visible', '/order', '/sort', '/category_id', '/q']
    await refused({ method: 'GET', path }, invalidQuery(...pointers))
  })

  test.each([
    'visible=%',
    'visible=%zz',
    'visible=%ff',
    'limit=%c3%28',
    'x=%ed%a0%80',
    '%=1',
    '%ff=1',
    'order=%00',
    'limit=5&x=%',
  ])('encoding that is none, or U+0000: ?%s', async query => {
    await refused(
      { method: 'GET', path: `/api/items?${query}` },
      { status: 400, type: 'request/invalid-query' },
    )
  })

  test.each(['category_id=9007199254740992', `category_id=${'9'.repeat(400)}`, `x=${'y'.repeat(8000)}`])(
    'hostile sizes are an answer, never a failure: ?%s',
    async query => {
      expect([200, 400]).toContain((await call({ method: 'GET', path: `/api/items?${query}` })).status)
    },
  )
})
