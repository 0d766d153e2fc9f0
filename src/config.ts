/** The environment, read once into one frozen value. Nothing else in the program reads `process.env`. */
import { availableParallelism } from 'node:os'
import { isAbsolute, resolve } from 'node:path'
import { type CallerConfig, readCallers } from './caller-config.ts'
import { HEADERS_TIMEOUT_MS } from './caller-limits.ts'
import { parseSwitch, type Read, readWithin } from './config-read.ts'
import { type DatabaseConfig, databaseFaults, readDatabase, readTimeout } from './database-config.ts'
import { STOP_MS } from './lib/end-in-time.ts'
import { parseSmtpUrl, SMTP_TLS, type SmtpTls, sendsPasswordAway } from './lib/smtp-address.ts'
import { PAYMENT_SECRETS, type PaymentConfig, paymentFaults, readPayments } from './payment-config.ts'
import { readShops, type ShopConfig } from './shop-config.ts'
import { readTelemetry, type TelemetryConfig } from './telemetry-config.ts'

/** Everything that an operator can set. */
export interface Config extends CallerConfig, ShopConfig, DatabaseConfig, PaymentConfig {
  /** Where traces and metrics are sent; undefined: nowhere. */
  readonly telemetry: TelemetryConfig | undefined
  /** TCP port; 0 takes a free one. */
  readonly port: number
  readonly host: string
  /** Absolute path of the folder with the embedded database. */
  readonly dataDir: string
  /** Public address without a slash at its end: the start of every link. Undefined: the address listened on. */
  readonly baseUrl: string | undefined
  /** Whether an empty database gets the demo shop. */
  readonly demo: boolean
  /** Undefined: what suits where the log goes. */
  readonly logLevel: LogLevel | undefined
  /** Origins whose browsers may call the API; none by default. */
  readonly corsOrigins: readonly string[]
  /** Where objects are kept; undefined: in the data folder. Credentials are found by Amazon's SDK, as everywhere. */
  readonly s3: S3Config | undefined
  /** Where PostgreSQL's log is archived as it is written; undefined: nowhere. */
  readonly walArchive: ArchivePlace | undefined
  /** Closes /metrics to all who do not bear it. */
  readonly metricsToken: string | undefined
  /** The mail server that mails are handed to; without one they are only kept. */
  readonly smtpUrl: string | undefined
  /** Whether mails go to it encrypted; undefined: always, unless it is on this machine. */
  readonly smtpTls: SmtpTls | undefined
  /** The address that mails come from; undefined: no-reply at the public name of the server. */
  readonly mailFrom: string | undefined
  /** Pictures that are worked on at once. */
  readonly imageWorks: number
  /** Milliseconds for which a server that is told to stop goes on, so that a balancer sees it leaving. */
  readonly drainMs: number
  /** Milliseconds for which it then waits for what it has begun, before it closes connections. */
  readonly stopMs: number
  /** Milliseconds without a sign of life after which one of several processes is replaced. */
  readonly hangMs: number
  /** Milliseconds that a caller may take to send a request: a picture from a telephone takes minutes. */
  readonly requestTimeoutMs: number
}

/** A bucket of Amazon S3, or of a server that speaks its protocol. */
interface S3Config {
  readonly bucket: string
  /** Address of a server that is not Amazon's. */
  readonly endpoint: string | undefined
  readonly region: string | undefined
}

/** A folder, or a place in a bucket that is reached as that of the pictures is. */
type ArchivePlace = { readonly folder: string } | { readonly bucket: string; readonly prefix: string }

const MAX_DRAIN_MS = 300_000
const MIN_STOP_MS = 1_000
const MAX_STOP_MS = 3_600_000
const HANG_MS = 30_000
const MIN_HANG_MS = 5_000
const MAX_HANG_MS = 3_600_000

/** They share the memory of one process: more only wait for it. */
const MAX_IMAGE_WORKS = 16

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** How much is logged. */
type LogLevel = (typeof LOG_LEVELS)[number]

