/** A server that has lost what it cannot start itself, or whoever waits for it, ends, so that it can be started again. */
import { afterEach, expect, test, vi } from 'vitest'
import {
  argumentsOf,
  Folders,
  isKeeper,
  isRoot,
  keeperOf,
  processesOf,
  until,
} from '../support/embedded/processes.ts'
import { children, type Server, serve } from '../support/server-process.ts'
import { signal } from '../support/signal.ts'

// Servers are started and killed for real, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const folders = new Folders()
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await folders.clear()
})

/** The keeper of a folder's database, and the shell that guards it. */
function keepersOf(dataDir: string): { keeper: number | undefined; guard: number | undefined } {
  const guard = processesOf(dataDir).find(pid => {
    const words = argumentsOf(pid)
    return words[0] === '/bin/sh' && words.some(isKeeper)
  })
  return { keeper: keeperOf(dataDir), guard }
}

async function answers({ url }: Server): Promise<number | undefined> {
  return fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => undefined,
  )
}

// R-FAULT-7
test('a guard that is killed is followed by another, which takes the place of the keeper', async () => {
  const dataDir = folders.makeData()
  const server = await serve(dataDir)
  const first = keepersOf(dataDir)
  signal(first.guard, 'SIGKILL')
  await until(() => ![undefined, first.guard].includes(keepersOf(dataDir).guard), 'another guard is there')
  signal(first.keeper, 'SIGKILL')
  await until(() => ![undefined, first.keeper].includes(keeperOf(dataDir)), 'another keeper is there')
  expect(await answers(server)).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(processesOf(dataDir)).toEqual([])
})

// R-FAULT-7
test.runIf(isRoot)('without keeper and guard the server ends, to be started again', async () => {
  const dataDir = folders.makeData()
  const server = await serve(dataDir)
  const { keeper, guard } = keepersOf(dataDir)
  // Held still first, so that neither hears of the other's end.
  for (const name of ['SIGSTOP', 'SIGKILL'] as const) signal([keeper, guard], name)
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/"level":60.*is not running/)
  const next = await serve(dataDir)
  expect(await answers(next)).toBe(200)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
  expect(processesOf(dataDir)).toEqual([])
})

// R-FAULT-7
test('when whoever waits for it is killed the server ends, and its port is free', async () => {
  const dataDir = folders.makeData()
  const waits = ['/bin/sh', '-c', 'AKINAI_WAITING_PROCESS=$$ "$@" & wait', 'sh']
  const server = await serve(dataDir, {}, waits)
  expect(await answers(server)).toBe(200)
  server.child.kill('SIGKILL')
  await expect.poll(() => answers(server), { timeout: 20_000 }).toBeUndefined()
  await until(() => processesOf(dataDir).length === 0, 'all have ended')
})
