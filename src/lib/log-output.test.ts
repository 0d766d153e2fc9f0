import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
const PROGRAM = `
  import { makeLogOutput } from ${JSON.stringify(SOURCE)}
  const output = makeLogOutput(1, ${JSON.stringify(TERMS)})
  const line = () => output.write('a line of the log\\n')
  process.on('exit', () => { line(); output.flushSync() })
  setInterval(line, 10)
  setTimeout(() => process.exit(3), 200)`

function start(stdout: number | 'pipe'): ChildProcess {
  const words = ['--input-type=module', '--eval', PROGRAM]
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
