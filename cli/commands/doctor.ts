/** akinai doctor: checks the environment and says what is wrong and how to mend it. */
import { createServer } from 'node:net'
import { Command } from 'commander'
import pg from 'pg'
import { findUser, isRoot, NAMES } from '../../bin/users.js'
import { mostUsed, type ShopBudget } from '../../src/budgets/use-store.ts'
import { addressOf, type Config, ConfigError, readConfig } from '../../src/config.ts'
import { type DatabaseAddress, openDatabase } from '../../src/db/database.ts'
import { diagnoseEmbeddedPostgres, isRunning } from '../../src/db/embedded/diagnosis.ts'
import { confinement } from '../../src/images/confinement.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { freeBytes } from '../../src/lib/free-space.ts'
import { isLoopback } from '../../src/lib/network-address.ts'
import { print } from '../output.ts'

/** One thing that was looked at. */
interface Finding {
  readonly ok: boolean
  readonly what: string
  /** How to put it right, when it is wrong. */
  readonly mend?: string
}

/** The command. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('check the environment and say what is wrong and how to mend it')
    .option('--json', 'print one JSON document')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await examine()
      const lines = findings.flatMap(({ ok, what, mend }) => [
        `${ok ? 'ok   ' : 'WRONG'} ${what}`,
        ...(mend ? [`      ${mend}`] : []),
      ])
      print(json, { ok: findings.every(({ ok }) => ok), findings }, lines)
      if (findings.some(({ ok }) => !ok)) process.exitCode = 1
    })
}

async function examine(): Promise<Finding[]> {
  const node: Finding = {
    ok: true,
    what: `Node ${process.versions.node} on ${process.platform}-${process.arch}`,
  }
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [
      node,
      ...error.message
        .split('\n')
        .map(line => ({ ok: false, what: line, mend: 'Set it right or leave it out.' })),
    ]
  }
  return [
    node,
    { ok: true, what: 'the environment can be understood' },
    await examinePort(config),
    ...(config.databaseUrl === undefined
      ? await diagnoseEmbeddedPostgres(config)
      : await examineDatabase(config.databaseUrl)),
    ...examineExposure(config),
    examineMetrics(config),
    ...examineUsers(),
    ...(await examineMail(config)),
    ...(await examineDisk(config)),
    ...(await examineBudgets(config)),
  ]
}

async function examinePort({ host, port }: Config): Promise<Finding> {
  const error = await tryToListen(host, port)
  if (error === undefined) return { ok: true, what: `port ${port} of ${host} is free` }
  if (error.code !== 'EADDRINUSE') {
    return {
      ok: false,
      what: `nothing can listen on ${host}:${port}: ${error.message}`,
      mend: 'Set HOST and PORT.',
    }
  }
  return (await isAkinai(host, port))
    ? { ok: true, what: `Akinai listens on port ${port} of ${host}` }
    : { ok: false, what: `port ${port} of ${host} is in use`, mend: 'End what uses it, or set PORT.' }
}

function tryToListen(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}

/** What uses the port may be the server itself, whose answers carry a request id. */
async function isAkinai(host: string, port: number): Promise<boolean> {
  try {
    const answer = await fetch(`${addressOf({ host, port })}/healthz`, { signal: AbortSignal.timeout(2000) })
    return answer.ok && answer.headers.has('x-request-id')
  } catch {
    return false
  }
}

/** Akinai speaks to PostgreSQL of this version or newer: unique nulls not distinct. */
const OLDEST_POSTGRES = 150_000

