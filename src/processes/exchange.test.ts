import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeExchange } from './exchange.ts'
import type { ToldMetrics, ToPart } from './messages.ts'
import { pageOf } from './metrics-page.ts'
import type { Part } from './part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A count and a figure that is no count. */
function metrics(calls: number): ToldMetrics {
  const of = (name: string, type: string, value: number) => ({
    ...{ name, type, help: name, aggregator: 'sum', values: [{ labels: {}, value }] },
  })
  return [of('calls_total', 'counter', calls), of('processes', 'gauge', 1)] as unknown as ToldMetrics
}

/** A server of these processes, none of which is one. */
function server() {
  const parts: Fake[] = []
  const hear = makeExchange({ parts: () => parts.map(({ part }) => part), own: () => [] })
  class Fake {
    calls = 0
    /** Whether it answers at once; else its answers come when they are let out. */
    prompt = true
    readonly waiting: (() => void)[] = []
    readonly #end = Promise.withResolvers<string>()
    readonly part: Part
    page: readonly ToldMetrics[] = []

    constructor(state: Part['state'] = 'serving') {
      this.part = { state, ended: this.#end.promise, tell: (message: ToPart) => this.#take(message) } as Part
      parts.push(this)
    }

    #take(message: ToPart): void {
      if (message.kind === 'metrics-of-all') this.page = message.told
      if (message.kind !== 'tell-metrics') return
      const told = metrics(this.calls)
      const answer = () => hear(this.part, { kind: 'metrics', id: message.id, told })
      if (this.prompt) answer()
      else this.waiting.push(answer)
    }

    /** What /metrics shows of all, when this one is asked. */
    async look(): Promise<Record<string, number>> {
      hear(this.part, { kind: 'want-metrics', id: 1 })
      await vi.advanceTimersByTimeAsync(2_000)
      const lines = (await pageOf(this.page)).matchAll(/^([a-z]\S*) (\S+)$/gm)
      return Object.fromEntries([...lines].map(([, name = '', value]) => [name, Number(value)]))
    }

    end(lastCalls?: number): void {
      if (lastCalls !== undefined) hear(this.part, { kind: 'last-metrics', told: metrics(lastCalls) })
      parts.splice(parts.indexOf(this), 1)
      this.part.state = 'gone'
      this.#end.resolve('SIGKILL')
    }
  }
  return Fake
}

// R-GROW-3
test('of a process that is late its last answer counts, and once when it comes', async () => {
  const Fake = server()
  const [one, two] = [new Fake(), new Fake()]
  Object.assign(one, { calls: 10 })
  Object.assign(two, { calls: 5 })
  expect(await one.look()).toEqual({ calls_total: 15, processes: 2 })
  Object.assign(two, { calls: 7, prompt: false })
  expect(await one.look()).toEqual({ calls_total: 15, processes: 2 })
  for (const answer of two.waiting.splice(0)) answer()
  expect(await one.look()).toEqual({ calls_total: 17, processes: 2 })
  // An answer to what was asked before comes after the next one.
  Object.assign(two, { calls: 9, prompt: true })
  expect(await one.look()).toEqual({ calls_total: 19, processes: 2 })
  for (const answer of two.waiting.splice(0)) answer()
  expect(await one.look()).toEqual({ calls_total: 19, processes: 2 })
})

// R-GROW-3
test('what a process has counted stays when it ends, by itself or in order, and while it leaves', async () => {
  const Fake = server()
  const [one, two, three] = [new Fake(), new Fake(), new Fake('starting')]
  for (const [at, each] of [one, two, three].entries()) each.calls = 10 ** at
  expect(await two.look()).toEqual({ calls_total: 11, processes: 2 })
  three.part.state = 'serving'
  two.part.state = 'leaving'
  expect(await one.look()).toEqual({ calls_total: 111, processes: 3 })
  two.end()
  expect(await one.look()).toEqual({ calls_total: 111, processes: 2 })
  one.end(4)
  expect(await three.look()).toEqual({ calls_total: 114, processes: 1 })
})
