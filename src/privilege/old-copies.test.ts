import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { removeOldCopies } from './old-copies.ts'

test.skipIf(!existsSync('/proc/self/exe'))(
  'a copy from which a process runs stays, however old it is',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'akinai-copies-'))
    try {
      for (const name of [
        'program-a-1',
        'program-a-2',
        'program-a-3',
        'program-b-1',
        'program-a-partial-x',
      ]) {
        mkdirSync(join(folder, name))
        // By the time at which they were made; the clock of a file system may go in steps of some milliseconds.
        await delay(20)
      }
      const program = join(folder, 'program-a-1', 'node')
      copyFileSync(process.execPath, program)
      mkdirSync(join(folder, 'program-a-4'))
      const child = spawn(program, ['-e', 'console.log(1); setInterval(() => {}, 1000)'])
      await once(child.stdout, 'data')
      removeOldCopies(folder, 'program-a-')
      const left = ['program-a-1', 'program-a-4', 'program-a-partial-x', 'program-b-1']
      expect(readdirSync(folder).sort()).toEqual(left)
      child.kill('SIGKILL')
      await once(child, 'exit')
      removeOldCopies(folder, 'program-a-')
      expect(readdirSync(folder).sort()).toEqual(left.slice(1))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
