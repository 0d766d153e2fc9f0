import { expect, test } from 'vitest'
import { makeLastTold } from './last-told.ts'
import type { ToldMetrics } from './messages.ts'
import { pageOf } from './metrics-page.ts'

/** What a process tells that has answered so often. */
function told(answers: number, bytes = 100): ToldMetrics {
  const counts = (status: number, count: number) => [
    { labels: { le: 1, status }, value: count, metricName: 'seconds_bucket' },
    { labels: { le: '+Inf', status }, value: count, metricName: 'seconds_bucket' },
    { labels: { status }, value: count / 10, metricName: 'seconds_sum' },
    { labels: { status }, value: count, metricName: 'seconds_count' },
  ]
  return [
    { name: 'calls_total', type: 'counter', values: [{ labels: {}, value: answers }] },
    { name: 'bytes', type: 'gauge', values: [{ labels: {}, value: bytes }] },
    { name: 'seconds', type: 'histogram', values: [...counts(200, answers), ...counts(500, 1)] },
  ].map(metric => ({ ...metric, help: 'Told', aggregator: 'sum' })) as unknown as ToldMetrics
}

/** The figures of the page. */
async function figures(all: readonly ToldMetrics[]): Promise<Record<string, number>> {
  const lines = (await pageOf(all)).matchAll(/^([a-z]\S*) (\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value]) => [name, Number(value)]))
}

const [ONE, TWO, THREE] = [{}, {}, {}]

// R-GROW-3
test('counts of those that have ended stay, and nothing else of them', async () => {
  const last = makeLastTold<object>()
  last.note(ONE, 1, told(10))
  last.note(TWO, 2, told(20))
  const before = await figures(last.all())
  expect(before).toMatchObject({ calls_total: 30, bytes: 200, 'seconds_count{status="200"}': 30 })
  last.end(TWO)
  expect(await figures(last.all())).toEqual({ ...before, bytes: 100 })
  last.note(THREE, 3, told(5))
  last.end(ONE)
  expect(await figures(last.all())).toMatchObject({
    ...{ calls_total: 35, bytes: 100, 'seconds_count{status="200"}': 35, 'seconds_count{status="500"}': 3 },
    ...{ 'seconds_bucket{le="1",status="200"}': 35, 'seconds_bucket{le="+Inf",status="500"}': 3 },
  })
})

// R-GROW-3
test('what is told late counts once, what comes after the end not at all', async () => {
  const last = makeLastTold<object>()
  last.note(ONE, 1, told(10))
  // The later question was answered first.
  last.note(ONE, 3, told(13))
  last.note(ONE, 2, told(11))
  expect(await figures(last.all())).toMatchObject({ calls_total: 13 })
  last.end(ONE)
  last.note(ONE, 4, told(14))
  last.end(ONE)
  expect(await figures(last.all())).toMatchObject({ calls_total: 13, 'seconds_count{status="200"}': 13 })
})

// R-GROW-3
test('a thousand that have ended take no more room than one', () => {
  const last = makeLastTold<object>()
  for (let count = 1; count <= 1000; count++) {
    const each = {}
    last.note(each, count, told(1))
    last.end(each)
  }
  const [ofEnded, ...others] = last.all()
  expect(others).toEqual([])
  expect(ofEnded?.map(({ name, values }) => [name, values.length])).toEqual([
    ['calls_total', 1],
    ['seconds', 8],
  ])
})
