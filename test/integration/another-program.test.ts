/** Servers whose program is taken away and replaced by another while they run, as `npm ci` does it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { PROGRAM } from '../../src/privilege/program-copy.ts'
import { argumentsOf, Folders, partsBelow, processesOf } from '../support/embedded/processes.ts'
import { children, type Server, serve } from '../support/server-process.ts'
import { signal } from '../support/signal.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const PARTS = 2
const COPIED = ['bin', 'cli', 'client', 'demo', 'dist', 'docs', 'migrations', 'src', 'tools', 'package.json']
/** What the probe answers is changed, to tell which program it is. */
const TOLD = "status: 'ok' }))"

const folders = new Folders()
const dataDir = folders.makeData()
const checkout = makeProgram(folders.make('akinai-program-'))
const cache = join(checkout, 'node_modules', '.cache')

afterAll(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), { timeout: 10_000 })
  await folders.clear()
})

/** A checkout with the packages of this one, and a bundle of its own. */
function makeProgram(folder: string): string {
  for (const part of COPIED) cpSync(join(PROGRAM, part), join(folder, part), { recursive: true })
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(PROGRAM, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(PROGRAM, 'node_modules', name), join(packages, name))
  }
  return folder
}

async function prepare(): Promise<void> {
  const { bundleProgram } = (await import(
    pathToFileURL(join(checkout, 'tools', 'bundle-program.ts')).href
  )) as typeof import('../../tools/bundle-program.ts')
  await bundleProgram()
}

function change(told: string): void {
  const file = join(checkout, 'src/http/health.ts')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain("status: '")
  writeFileSync(file, text.replace(/status: '\w+' \}\)\)/, `status: '${told}' }))`))
}

const parts = ({ child }: Server) => partsBelow(child.pid ?? 0)

/** What is told on so many connections, one after another. */
async function tellings({ url }: Server): Promise<Set<string>> {
  const told = new Set<string>()
  for (let count = 0; count < PARTS * 2; count++) {
    const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } })
    told.add(((await answer.json()) as { status: string }).status)
  }
  return told
}

// R-GROW-3 R-GROW-4
test('a process that is started begins in the program that is there by then, and as soon as there is one', async () => {
  expect(readFileSync(join(checkout, 'src/http/health.ts'), 'utf8')).toContain(TOLD)
  await prepare()
  const server = await serve(dataDir, { AKINAI_PROCESSES: String(PARTS) }, [], checkout)
  await expect.poll(() => parts(server).length, { timeout: 20_000 }).toBe(PARTS)
  expect(parts(server).every(each => argumentsOf(each).join(' ').includes('/bundles/'))).toBe(true)

  let running = true
  const failures: unknown[] = []
  const asking = (async () => {
    while (running) {
      await tellings(server).catch(error => failures.push(error))
      await delay(20)
    }
  })()

  // As while `npm ci` works.
  rmSync(cache, { recursive: true })
  renameSync(join(checkout, 'src'), join(checkout, 'src-away'))
  const [killed = 0] = parts(server)
  signal(killed, 'SIGKILL')
  const endings = () => server.output().match(/a process of the server has ended/g)?.length ?? 0
  await expect.poll(endings, { timeout: 30_000 }).toBeGreaterThan(3)
  expect(parts(server)).not.toContain(killed)
  // Who was passed on to it in the moment of its end has to ask again.
  expect(failures.length).toBeLessThan(2)
  failures.length = 0
  renameSync(join(checkout, 'src-away'), join(checkout, 'src'))
  change('another')
  await prepare()
  await expect.poll(() => tellings(server), { timeout: 20_000 }).toEqual(new Set(['ok', 'another']))

  change('third')
  rmSync(cache, { recursive: true })
  await prepare()
  server.child.kill('SIGHUP')
  await expect.poll(() => tellings(server), { timeout: 40_000 }).toEqual(new Set(['third']))
  running = false
  await asking
  expect(failures).toEqual([])
  expect(server.output()).not.toContain('did not come to serve')
  expect(existsSync(cache)).toBe(true)

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