async function examineDatabase(connectionString: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{
      version: number
      encoding: string
      may_create: boolean
      may_create_schemas: boolean
    }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
         has_schema_privilege('public', 'create') as may_create,
         to_regnamespace('graphile_worker') is not null
           or has_database_privilege(current_database(), 'create') as may_create_schemas`,
    )
    const found = rows[0] ?? { version: 0, encoding: '', may_create: false, may_create_schemas: false }
    return [
      { ok: true, what: 'the database of DATABASE_URL answers' },
      finding(
        found.version >= OLDEST_POSTGRES,
        `PostgreSQL ${Math.floor(found.version / 10_000)}`,
        'Akinai needs PostgreSQL 15 or newer.',
      ),
      finding(
        found.encoding === 'UTF8',
        `encoding ${found.encoding}`,
        "Make the database anew with encoding 'UTF8'.",
      ),
      finding(
        found.may_create,
        'right to create tables in the schema public',
        'Grant it: grant create on schema public to the user.',
      ),
      finding(
        found.may_create_schemas,
        'right to create the schema for jobs',
        'Grant it: grant create on database DATABASE to the user.',
      ),
    ]
  } catch (error) {
    const reason = reasonOf(error)
    return [
      {
        ok: false,
        what: `the database of DATABASE_URL does not answer: ${reason}`,
        mend: 'Check the address, the user and that the server runs.',
      },
    ]
  } finally {
    await client.end().catch(() => {})
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

function finding(ok: boolean, what: string, mend: string): Finding {
  return ok ? { ok, what } : { ok, what, mend }
}

/** Who can reach the server must find the right links in its answers. */
function examineExposure({ host, baseUrl }: Config): Finding[] {
  if (isLoopback(host) || baseUrl !== undefined) return []
  return [
    {
      ok: false,
      what: `others can reach ${host}, but links in answers point at this machine only`,
      mend: 'Set AKINAI_BASE_URL to the address that others use, such as https://api.shop.example.',
    },
  ]
}

/** Beyond this machine the metrics tell nobody anything without their token (R-METRICS-1). */
function examineMetrics({ host, metricsToken }: Config): Finding {
  if (metricsToken !== undefined) return { ok: true, what: '/metrics needs its token' }
  const closed = isLoopback(host) ? 'answers this machine only' : 'answers nobody'
  return { ok: true, what: `/metrics ${closed}, since AKINAI_METRICS_TOKEN is not set` }
}

/** Who runs what, and what holds the process that decodes pictures. */
function examineUsers(): Finding[] {
  if (isRoot() && !Object.values(NAMES).every(findUser)) {
    const what = `started by root: the first start makes the users ${Object.values(NAMES).join(', ')}`
    return [{ ok: true, what }]
  }
  const { user, holds, lacks } = confinement()
  const who = isRoot()
    ? `started by root: the server runs as ${NAMES.server}, pictures are decoded as ${user?.name}, PostgreSQL runs as ${NAMES.database}`
    : 'started by an ordinary user: everything runs as that user; started by root, each part has a user of its own'
  const held = `the process for pictures has an empty environment${holds.map(what => `, ${what}`).join('')}`
  const missing = lacks.length > 0 ? `; this system cannot see to: ${lacks.join(', ')}` : ''
  return [
    { ok: true, what: who },
    { ok: true, what: held + missing },
  ]
}

const MB = 1024 * 1024

/** Below its floor the server refuses what it would have to store. */
async function examineDisk({ dataDir, diskBudgets }: Config): Promise<Finding[]> {
  const { minFreeBytes } = diskBudgets
  try {
    const free = await freeBytes(dataDir)
    const what = `${Math.floor(free / MB)} MB are free where ${dataDir} is; below ${minFreeBytes / MB} MB only orders go on`
    return [finding(free >= minFreeBytes, what, 'Make room, or set AKINAI_MIN_FREE_DISK_MB.')]
  } catch (error) {
    return [
      {
        ok: false,
        what: `what is free where ${dataDir} is cannot be told: ${reasonOf(error)}`,
        mend: 'Check the folder of AKINAI_DATA_DIR.',
      },
    ]
  }
}

/** Shops of each budget that are named, and the share from which on they are. */
const NAMED_SHOPS = 3
const NEARLY_ALL = 0.8

/** The shops that have nearly used a budget up. Nothing is started for it: a database that rests is not asked. */
async function examineBudgets(config: Config): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config
  try {
    if (databaseUrl !== undefined) return await budgetsOf(config, { connectionString: databaseUrl })
    if (!(await isRunning(dataDir))) return []
    const { startEmbeddedPostgres } = await import('../../src/db/embedded/supervisor.ts')
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
    try {
      return await budgetsOf(config, postgres.connection)
    } finally {
      await postgres.stop()
    }
  } catch {
    // Why the database cannot be asked is told elsewhere; before its first start it has no tables.
    return []
  }
}

async function budgetsOf(config: Config, address: DatabaseAddress): Promise<Finding[]> {
  const db = openDatabase(address)
  try {
    const uses = await mostUsed(db, config, systemClock.now(), NAMED_SHOPS)
    const near = uses.filter(({ used }) => used >= NEARLY_ALL)
    if (near.length === 0) return [{ ok: true, what: 'no shop has nearly used up a budget' }]
    return near.map(({ budget, shop_key, used }) => ({
      ok: used < 1 || budget === 'log_of_calls',
      what: `the shop ${shop_key} has used ${Math.round(used * 100)} % of ${budget}`,
      mend: MENDS[budget],
    }))
  } finally {
    await db.close()
  }
}

const MENDS: Readonly<Record<ShopBudget, string>> = {
  order_mails: 'See what mails it sends; AKINAI_MAILS_PER_SHOP sets how many there may be in a day.',
  log_of_calls: 'Its oldest calls are forgotten early; AKINAI_LOG_MB_PER_SHOP sets how much is kept.',
  open_uploads:
    'It announces files and does not use them; AKINAI_UNUSED_UPLOADS_PER_SHOP sets how many it may.',
  open_upload_bytes:
    'It sends files and does not use them; AKINAI_UNUSED_UPLOAD_MB_PER_SHOP sets how much it may.',
}

/** Mail servers refuse what comes from no domain, and what comes without the right password. */
async function examineMail(config: Config): Promise<Finding[]> {
  const { smtpUrl, smtpTls } = config
  if (smtpUrl === undefined) {
    return [{ ok: true, what: 'SMTP_URL is not set: mails are kept, and sent to nobody' }]
  }
  const { openMailServer } = await import('../../src/mail/smtp.ts')
  const { senderAddress } = await import('../../src/mail/deliver.ts')
  const failure = await openMailServer({ smtpUrl, smtpTls })
    .check()
    .then(() => undefined, reasonOf)
  const sender = senderAddress({ config, baseUrl: config.baseUrl ?? addressOf(config) })
  return [
    failure === undefined
      ? { ok: true, what: 'the mail server of SMTP_URL answers' }
      : {
          ok: false,
          what: `the mail server of SMTP_URL: ${failure}`,
          mend: 'Check the address, the user and the password; AKINAI_SMTP_TLS says what becomes of a server without TLS.',
        },
    finding(
      !sender.endsWith('@localhost'),
      `mails come from ${sender}`,
      'Set AKINAI_MAIL_FROM to an address that your mail server may send from.',
    ),
  ]
}
