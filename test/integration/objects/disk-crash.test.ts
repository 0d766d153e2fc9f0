import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDiskStore } from '../../../src/objects/disk/disk-store.ts'

const WRITER = fileURLToPath(new URL('support/disk-writer.ts', import.meta.url))

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akinai-crash-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the writer and kills it so many milliseconds after its first promise; answers what it had promised. */
async function promisesUntilKilled(run: number, ms: number): Promise<string[]> {
  const child = spawn(process.execPath, [WRITER, folder, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const closed = new Promise(resolve => child.once('close', resolve))
  await expect.poll(() => output, { timeout: 20_000, interval: 5 }).toContain('kept')
  await delay(ms)
  child.kill('SIGKILL')
  await closed
  expect(child.signalCode).toBe('SIGKILL')
  return output.split('\n').slice(0, -1)
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}

function isWhole(bytes: Buffer): boolean {
  return createHash('sha256').update(bytes.subarray(32)).digest().equals(bytes.subarray(0, 32))
}

test('killed at any moment, the store keeps what it promised and shows nothing half-written', async () => {
  const kept = new Set<string>()
  const gone = new Set<string>()
  for (let run = 0; run < 12; run++) {
    const promises = await promisesUntilKilled(run, Math.random() * 250)
    expect(promises.filter(line => line.startsWith('failed'))).toEqual([])
    for (const line of promises) {
      const [word, key = ''] = line.split(' ')
      if (word === 'kept') kept.add(key)
      else gone.add(key)
    }
    const files = (await filesIn(folder)).filter(file => !file.includes('.temporary'))
    for (const file of files) expect([file, isWhole(await readFile(file))]).toEqual([file, true])
    const there = new Set(files.map(file => file.slice(folder.length + 1)))
    // Of every third image the removal may have been done and not yet told.
    const mayBeGone = (key: string) => Number(/^images\/\d+-\d+-(\d+)\//.exec(key)?.[1]) % 3 === 0
    expect([...kept].filter(key => !there.has(key) && !gone.has(key) && !mayBeGone(key))).toEqual([])
    expect([...gone].filter(key => there.has(key))).toEqual([])
  }
  expect(kept.size).toBeGreaterThan(50)
  const leftovers = (await filesIn(folder)).filter(file => file.includes('.temporary'))
  expect(leftovers.length).toBeGreaterThan(0)

  // The day after, the first use clears them away, and nothing else.
  const whole = (await filesIn(folder)).length - leftovers.length
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000)
  const clock = { now: () => tomorrow }
  const store = makeDiskStore({ folder, baseUrl: '', secret: async () => Buffer.alloc(32), clock })
  await store.size('uploads/any')
  expect((await filesIn(folder)).length).toBe(whole)
  expect(await readdir(join(folder, '.temporary'))).toEqual([])
})

test('a file that becomes larger than the disk allows is a failure of the store, and leaves nothing behind', async () => {
  const limited = join(folder, 'limited')
  // As good as a full disk, and any user can have it: files end at 50 kB.
  const command = `ulimit -f 100; exec "${process.execPath}" "${WRITER}" "${limited}" 0`
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  await new Promise(resolve => child.once('close', resolve))
  expect(output).toContain('kept ')
  expect(output).toMatch(/^failed ObjectStoreError EFBIG$/m)
  for (const file of await filesIn(limited)) expect(isWhole(await readFile(file))).toBe(true)
})
