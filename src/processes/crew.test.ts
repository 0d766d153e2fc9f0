import { expect, test, vi } from 'vitest'
import { pino } from '#pino'
import { startCrew } from './crew.ts'
import type { ToPart } from './messages.ts'
import type { Part } from './part.ts'

/** One that does what its test says, and what it was told. */
class Hired implements Part {
  readonly pid: number
  readonly entry = 'entry'
  readonly startedAt = performance.now()
  readonly heardAt = Number.POSITIVE_INFINITY
  state: Part['state'] = 'starting'
  readonly connections = new Map<number, string | undefined>()
  readonly passed: Part['passed'] = new Map()
  readonly told: ToPart['kind'][] = []
  readonly #settled = Promise.withResolvers<void>()
  readonly #ended = Promise.withResolvers<string>()

  constructor(pid: number) {
    this.pid = pid
  }

  get settled() {
    return this.#settled.promise
  }

  get ended() {
    return this.#ended.promise
  }

  tell({ kind }: ToPart) {
    this.told.push(kind)
  }

  dismiss() {
    if (this.state !== 'gone') this.state = 'leaving'
  }

  kill() {
    this.end()
  }

  serve() {
    this.state = 'serving'
    this.#settled.resolve()
  }

  end() {
    this.state = 'gone'
    this.#settled.resolve()
    this.#ended.resolve('ended')
  }
}

/** A crew of two that serve, the first of whom leads. */
async function startTwo() {
  const hired: Hired[] = []
  const crew = startCrew({
    ...{ size: 2, hangMs: 30_000, stopMs: 0, requestTimeoutMs: 0 },
    begin: { kind: 'begin', dataDir: '/none', port: 1, startsImages: false },
    log: pino({ level: 'silent' }),
    hear: () => {},
    onChange: () => {},
    start: () => {
      const part = new Hired(hired.length + 1)
      hired.push(part)
      return part
    },
  })
  const the = (index: number) => vi.waitFor(() => hired[index] ?? Promise.reject(new Error('none is there')))
  const [first, second] = await Promise.all([the(0), the(1)])
  first.serve()
  await crew.begun
  second.serve()
  await vi.waitFor(() => expect(first.told).toContain('lead'))
  return { crew, first, second, the }
}

// R-GROW-4
test('where the one that leads is replaced its successor leads at once, however long it still answers', async () => {
  const { crew, first, second, the } = await startTwo()
  void crew.replaceAll()
  const fresh = await the(2)
  expect(fresh.told).toEqual([])
  fresh.serve()
  await vi.waitFor(() => expect(first.state).toBe('leaving'))
  expect(fresh.told).toContain('lead')
  expect(second.told).not.toContain('lead')
})

// R-GROW-3
test('where the one that leads is told to leave by somebody else another leads', async () => {
  const { crew, first, second } = await startTwo()
  crew.dismiss(first, 0, 0)
  expect(first.state).toBe('leaving')
  expect(second.told).toContain('lead')
})

// R-GROW-3 R-GROW-4
test('where one dies whose successor is on its way there are as many as before', async () => {
  const { crew, first, second, the } = await startTwo()
  void crew.replaceAll()
  const fresh = await the(2)
  first.end()
  const again = await the(3)
  again.serve()
  fresh.serve()
  await vi.waitFor(() => expect(crew.serving()).toHaveLength(2))
  fresh.end()
  // The other one is replaced as ever.
  const last = await the(4)
  last.serve()
  await vi.waitFor(() => expect(second.state).toBe('leaving'))
  second.end()
  await vi.waitFor(() => expect(crew.all()).toHaveLength(2))
  expect(crew.serving()).toEqual([again, last])
})
