/** The environment, read once into one frozen value. Nothing else in the program reads `process.env`. */
import { resolve } from 'node:path'

/** Everything that an operator can set. */
export interface Config {
  /** TCP port; 0 takes a free one. */
  readonly port: number
  readonly host: string
  /** Absolute path of the folder with the embedded database. */
  readonly dataDir: string
  /** Public address without a slash at its end: the start of every link. Undefined: the address listened on. */
  readonly baseUrl: string | undefined
  /** An outside PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined
  /** Whether an empty database gets the demo shop. */
  readonly demo: boolean
  /** Undefined: what suits where the log goes. */
  readonly logLevel: LogLevel | undefined
  /** Origins whose browsers may call the API; none by default. */
  readonly corsOrigins: readonly string[]
  /** Closes /metrics to all who do not bear it. */
  readonly metricsToken: string | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** How much is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Names every variable that is wrong, all at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration. Throws a `ConfigError` that lists everything that is wrong with it. */
export function readConfig(environment: Environment = process.env): Config {
  const faults: string[] = []
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wanted: string): T => {
    const text = environment[name]?.trim()
    if (text === undefined || text === '') return fallback
    const value = parse(text)
    if (value === undefined) faults.push(`${name} must be ${wanted}, not ${JSON.stringify(text)}.`)
    return value ?? fallback
  }
  const config: Config = {
    port: read('PORT', 3000, parsePort, 'a port number from 0 to 65535'),
    host: read('HOST', '127.0.0.1', text => text, 'a host name or address'),
    dataDir: resolve(read('AKINAI_DATA_DIR', 'data', text => text, 'a folder')),
    baseUrl: read<string | undefined>('AKINAI_BASE_URL', undefined, parseBaseUrl, 'an http or https address'),
    databaseUrl: read<string | undefined>(
      'DATABASE_URL',
      undefined,
      parseDatabaseUrl,
      'a postgres:// address',
    ),
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
    metricsToken: read<string | undefined>('AKINAI_METRICS_TOKEN', undefined, text => text, 'a secret'),
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return Object.freeze(config)
}

/** The address at which this machine finds the server: "every interface" is none that can be opened, and IPv6 stands in brackets. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function parsePort(text: string): number | undefined {
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined
}

function parseBaseUrl(text: string): string | undefined {
  const url = URL.parse(text)
  const plain =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.hash === ''
  return plain ? url.href.replace(/\/+$/, '') : undefined
}

function parseDatabaseUrl(text: string): string | undefined {
  return /^postgres(ql)?:\/\//.test(text) ? text : undefined
}

function parseSwitch(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined
}

function parseLogLevel(text: string): LogLevel | undefined {
  return LOG_LEVELS.find(level => level === text)
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map(origin => origin.trim())
  return origins.every(origin => URL.parse(origin)?.origin === origin) ? origins : undefined
}
