/** Whoever watches the server hears soon of a database that says nothing. */
import { expect } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { openReplicaReads } from '../../src/db/replica.ts'
import { buildTestApi } from '../support/api.ts'
import { test } from '../support/fixture.ts'
import { startProxy } from '../support/proxy.ts'

/** Milliseconds: a half of what others wait, and more than twice what these are given. */
const SOON_MS = 5_000

// R-GROW-7
test('probes and metrics do not wait for a database that says nothing', async ({ context, api }) => {
  const proxy = await startProxy(context.address)
  const db = openDatabase({ ...context.address, host: '127.0.0.1', port: proxy.port })
  // By way of the primary it is found out how a replica is; what is at its address here is none.
  const replica = openReplicaReads(db, context.address, () => {})
  const silent = await buildTestApi({ ...context, db, replica }, api.token)
  const look = () => Promise.all([silent.app.inject('/readyz'), silent.app.inject('/metrics')])
  try {
    const [ready, metrics] = await look()
    expect(ready.statusCode).toBe(200)
    expect(metrics.body).toContain('\nakinai_shop_budget_used_ratio{')
    proxy.silence()
    const begun = performance.now()
    const [unready, less] = await look()
    expect(performance.now() - begun).toBeLessThan(SOON_MS)
    expect([unready.statusCode, unready.json().checks.database]).toEqual([503, 'unreachable'])
    expect(less.body).not.toContain('\nakinai_shop_budget_used_ratio{')
    expect(less.body).toContain('\nakinai_disk_floor_bytes ')
  } finally {
    await proxy.mend()
    await silent[Symbol.asyncDispose]()
    await replica.close()
    await db.close()
    await proxy.cut()
  }
})
