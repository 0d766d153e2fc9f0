/** The programs of a trial cluster (`npm run cluster`): that one is missing or ends at once is told, and not waited for. */
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { answersWell, begin, PATH } from '../../deploy/cluster/programs.ts'
import { newestPostgres } from '../../deploy/patroni/patroni.ts'
import { Folders } from '../support/embedded/processes.ts'
import { freePort } from '../support/free-port.ts'
import { signal } from '../support/signal.ts'

const folders = new Folders()
afterAll(() => folders.clear())

const folder = folders.make()
const manner = (name: string) => ({ env: { PATH }, log: join(folder, `${name}.log`) })
const says = (name: string, script: string) => begin('sh', ['-c', script], manner(name))

/** Answers whatever it is asked. */
async function serveAnything() {
  const port = await freePort()
  const server = createServer((_request, answer) => answer.end()).listen(port, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

test('one that ends at once is told with the end of its log, also where somebody else answers at its port', async () => {
  await using other = await serveAnything()
  const free = await freePort()
  {
    await using program = says('taken', 'seq 20; echo address already in use; exit 3')
    const told = `sh has ended with exit code 3. ${folder}/taken.log ends with:\n12\n`
    await expect(answersWell(`http://127.0.0.1:${free}/`)).rejects.toThrow(told)
    await expect(answersWell(other.url)).rejects.toThrow('address already in use')
    expect(program.pid).toBeGreaterThan(0)
  }
  await answersWell(other.url)
})

test('one that is not installed is told by its name', async () => {
  await using _program = begin('akinai-has-no-such-program', [], manner('missing'))
  const url = `http://127.0.0.1:${await freePort()}/`
  await expect(answersWell(url)).rejects.toThrow('akinai-has-no-such-program could not be started')
})

test('one that was killed, or told to end, holds nobody up', async () => {
  await using other = await serveAnything()
  await using killed = says('killed', 'exec sleep 60')
  signal(killed.pid, 'SIGKILL')
  await vi.waitFor(() => expect(existsSync(`/proc/${killed.pid}`)).toBe(false))
  await using told = says('told', 'trap "exit 1" TERM; while :; do sleep 0.1; done')
  await answersWell(other.url)
  await told[Symbol.asyncDispose]()
  await answersWell(other.url)
})

test('a system without PostgreSQL has none, and of several the newest is taken', () => {
  expect(newestPostgres(join(folder, 'nothing'))).toBeUndefined()
  for (const version of ['9.6', '14', '15', '17'])
    mkdirSync(join(folder, 'versions', version), { recursive: true })
  expect(newestPostgres(join(folder, 'versions'))).toBe(join(folder, 'versions', '17', 'bin'))
})
