/** Jobs that ask the payment service, and what becomes of the others while it says nothing. */
import { describe, expect, test, vi } from 'vitest'
import type { Context } from '../../src/context.ts'
import { workOf } from '../../src/jobs/tasks.ts'
import { resolvePayments } from '../../src/resources/orders/jobs/resolve-payments.ts'
import { createTestApi } from '../support/api.ts'
import { createTestContext, createTestShop } from '../support/context.ts'
import { placeOrder } from '../support/orders/place.ts'
import { newShopScene } from './fuzz/support/scene.ts'
import { leaveForTasks, tasksOf } from './lost-exchanges/support/jobs.ts'
import { BEGINNING, startWorld } from './lost-exchanges/support/world.ts'

/** A context whose payment service hears what `note` is called for, and answers as it always does. */
function listening<Of extends Context>(context: Of, note: () => void): Of {
  const { gateway } = context.payments
  const heard: typeof gateway = {
    ...gateway,
    perform: (operation, signal) => {
      note()
      return gateway.perform(operation, signal)
    },
    lookUp: (key, shopId, signal) => {
      note()
      return gateway.lookUp(key, shopId, signal)
    },
  }
  return { ...context, payments: { ...context.payments, gateway: heard } }
}

describe('jobs that ask the payment service', () => {
  test('are done one after the other, so that a worker is left for the others', async () => {
    await using world = await startWorld()
    const { page } = world
    page.context.setTime(BEGINNING)
    const all = tasksOf(page.context).names
    await leaveForTasks(world, await newShopScene(page, 'asking'), 'asking', all)
    const asking = new Set<string>()
    let task = ''
    const { run } = tasksOf(listening(page.context, () => asking.add(task)))
    for (task of all) await run(task)
    const { regular, workers } = workOf(page.context)
    const inLine = regular.filter(({ options }) => options?.queueName === 'payments')
    // Those that were seen to ask here, and the one that asks when what is fetched at the shop is paid by a service.
    expect([...asking]).toEqual(
      expect.arrayContaining(['resolve_payments', 'resolve_placements', 'order_again']),
    )
    expect(inLine.map(each => each.task)).toEqual(expect.arrayContaining([...asking]))
    // One of each is in line at most, however long the one before takes.
    for (const { task: name, options } of inLine) expect(options?.jobKey).toBe(name)
    expect(workers).toBeGreaterThan(1)
  }, 60_000)

  test('take up what they can in half a minute, and the rest in the next run', async () => {
    await using context = await createTestContext()
    context.setTime('2026-11-20T01:02:03Z')
    const shopId = await createTestShop(context)
    await using api = await createTestApi(
      { ...context, payments: { ...context.payments, timeoutMs: 100 } },
      shopId,
    )
    for (let nth = 0; nth < 5; nth++) {
      const order = await placeOrder(context, shopId, { payment: 'authorized' }, 'sim:void=timeout_before')
      expect((await api.call('POST', `${order.path}/cancel`, {})).statusCode).toBe(504)
    }
    context.setTime('2026-11-20T01:22:03Z')
    // Each question takes ten seconds of a clock of ours, and has no answer.
    let waited = 0
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + waited)
    const nothing = async () => {
      waited += 10_000
      throw new Error('no answer')
    }
    const { gateway, timeoutMs } = context.payments
    const silent = { timeoutMs, gateway: { ...gateway, perform: nothing, lookUp: nothing } }
    const runs = [await resolvePayments({ ...context, payments: silent })]
    runs.push(await resolvePayments(context))
    clock.mockRestore()
    expect(runs).toEqual([
      { settled: 0, open: 3 },
      { settled: 2, open: 0 },
    ])
  })
})
