import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

const SAYS = `const { say } = await import(process.argv[1])
say('there\\n')
setTimeout(() => { say('again\\n'); setTimeout(() => process.stderr.write('goes on'), 50) }, 50)`

const run = (stdout: number | 'pipe') =>
  spawnSync(process.execPath, ['-e', SAYS, new URL('./say.ts', import.meta.url).href], {
    ...{ stdio: ['ignore', stdout, 'pipe'], encoding: 'utf8' },
  })

test('what is said is written', () => {
  expect(run('pipe').stdout).toBe('there\nagain\n')
})

test.skipIf(!existsSync('/dev/full'))('who cannot be told any more keeps nobody from going on', () => {
  const { status, stderr } = run(openSync('/dev/full', 'w'))
  expect([status, stderr]).toEqual([0, 'goes on'])
})
