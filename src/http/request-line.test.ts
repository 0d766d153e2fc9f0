import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pino } from '#pino'
import { systemClock } from '../lib/clock.ts'
import { type AnsweredRequest, makeRequestLines } from './request-line.ts'

const ids = fc.integer({ min: 1, max: 2 ** 31 })

const requests: fc.Arbitrary<AnsweredRequest> = fc.record({
  reqId: fc.stringMatching(/^[A-Za-z0-9._-]{1,128}$/),
  method: fc.constantFrom('GET', 'POST', 'M-SEARCH'),
  url: fc.oneof(fc.webPath(), fc.string({ unit: 'binary' })),
  operation: fc.option(fc.constant('getItem'), { nil: undefined }),
  status: fc.integer({ min: 100, max: 599 }),
  ms: fc.integer({ min: 0, max: 10 ** 7 }).map(tenths => tenths / 10),
  shop: ids,
  token: ids,
})

test('a line is to the byte what pino writes, whatever was asked for', () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: line => void lines.push(line) }).child({ process: '"2"' })
  const write = makeRequestLines(log, systemClock)
  const withoutTime = (line: string | undefined) => line?.replace(/"time":\d+/, '"time":0')
  const tell = (request: AnsweredRequest) => {
    lines.length = 0
    log.info(request, 'answered')
    write(request)
    expect(withoutTime(lines[1])).toBe(withoutTime(lines[0]))
  }
  fc.assert(fc.property(requests, tell))
  fc.assert(
    fc.property(requests, request => tell({ ...request, shop: undefined, token: undefined })),
    { numRuns: 10 },
  )
})
