import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { explainOutside } from '../../src/db/explain-outside.ts'
import { explainPort } from '../../src/lib/port.ts'
import { serve } from '../../src/main.ts'
import { AKINAI, environmentFor, runAkinai, startAkinai } from '../support/command-line.ts'
import { test } from '../support/fixture.ts'
import { makeOpenFolder } from '../support/open-folder.ts'

const NOWHERE = 'http://127.0.0.1:1'

/** An error as the system or the driver throws it. */
function failure(code: string, message = code): Error {
  return Object.assign(new Error(message), { code })
}

// R-CLI-4
describe('what cannot be started on is told before anything is made, with what to type', () => {
  test('a taken port', async ({ context }) => {
    const taken = createServer(socket => socket.destroy()).listen(0, '127.0.0.1')
    await new Promise(resolve => taken.once('listening', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const dataDir = join(context.config.dataDir, 'none')
    try {
      const config = readConfig({ PORT: String(port), AKINAI_DATA_DIR: dataDir })
      await expect(serve(config)).rejects.toMatchObject({
        name: 'PlainFailure',
        message: expect.stringMatching(
          new RegExp(`^Port ${port} of 127.0.0.1 is taken by another program. .*PORT=\\d+ npx akinai serve$`),
        ),
      })
      expect(existsSync(dataDir)).toBe(false)
    } finally {
      taken.close()
    }
  })

  test.for([
    ['EACCES', 'Only root may listen on port 80.'],
    ['ENOTFOUND', 'HOST=shop.invalid is no name or address of this machine.'],
    ['EMFILE', 'Nothing can listen on port 80 of shop.invalid (EMFILE).'],
  ] as const)('a place of which the system says %s', async ([code, told]) => {
    const place = { host: 'shop.invalid', port: 80 }
    expect((await explainPort(failure(code), place, NOWHERE)).message).toContain(told)
  })

  test.for([
    ['ENOTFOUND', 'no host is named db.invalid'],
    ['ECONNREFUSED', 'nothing listens on db.invalid:5433'],
    ['EHOSTUNREACH', 'db.invalid:5433 cannot be reached'],
    ['28P01', 'db.invalid:5433 refuses the user or the password'],
    ['3D000', 'db.invalid:5433 has no database akinai'],
    ['42501', 'its user may not make tables there'],
    ['57P03', 'db.invalid:5433 does not serve (starting up)'],
    ['', 'db.invalid:5433 does not answer within 10 s'],
  ] as const)('a database that says %s', ([code, told]) => {
    const error = code === '' ? new Error('timeout expired') : failure(code, 'starting up')
    const explained = explainOutside(error, 'postgres://hanako:secret@db.invalid:5433/akinai') as Error
    expect(explained.message).toContain(`DATABASE_URL cannot be used: ${told}.`)
    expect(explained.message).not.toContain('secret')
  })

  test('what is not about the place of the database stays what it is', () => {
    const error = failure('42601', 'syntax error')
    expect(explainOutside(error, 'postgres://hanako@db.invalid/akinai')).toBe(error)
  })

  test('an unreachable database, and a folder in which nothing can be made, in one line without a stack', async () => {
    const env = { PATH: process.env.PATH }
    const database = await startAkinai(['shop', 'list'], {
      ...env,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    })
    expect(database.code).toBe(1)
    expect(database.stderr).toMatch(/^The database of DATABASE_URL cannot be used: nothing listens on .*\n$/)
    // It took Node for ever, so it is given seconds.
    const folder = spawnSync(process.execPath, [AKINAI, 'shop', 'list'], {
      ...{ env: { ...env, AKINAI_DATA_DIR: '/proc/akinai' }, encoding: 'utf8' },
      ...{ timeout: 20_000, killSignal: 'SIGKILL' },
    })
    expect(folder.status).toBe(1)
    expect(folder.stderr).toMatch(/^The data folder \/proc\/akinai cannot be made or written .*\n$/)
  })

  test('a database that a command makes is told, since a server with other settings knows nothing of it', async () => {
    const folder = makeOpenFolder('test')
    const dataDir = join(folder, 'data')
    const list = () => startAkinai(['shop', 'list'], { PATH: process.env.PATH, AKINAI_DATA_DIR: dataDir })
    const first = await list()
    expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining(`no database in ${dataDir}, so`) })
    expect((await list()).stderr).not.toContain('no database')
    rmSync(folder, { recursive: true })
  })
})

// R-CLI-5
describe('the command line', () => {
  test('lists the shops, and gives the sign-in of the demo only where there is one', async ({
    context,
    shopId,
  }) => {
    expect(shopId).toBeGreaterThan(0)
    const env = environmentFor(context.address)
    const listed = await runAkinai(['shop', 'list', '--json'], env)
    expect(JSON.parse(listed.stdout)).toMatchObject({ shops: [{ items: 0, orders: 0 }] })
    const none = await runAkinai(['demo', 'sign-in'], env)
    expect(none).toMatchObject({ code: 1, stderr: 'There is no demo shop. To make it: npx akinai demo\n' })
  })

  // R-CLI-1
  test('does not mind that nobody reads on', async () => {
    const command = spawn(process.execPath, [AKINAI, 'import-shopify', '--help'])
    command.stdout.destroy()
    const [told, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')])
    expect([told, code]).toEqual(['', 0])
  })

  test('says its version, and completes words in a shell', () => {
    const run = (...words: string[]) =>
      execFileSync(process.execPath, [AKINAI, ...words], { encoding: 'utf8' })
    expect(run('--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
    const press = `${run('completion', 'bash')}
COMP_WORDS=(akinai import-shopify --variant-prices ''); COMP_CWORD=3; _akinai; echo "\${COMPREPLY[*]}"`
    expect(execFileSync('bash', ['--norc', '-c', press], { encoding: 'utf8' })).toBe('split lowest refuse\n')
  })
})