/** Names every variable that is wrong, all at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** What is wrong with these is told without them: it is read by others, and kept. */
const WITH_PASSWORD: readonly string[] = ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL', ...PAYMENT_SECRETS]

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration. Throws a `ConfigError` that lists everything that is wrong with it. */
export function readConfig(environment: Environment = process.env): Config {
  const faults: string[] = []
  const read: Read = (name, fallback, parse, wanted) => {
    const text = environment[name]?.trim()
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    const shown = WITH_PASSWORD.includes(name) ? '' : `, not ${JSON.stringify(text)}`
    if (value === undefined) faults.push(`${name} must be ${wanted}${shown}.`)
    return value ?? fallback
  }
  const host = read('HOST', '127.0.0.1', text => text, 'a host name or address')
  const database = readDatabase(read)
  const config: Config = {
    port: read('PORT', 3000, parsePort, 'a port number from 0 to 65535'),
    host,
    ...readCallers(read, host),
    dataDir: resolve(read('AKINAI_DATA_DIR', 'data', text => text, 'a folder')),
    baseUrl: read<string | undefined>(
      'AKINAI_BASE_URL',
      undefined,
      parseBaseUrl,
      'an http or https address without a path, such as https://shop.example',
    ),
    ...database,
    demo: read('AKINAI_DEMO', true, parseSwitch, 'on or off'),
    logLevel: read<LogLevel | undefined>(
      'LOG_LEVEL',
      undefined,
      parseLogLevel,
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    corsOrigins: read(
      'AKINAI_CORS_ORIGINS',
      [],
      parseOrigins,
      'origins such as https://shop.example, split by commas',
    ),
    s3: readS3(read),
    walArchive: readArchive(read),
    metricsToken: read<string | undefined>('AKINAI_METRICS_TOKEN', undefined, text => text, 'a secret'),
    ...readMail(read),
    ...readShops(read),
    ...readPayments(read),
    telemetry: readTelemetry(read),
    imageWorks: readWithin(
      read,
      'AKINAI_IMAGE_WORKS',
      Math.max(1, Math.floor(Math.min(4, availableParallelism()) / database.processes)),
      1,
      MAX_IMAGE_WORKS,
    ),
    drainMs: readWithin(read, 'AKINAI_DRAIN_MS', 0, 0, MAX_DRAIN_MS),
    stopMs: readWithin(read, 'AKINAI_STOP_MS', STOP_MS, MIN_STOP_MS, MAX_STOP_MS),
    hangMs: readWithin(read, 'AKINAI_HANG_MS', HANG_MS, MIN_HANG_MS, MAX_HANG_MS),
    requestTimeoutMs: readTimeout(read, 'AKINAI_REQUEST_TIMEOUT_MS', 300_000, HEADERS_TIMEOUT_MS),
  }
  faults.push(...contradictions(config))
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return Object.freeze(config)
}

/** What is wrong with variables that are each right by themselves. */
function contradictions(config: Config): string[] {
  const { smtpTls, smtpUrl, walArchive, databaseUrl } = config
  const faults = [...databaseFaults(config), ...paymentFaults(config)]
  if (smtpTls === 'off' && sendsPasswordAway(smtpUrl)) {
    faults.push('AKINAI_SMTP_TLS must not be off where SMTP_URL has a password for another machine.')
  }
  if (walArchive !== undefined && databaseUrl !== undefined) {
    faults.push(
      'AKINAI_WAL_ARCHIVE is for the built-in database; that of DATABASE_URL has an archive of its own.',
    )
  }
  return faults
}

/** The token of a command that calls a server as any program does, from AKINAI_TOKEN. */
export function readCallerToken(environment: Environment = process.env): string | undefined {
  return environment.AKINAI_TOKEN?.trim() || undefined
}

/** The address at which this machine finds the server: "every interface" is none that can be opened, and IPv6 stands in brackets. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function readMail(read: Read): Pick<Config, 'smtpUrl' | 'smtpTls' | 'mailFrom'> {
  return {
    smtpUrl: read<string | undefined>(
      'SMTP_URL',
      undefined,
      parseSmtpUrl,
      'an address such as smtps://user:password@smtp.example.jp, with special characters of the password percent-encoded',
    ),
    smtpTls: read<SmtpTls | undefined>(
      'AKINAI_SMTP_TLS',
      undefined,
      text => SMTP_TLS.find(each => each === text),
      `one of ${SMTP_TLS.join(', ')}`,
    ),
    mailFrom: read<string | undefined>('AKINAI_MAIL_FROM', undefined, parseMailAddress, 'a mail address'),
  }
}

function readS3(read: Read): S3Config | undefined {
  const bucket = read<string | undefined>('S3_BUCKET', undefined, parseBucket, 'the name of a bucket')
  const endpoint = read<string | undefined>(
    'S3_ENDPOINT',
    undefined,
    parseAddress,
    'an http or https address',
  )
  const region = read<string | undefined>('AWS_REGION', undefined, text => text, 'a region')
  return bucket === undefined ? undefined : { bucket, endpoint, region }
}

function parseBucket(text: string): string | undefined {
  return /^[a-zA-Z0-9][a-zA-Z0-9._-]{2,254}$/.test(text) ? text : undefined
}

function readArchive(read: Read): Config['walArchive'] {
  return read<ArchivePlace | undefined>(
    'AKINAI_WAL_ARCHIVE',
    undefined,
    parseArchive,
    'an absolute folder, or a bucket with or without a folder in it, such as s3://backups/akinai',
  )
}

/** A relative folder would be another one for each command. */
function parseArchive(text: string): ArchivePlace | undefined {
  if (isAbsolute(text)) return { folder: resolve(text) }
  const [, name = '', prefix = ''] =
    /^s3:\/\/([^/]+)((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/.exec(text) ?? []
  const bucket = parseBucket(name)
  return bucket === undefined ? undefined : { bucket, prefix: prefix.slice(1) }
}

function parsePort(text: string): number | undefined {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined
}

function parseAddress(text: string): string | undefined {
  const url = URL.parse(text)
  const plain = url !== null && ['http:', 'https:'].includes(url.protocol) && !/[?#]/.test(text)
  return plain ? url.href.replace(/\/+$/, '') : undefined
}

/** The console, the reference and the session's cookie have their places at the root of an origin. */
function parseBaseUrl(text: string): string | undefined {
  const address = parseAddress(text)
  return address !== undefined && URL.parse(address)?.origin === address ? address : undefined
}

/** Only characters that every mail server takes. */
function parseMailAddress(text: string): string | undefined {
  return /^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$/.test(text) && text.length <= 254 ? text : undefined
}

function parseLogLevel(text: string): LogLevel | undefined {
  return LOG_LEVELS.find(level => level === text)
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map(origin => origin.trim())
  return origins.every(origin => URL.parse(origin)?.origin === origin) ? origins : undefined
}
