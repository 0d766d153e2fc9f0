/** What `akinai doctor` finds of the machine, of who can reach it, and of an outside database: each finding, right and wrong. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject } from 'vitest'
import pg from '#pg'
import { examineDatabase } from '../../../cli/doctor/examine-database.ts'
import { examineBudgets, examineDisk } from '../../../cli/doctor/examine-disk.ts'
import type { Finding } from '../../../cli/doctor/finding.ts'
import { readConfig } from '../../../src/config.ts'
import { SUPERUSER } from '../../../src/db/embedded/roles.ts'
import { explainOutside } from '../../../src/db/explain-outside.ts'
import { confinement } from '../../../src/images/confinement.ts'
import { environmentFor, runAkinai, startAkinai } from '../../support/command-line.ts'
import { createTestShop } from '../../support/context.ts'
import type { CommandResult } from '../../support/desk.ts'
import { test } from '../../support/fixture.ts'

let env: NodeJS.ProcessEnv
test.beforeAll(({ context }) => {
  env = { ...environmentFor(context.address), PORT: '0' }
})

/** What the command finds, and whether it says by its exit code that something is wrong. */
async function found(more: NodeJS.ProcessEnv, run = runAkinai): Promise<readonly Finding[]> {
  const { code, stdout }: CommandResult = await run(['doctor', '--json'], { ...env, ...more })
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: Finding[] }
  expect([ok, code]).toEqual(findings.some(finding => !finding.ok) ? [false, 1] : [true, 0])
  return findings
}

const right = (what: unknown) => expect.objectContaining({ ok: true, what })
const wrong = (what: unknown, mend: string) => ({ ok: false, what, mend: expect.stringContaining(mend) })

/** Where another database of this test's server is. */
function addressOf(database: string): string {
  const { host, port, user } = inject('testServer')
  return environmentFor({ host, port, user, database }).DATABASE_URL ?? ''
}

test('everything is looked at, and nothing is wrong in a good environment', async () => {
  const told = [
    ...[/^Node 2\d\.\d+\.\d+ on /, /^the environment can be understood$/, /^port /, /^the database /],
    ...[
      /^PostgreSQL /,
      /^encoding /,
      /^right to create tables /,
      /^right to create the schema /,
      /^\/metrics /,
    ],
    ...[/^started by /, /^the process for pictures /, /^SMTP_URL is not set: /, / MB are free /, /a budget$/],
    /^AKINAI_WAL_ARCHIVE is not set: /,
  ]
  expect(await found({})).toEqual(told.map(what => right(expect.stringMatching(what))))
})

