import { expect, test } from 'vitest'
import { apiSearchBody, isNarrowed, NO_SEARCH, searchBody } from './search-request.ts'

test('nothing asked for is no filter at all', () => {
  expect([searchBody(NO_SEARCH), apiSearchBody(NO_SEARCH), isNarrowed(NO_SEARCH)]).toEqual([{}, {}, false])
})

test('everything asked for', () => {
  const search = {
    keyword: ' 山田　てぬぐい ',
    from: '2026-11-01',
    to: '2026-11-21',
    status: 'ordered',
    payment: 'bt',
    sort: 'ordered_asc',
    page: '3',
  }
  const shared = {
    keyword: '山田　てぬぐい',
    ordered_from_date: '2026-11-01',
    ordered_to_date: '2026-11-21',
    sort: 'ordered_asc',
    page: 3,
  }
  expect(searchBody(search)).toEqual({ ...shared, status: 'ordered', payment: 'bt' })
  expect(apiSearchBody(search)).toEqual({ ...shared, statuses: ['ordered'], payments: ['bt'] })
})

test('a status that the API does not search by is no filter there', () => {
  const search = { ...NO_SEARCH, status: 'unpaid' }
  expect([searchBody(search), apiSearchBody(search)]).toEqual([{ status: 'unpaid' }, {}])
})

test.for([
  [{ status: 'unpaid', page: '2' }, false],
  [{ sort: 'ordered_asc' }, false],
  [{ sort: 'delivery_date_asc' }, true],
  [{ keyword: ' ' }, false],
  [{ keyword: '山田' }, true],
  [{ payment: 'bt' }, true],
  [{ from: '2026-11-01' }, true],
] as const)('a search for %j goes over a period: %s', ([asked, narrowed]) => {
  expect(isNarrowed({ ...NO_SEARCH, ...asked })).toBe(narrowed)
})

test.for(['', '0', '-2', 'x', '1', 'NaN'])('page %j is the first', page => {
  expect(searchBody({ ...NO_SEARCH, page })).toEqual({})
})

test('what the server does not know goes to the server, which says so', () => {
  expect(searchBody({ ...NO_SEARCH, status: 'unheard', from: 'yesterday', page: '9999' })).toEqual({
    status: 'unheard',
    ordered_from_date: 'yesterday',
    page: 9999,
  })
})
