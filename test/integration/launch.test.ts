import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ENVIRONMENT, FLAGS } from '../../bin/launch.js'
import { AKINAI } from '../support/command-line.ts'

/** What a process says of itself before its program begins. */
interface Begun {
  readonly pid: number
  readonly flags: readonly string[]
  readonly arenas: string | undefined
  readonly blocks: string | undefined
}

const PROBE = `data:text/javascript,console.log(JSON.stringify({
  pid: process.pid,
  flags: process.execArgv,
  arenas: process.env.MALLOC_ARENA_MAX,
  blocks: process.env.MALLOC_MMAP_THRESHOLD_,
}))`.replaceAll(/\s+/g, '')

/** Runs a command and answers its processes one after the other; the server ends at once, since its port is none. */
function launch(word: string, flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { pid, status, stdout } = spawnSync(process.execPath, [...flags, '--import', PROBE, AKINAI, word], {
    encoding: 'utf8',
    env: { PORT: 'none', ...env },
  })
  const lines = stdout.split('\n').filter(line => line.startsWith('{'))
  return { pid, status, begun: lines.map((line): Begun => JSON.parse(line)) }
}

test('the server becomes one with its flags and variables, under the same number, with the same exit code', () => {
  const { pid, status, begun } = launch('serve')
  expect(status).toBe(2)
  expect(begun).toHaveLength(2)
  expect(begun[1]?.pid).toBe(pid)
  expect(begun[1]?.flags).toEqual(expect.arrayContaining([...FLAGS]))
  expect(begun[1]).toMatchObject({
    arenas: ENVIRONMENT.MALLOC_ARENA_MAX,
    blocks: ENVIRONMENT.MALLOC_MMAP_THRESHOLD_,
  })
})

test('what was said by hand counts: a variable stays, a flag comes last', () => {
  const { begun } = launch('serve', ['--max-semi-space-size=32'], { MALLOC_ARENA_MAX: '5' })
  expect(begun[1]).toMatchObject({ arenas: '5', blocks: ENVIRONMENT.MALLOC_MMAP_THRESHOLD_ })
  const isOfSize = (flag: string) => flag.startsWith('--max-semi-space-size')
  expect(begun[1]?.flags.filter(isOfSize)).toEqual([...FLAGS.filter(isOfSize), '--max-semi-space-size=32'])
})

test('a server that has them, and any other command, begins once', () => {
  expect(launch('serve', FLAGS, ENVIRONMENT).begun).toHaveLength(1)
  expect(launch('--help').begun).toHaveLength(1)
})
