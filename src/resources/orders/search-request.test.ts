import { describe, expect, test } from 'vitest'
import { paginationOf } from './pagination.ts'
import { checkDays, monthsOf, partOfMonths, timesOf, toSearchRequest } from './search-request.ts'

const NOW = new Date('2026-11-20T01:02:03Z')

describe('the months of UTC that days of Japan reach into', () => {
  test.each([
    [['2026-11-02', '2026-11-30'], ['202611']],
    [
      ['2026-11-01', '2026-11-01'],
      ['202610', '202611'],
    ],
    [
      ['2026-11-02', '2026-12-01'],
      ['202611', '202612'],
    ],
    [
      ['2026-12-31', '2027-01-01'],
      ['202612', '202701'],
    ],
    [
      ['2024-02-29', '2024-03-01'],
      ['202402', '202403'],
    ],
    [
      ['0001-01-01', '0001-01-02'],
      ['000012', '000101'],
    ],
    [['9999-12-31', '9999-12-31'], ['999912']],
  ] as const)('%j', (days, months) => {
    expect(monthsOf(days)).toEqual(months)
  })

  test('a year is twelve of them, or thirteen', () => {
    const months = monthsOf(['2025-11-20', '2026-11-19'])
    expect(months).toHaveLength(13)
    expect([months[0], months[12]]).toEqual(['202511', '202611'])
  })
})

test.each([
  [['2026-11-02', '2026-12-01'], 30 / 61],
  [['2026-11-20', '2026-11-20'], 1 / 30],
  [['2026-11-01', '2026-11-01'], 1 / 61],
  [['2025-11-20', '2026-11-19'], 365 / 395],
  [['0001-01-01', '0001-01-31'], 31 / 62],
] as const)('of the time of their months the days %j are %d', (days, part) => {
  expect(partOfMonths(days)).toBeCloseTo(part, 10)
})

test('a day goes from midnight to midnight in Japan', () => {
  expect(timesOf(['2026-03-01', '2026-03-01'])).toEqual([
    new Date('2026-02-28T15:00:00Z'),
    new Date('2026-03-01T15:00:00Z'),
  ])
})

// R-SEARCH-4
test('what is left out is filled in, and empty lists are no filters', () => {
  expect(toSearchRequest({ statuses: [], payments: [], order_types: [], properties: [] }, NOW)).toEqual({
    words: [],
    days: ['2026-08-20', '2026-11-20'],
    ...{ statuses: null, payments: null, order_types: null, properties: null },
    ...{ sort: 'ordered_desc', limit: 20, page: 1 },
  })
})

// R-SEARCH-3
test.each([
  [{}, null],
  [{ ordered_from_date: '2026-11-20' }, null],
  [
    { ordered_from_date: '2026-11-21' },
    ['/ordered_from_date', 'must not be after 2026-11-20, which is today'],
  ],
  [{ ordered_from_date: '2025-11-21' }, null],
  [
    { ordered_from_date: '2025-11-20' },
    ['/ordered_from_date', 'must be less than a year before 2026-11-20, which is today'],
  ],
  [{ ordered_to_date: '2099-01-01' }, null],
  [{ ordered_from_date: '2026-02-02', ordered_to_date: '2026-02-02' }, null],
  [
    { ordered_from_date: '2026-02-02', ordered_to_date: '2026-02-01' },
    ['/ordered_from_date', 'must not be after 2026-02-01, the last day'],
  ],
  [{ ordered_from_date: '2024-02-29', ordered_to_date: '2025-02-27' }, null],
  [
    { ordered_from_date: '2024-02-29', ordered_to_date: '2025-02-28' },
    ['/ordered_to_date', 'must be before 2025-02-28, one year after the first day'],
  ],
  [{ ordered_from_date: '9999-01-01', ordered_to_date: '9999-12-31' }, null],
])('the days %j are fine, or at fault: %j', (asked, fault) => {
  const wanted = fault === null ? [] : [{ pointer: fault[0], detail: fault[1] }]
  expect(checkDays(asked, '2026-11-20')).toEqual(wanted)
})

test.each([
  [{ page: 1, limit: 20 }, 0, [0, false, false]],
  [{ page: 1, limit: 20 }, 20, [1, false, false]],
  [{ page: 1, limit: 20 }, 21, [2, true, false]],
  [{ page: 2, limit: 20 }, 21, [2, false, true]],
  [{ page: 9, limit: 20 }, 21, [2, false, true]],
])('%j of %i', (asked, total, [total_pages, has_next, has_previous]) => {
  expect(paginationOf(asked, total)).toEqual({
    ...asked,
    total_count: total,
    total_pages,
    has_next,
    has_previous,
  })
})