test('each fault of the environment is one of its own, and ends the examination', async () => {
  expect(await found({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual([
    right(expect.stringMatching(/^Node /)),
    wrong(expect.stringContaining('PORT'), 'Set it right or leave it out.'),
    wrong(expect.stringContaining('LOG_LEVEL'), 'Set it right or leave it out.'),
  ])
})

describe('the port', () => {
  test.for([
    ['another program', {}, wrong(expect.stringMatching(/^port \d+ of 127\.0\.0\.1 is in use$/), 'set PORT')],
    ['Akinai', { 'x-request-id': 'x' }, right(expect.stringMatching(/^Akinai listens on port \d+/))],
  ] as const)('is taken by %s', async ([_who, headers, finding]) => {
    const server = createServer((_request, response) => void response.writeHead(200, headers).end())
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      expect(await found({ PORT: String(port) })).toContainEqual(finding)
    } finally {
      server.close()
    }
  })

  test('is free', async () => {
    expect(await found({})).toContainEqual(right('port 0 of 127.0.0.1 is free'))
  })

  test('cannot be taken at an address that is not this machine’s', async () => {
    expect(await found({ HOST: '192.0.2.1' })).toContainEqual(
      wrong(expect.stringMatching(/^nothing can listen on 192\.0\.2\.1:0: .*EADDRNOTAVAIL/), 'Set HOST'),
    )
  })
})

describe('who can reach the server', () => {
  const links = wrong(expect.stringMatching(/^others can reach 0\.0\.0\.0, but links/), 'AKINAI_BASE_URL')

  test('gets links to this machine only, unless it is said where it is', async () => {
    expect(await found({ HOST: '0.0.0.0' })).toContainEqual(links)
    const said = await found({ HOST: '0.0.0.0', AKINAI_BASE_URL: 'https://shop.example' })
    expect(said).not.toContainEqual(links)
  })

  test.for([
    ['answers this machine only, since AKINAI_METRICS_TOKEN is not set', {}],
    ['answers nobody, since AKINAI_METRICS_TOKEN is not set', { HOST: '0.0.0.0' }],
    ['needs its token', { AKINAI_METRICS_TOKEN: 'm'.repeat(32) }],
  ] as const)('is told that /metrics %s', async ([what, more]) => {
    expect(await found(more)).toContainEqual(right(`/metrics ${what}`))
  })
})

describe('the users of the processes', () => {
  test('are named, with what holds the process for pictures', async () => {
    const findings = await found({})
    const who = process.getuid?.() === 0 ? 'root: the server runs as' : 'an ordinary user: everything runs'
    expect(findings).toContainEqual(right(expect.stringContaining(`started by ${who}`)))
    const held = ['the process for pictures has an empty environment', ...confinement().holds].join(', ')
    expect(findings).toContainEqual(right(expect.stringContaining(held)))
  })

  test('and what this system cannot see to, here without the programs for it', async ({ context }) => {
    const findings = await found({ PATH: context.config.dataDir }, startAkinai)
    const lacks = 'empty environment; this system cannot see to: no network, limits, no new privileges'
    expect(findings).toContainEqual(right(expect.stringContaining(lacks)))
  })
})

describe('an outside database', () => {
  test('that does not answer', async () => {
    expect(await examineDatabase('postgres://127.0.0.1:1/none')).toEqual([
      wrong(expect.stringMatching(/^the database of DATABASE_URL does not answer: .*ECONNREFUSED/), 'Check'),
    ])
  })

  test.each([
    ['a certificate that is not there', 'postgres://127.0.0.1:1/none?sslrootcert=/nowhere/root.crt'],
  ])('of which the address names %s', async (_what, address) => {
    expect(await examineDatabase(address)).toEqual([
      wrong(expect.stringContaining('/nowhere/root.crt'), 'Check'),
    ])
    const explained = explainOutside(new Error('x'), address)
    expect(String(explained)).toContain('its address cannot be read (ENOENT')
  })

  test('is what it has to be', async () => {
    expect(await examineDatabase(env.DATABASE_URL ?? '')).toEqual([
      right('the database of DATABASE_URL answers'),
      right(expect.stringMatching(/^PostgreSQL \d\d$/)),
      right('encoding UTF8'),
      right('right to create tables in the schema public'),
      right('right to create the schema for jobs'),
    ])
  })

  test('has another encoding, and gives no rights', async () => {
    const database = `test_${randomUUID().replaceAll('-', '')}`
    const client = new pg.Client({ ...inject('testServer'), user: SUPERUSER, database: 'postgres' })
    await client.connect()
    try {
      await client.query(
        `create database ${database} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
      )
      expect((await examineDatabase(addressOf(database))).filter(({ ok }) => !ok)).toEqual([
        wrong('encoding SQL_ASCII', 'UTF8'),
        wrong('right to create tables in the schema public', 'grant create on schema public'),
        wrong('right to create the schema for jobs', 'grant create on database'),
      ])
      await client.query(`drop database ${database}`)
    } finally {
      await client.end()
    }
  })

  test('is of a version that is too old', async ({ outside, context }) => {
    await outside.query(`create schema older;
      create function older.current_setting(name text) returns text language sql as
        $$ select case name when 'server_version_num' then '140012' else pg_catalog.current_setting(name) end $$`)
    const old = encodeURIComponent('-c search_path=older,pg_catalog,public')
    const findings = await examineDatabase(`${addressOf(context.address.database)}&options=${old}`)
    expect(findings).toContainEqual(wrong('PostgreSQL 14', 'PostgreSQL 15 or newer'))
  })
})

describe('the disk', () => {
  function examine(dataDir: string, minFreeBytes: number): Promise<Finding[]> {
    const config = readConfig({ ...env, AKINAI_DATA_DIR: dataDir })
    return examineDisk({ ...config, diskBudgets: { ...config.diskBudgets, minFreeBytes } })
  }

  test('has room, or less than its floor', async ({ context: { config } }) => {
    const told = expect.stringMatching(/^\d+ MB are free where .*; below \d+ MB only orders go on$/)
    expect(await examine(config.dataDir, 2 ** 20)).toEqual([right(told)])
    // Without a floor nothing depends on what is free.
    expect(await examine(config.dataDir, 0)).toEqual([
      right(expect.stringContaining('no call depends on it')),
    ])
    expect(await examine(config.dataDir, 2 ** 60)).toEqual([wrong(told, 'AKINAI_MIN_FREE_DISK_MB')])
  })

  test('is not told of a folder that cannot be', async ({ context: { config } }) => {
    expect(await examine(join(config.dataDir, 'x'.repeat(300)), 0)).toEqual([
      wrong(
        expect.stringMatching(/^what is free where .* cannot be told: .*ENAMETOOLONG/),
        'AKINAI_DATA_DIR',
      ),
    ])
  })
})

describe('the budgets of shops', () => {
  const examine = () => examineBudgets(readConfig(env))

  test('are named when they are nearly used up: those that nothing is refused for are not wrong', async ({
    context,
    outside,
  }) => {
    expect(await examine()).toEqual([right('no shop has nearly used up a budget')])
    const shop = await createTestShop(context, 'busy')
    // The days around today, whenever that is.
    await outside.query(
      `insert into mail_counts (shop_id, day, subject, mails)
       select $1, current_date + n, 'shop', 16000 from generate_series(-1, 1) n`,
      [shop],
    )
    await outside.query('insert into request_log_use values ($1, 209715200)', [shop])
    await outside.query(
      `insert into files (shop_id, id, purpose, content_type, image_name, created_at, expires_at, uploaded_bytes)
       select $1, 'f' || n, 'item_image', 'image/png', 'n' || n, $2, $2, 1048576 from generate_series(1, 1024) n`,
      [shop, context.clock.now()],
    )
    expect(await examine()).toEqual([
      expect.objectContaining({ ok: true, what: 'the shop busy has used 100 % of log_of_calls' }),
      wrong('the shop busy has used 100 % of open_upload_bytes', 'AKINAI_UNUSED_UPLOAD_MB_PER_SHOP'),
      wrong('the shop busy has used 102 % of open_uploads', 'AKINAI_UNUSED_UPLOADS_PER_SHOP'),
      {
        ok: true,
        what: 'the shop busy has used 80 % of order_mails',
        mend: expect.stringContaining('AKINAI_MAILS_PER_SHOP'),
      },
    ])
  })

  test('are passed over where the database cannot be asked, which is told elsewhere', async () => {
    const nowhere = { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
    expect(await examineBudgets(readConfig(nowhere))).toEqual([])
  })
})
