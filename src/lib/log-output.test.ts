import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, readFileSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { makeLogOutput } from './log-output.ts'

const TERMS = { least: 10, most: 20, everyMs: 20, room: 1000 }
const PATH = join(tmpdir(), `akinai-log-output-${process.pid}`)
const SOURCE = fileURLToPath(new URL('log-output.ts', import.meta.url))

afterEach(() => rmSync(PATH, { force: true }))

test('writes blocks whole and in their order, by itself after a while, and what is left at once when told to', async () => {
  const fd = openSync(PATH, 'w')
  const output = makeLogOutput(fd, TERMS)
  const blocks = ['first\n', 'second\n', `${'long '.repeat(20)}\n`, 'て\n']
  for (const block of blocks) output.write(block)
  const told = () => readFileSync(PATH, 'utf8')
  await expect.poll(told).toBe(blocks.join(''))
  output.write('a\n')
  await expect.poll(told).toBe(`${blocks.join('')}a\n`)
  output.write('b\n')
  output.flushSync()
  expect(told()).toBe(`${blocks.join('')}a\nb\n`)
  closeSync(fd)
})

test('what waits has its room, and the newest is lost', () => {
  const fd = openSync(PATH, 'w')
  const output = makeLogOutput(fd, { ...TERMS, least: 10_000, everyMs: 60_000, room: 8 })
  for (const block of ['12345\n', 'lost\n', '6\n']) output.write(block)
  output.flushSync()
  expect(readFileSync(PATH, 'utf8')).toBe('12345\n6\n')
  closeSync(fd)
})

/** Writes a line every 10 ms for a while, and once more as it ends. */
const program = (line: string) => `
  import { makeLogOutput } from ${JSON.stringify(SOURCE)}
  const output = makeLogOutput(1, ${JSON.stringify({ ...TERMS, room: 8_000_000 })})
  const line = () => output.write(${line})
  process.on('exit', () => { line(); output.flushSync() })
  setInterval(line, 10)
  setTimeout(() => process.exit(3), 200)`

function start(stdout: number | 'pipe', line = `'a line of the log\\n'`): ChildProcess {
  const words = ['--input-type=module', '--eval', program(line)]
  return spawn(process.execPath, words, { stdio: ['ignore', stdout, 'ignore'] })
}

async function endOf(child: ChildProcess): Promise<unknown> {
  const code = await Promise.race([once(child, 'exit'), delay(20_000, ['it does not end'])])
  child.kill('SIGKILL')
  return code[0]
}

test('a disk that is full ends no process, and keeps none from its end', async () => {
  const full = openSync('/dev/full', 'w')
  expect(await endOf(start(full))).toBe(3)
  closeSync(full)
})

test('nor does a reader that is gone', async () => {
  const gone = start('pipe')
  gone.stdout?.destroy()
  expect(await endOf(gone)).toBe(3)
})

/** A pipe, of which Node's own have none between processes: what is written to and what is read from. */
function makePipe(): { write: number; read: number } {
  execFileSync('mkfifo', [PATH])
  const read = openSync(PATH, constants.O_RDONLY | constants.O_NONBLOCK)
  return { write: openSync(PATH, 'w'), read }
}

test('nor does one that has stopped reading', async () => {
  const { write, read } = makePipe()
  expect(await endOf(start(write, `'x'.repeat(200_000) + '\\n'`))).toBe(3)
  for (const each of [write, read]) closeSync(each)
})

test('a reader that was slow gets the lines whole and in their order', async () => {
  const { write, read } = makePipe()
  // 20 of them, of which a pipe has room for 64 KiB.
  const long = 'x'.repeat(4_000)
  start(write, `'${long}' + (globalThis.n = (globalThis.n ?? 0) + 1) + '\\n'`)
  closeSync(write)
  await delay(400)
  const lines = (await text(new Socket({ fd: read }))).split('\n').filter(Boolean)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines).toEqual(lines.map((_, index) => `${long}${index + 1}`))
})
