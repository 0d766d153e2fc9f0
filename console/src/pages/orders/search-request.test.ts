import { expect, test } from 'vitest'
import { NO_SEARCH, searchBody } from './search-request.ts'

test('nothing asked for is no filter at all', () => {
  expect(searchBody(NO_SEARCH)).toEqual({})
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
  expect(searchBody(search)).toEqual({
    keyword: '山田　てぬぐい',
    ordered_from_date: '2026-11-01',
    ordered_to_date: '2026-11-21',
    statuses: ['ordered'],
    payments: ['bt'],
    sort: 'ordered_asc',
    page: 3,
  })
})

test.for(['', '0', '-2', 'x', '1', 'NaN'])('page %j is the first', page => {
  expect(searchBody({ ...NO_SEARCH, page })).toEqual({})
})

test('what the API does not know goes to the API, which says so', () => {
  expect(searchBody({ ...NO_SEARCH, status: 'unheard', from: 'yesterday', page: '9999' })).toEqual({
    statuses: ['unheard'],
    ordered_from_date: 'yesterday',
    page: 9999,
  })
})
