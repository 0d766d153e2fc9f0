/** akinai doctor: checks the environment and says what is wrong and how to mend it. */
import { Command } from 'commander'
import { findUser, isRoot, NAMES } from '../../bin/users.js'
import { addressOf, type Config, ConfigError, readConfig } from '../../src/config.ts'
import { diagnoseEmbeddedPostgres } from '../../src/db/embedded/diagnosis.ts'
import { confinement } from '../../src/images/confinement.ts'
import { codeOf } from '../../src/lib/error-code.ts'
import { isLoopback } from '../../src/lib/network-address.ts'
import { isAkinai, tryPort } from '../../src/lib/port.ts'
import { examineArchive } from '../doctor/examine-archive.ts'
import { examineDatabase } from '../doctor/examine-database.ts'
import { examineBudgets, examineDisk } from '../doctor/examine-disk.ts'
import { type Finding, finding, reasonOf } from '../doctor/finding.ts'
import { print } from '../output.ts'

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
    ...(await examineArchive(config)),
  ]
}

async function examinePort({ host, port }: Config): Promise<Finding> {
  try {
    await tryPort({ host, port })
    return { ok: true, what: `port ${port} of ${host} is free` }
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') {
      const what = `nothing can listen on ${host}:${port}: ${reasonOf(error)}`
      return { ok: false, what, mend: 'Set HOST and PORT.' }
    }
  }
  return (await isAkinai(addressOf({ host, port })))
    ? { ok: true, what: `Akinai listens on port ${port} of ${host}` }
    : { ok: false, what: `port ${port} of ${host} is in use`, mend: 'End what uses it, or set PORT.' }
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
