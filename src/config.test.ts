import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { SERVER_LIMITS } from './db/limits.ts'
import { SHOP_LIMITS } from './shop-limits.ts'

describe('the limits of a server', () => {
  test('are the measured ones where nothing is set', () => {
    expect(readConfig({}).databaseLimits).toEqual(SERVER_LIMITS)
    expect(readConfig({ AKINAI_DB_READERS: ' ', AKINAI_DB_TIMEOUT_MS: '' }).databaseLimits).toEqual(
      SERVER_LIMITS,
    )
    expect(readConfig({})).toMatchObject({
      jobConnections: 6,
      requestTimeoutMs: 300_000,
      processes: 1,
      drainMs: 0,
      stopMs: 30_000,
      hangMs: 30_000,
    })
  })

  test('are what is set', () => {
    const config = readConfig({
      AKINAI_DB_READERS: '1',
      AKINAI_DB_WRITERS: '50',
      AKINAI_DB_GROUP_WRITERS: '3',
      AKINAI_DB_JOBS: '4',
      AKINAI_DB_TIMEOUT_MS: '100',
      AKINAI_REQUEST_TIMEOUT_MS: '3600000',
      AKINAI_IMAGE_WORKS: '16',
    })
    expect(config).toMatchObject({
      databaseLimits: {
        readingConnections: 1,
        writingConnections: 50,
        groupConnections: 3,
        mostWaiting: 1000,
        timeoutMs: 100,
      },
      jobConnections: 4,
      requestTimeoutMs: 3_600_000,
      imageWorks: 16,
    })
  })

  const refused: [name: string, value: string, wanted: string][] = [
    ['AKINAI_DB_READERS', '0', '1 to 50'],
    ['AKINAI_DB_READERS', '51', '1 to 50'],
    ['AKINAI_DB_READERS', '1e1', '1 to 50'],
    ['AKINAI_DB_WRITERS', '-1', '1 to 50'],
    ['AKINAI_DB_GROUP_WRITERS', '1.5', '1 to 50'],
    ['AKINAI_DB_JOBS', '3', '4 to 50'],
    ['AKINAI_DB_TIMEOUT_MS', '99', '100 to 3600000'],
    ['AKINAI_DB_TIMEOUT_MS', '10 s', '100 to 3600000'],
    ['AKINAI_REQUEST_TIMEOUT_MS', '29999', '30000 to 3600000'],
    ['AKINAI_REQUEST_TIMEOUT_MS', '3600001', '30000 to 3600000'],
    ['AKINAI_PROCESSES', '0', '1 to 64'],
    ['AKINAI_DRAIN_MS', '300001', '0 to 300000'],
    ['AKINAI_STOP_MS', '999', '1000 to 3600000'],
    ['AKINAI_HANG_MS', '4999', '5000 to 3600000'],
    ['AKINAI_IMAGE_WORKS', '17', '1 to 16'],
    ['AKINAI_IMAGE_WORKS', '٣', '1 to 16'],
  ]
  test.for(refused)('%s=%s is refused with its range', ([name, value, wanted]) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`${name} must be a whole number from ${wanted}, not ${JSON.stringify(value)}.`),
    )
  })

  // R-GROW-1 R-GROW-4
  test('processes of the built-in database share its connections, also while one of them is replaced', () => {
    // Nine of 16, and 6 for jobs.
    expect(readConfig({ AKINAI_PROCESSES: '7' }).processes).toBe(7)
    expect(() => readConfig({ AKINAI_PROCESSES: '8' })).toThrow(
      /open 150 connections together .* and the built-in database has 140 /,
    )
    const outside = { AKINAI_PROCESSES: '8', DATABASE_URL: 'postgres://db.example/akinai' }
    expect(readConfig(outside).processes).toBe(8)
    expect(readConfig({ AKINAI_PROCESSES: '8', AKINAI_DB_READERS: '4' }).processes).toBe(8)
  })

  // R-CLI-4
  test.each([
    'postgres://akinai:p#ss@db.example/akinai',
    'postgres://akinai:p/ss@db.example/akinai',
    'postgres://akinai:p?ss@db.example/akinai',
  ])('an address that cannot be read is told with what its password needs, and without it: %s', address => {
    expect(() => readConfig({ DATABASE_URL: address })).toThrow(/^(?!.*ss@).*percent-encoded/)
  })

  test.each([
    'postgres:///akinai?host=/run/postgresql',
    'postgres://akinai@/akinai',
    'postgresql://[::1]:5432/akinai',
  ])('whatever the driver takes is an address: %s', address => {
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
  })

  // R-GROW-6
  test('a replica is one of an outside database', () => {
    expect(() => readConfig({ DATABASE_READ_URL: 'postgres://db.example/akinai' })).toThrow(
      /DATABASE_URL, which is not/,
    )
    expect(() => readConfig({ DATABASE_READ_URL: 'x:secret' })).toThrow(
      new ConfigError(
        'DATABASE_READ_URL must be a postgres:// address, such as postgres://user:password@db.example.jp/akinai, with special characters of the password percent-encoded.',
      ),
    )
  })

  test('that are wrong are told all at once', () => {
    expect(() => readConfig({ AKINAI_DB_READERS: 'x', AKINAI_DB_JOBS: '2' })).toThrow(
      /AKINAI_DB_READERS.*\n.*AKINAI_DB_JOBS/,
    )
  })
})

// R-HTTP-21
describe('trusted proxies', () => {
  test('are none unless they are named', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
  })

  test('are addresses and ranges', () => {
    expect(
      readConfig({ AKINAI_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32' }).trustedProxies,
    ).toEqual(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])
  })

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.1,', 'loopback'])('may not be %s', value => {
    expect(() => readConfig({ AKINAI_TRUSTED_PROXIES: value })).toThrow(/^AKINAI_TRUSTED_PROXIES must be/)
  })
})

// R-RATE-1
describe('limits of rate', () => {
  const LIMITS = { token: 6000, address: 600, signIn: 30, buyer: 3000, guesses: 100 }

  test.for([
    [{}, undefined],
    [{ HOST: 'localhost' }, undefined],
    [{ HOST: '::1' }, undefined],
    [{ HOST: '0.0.0.0' }, LIMITS],
    [{ HOST: '::' }, LIMITS],
    [{ HOST: '192.168.0.7' }, LIMITS],
    [{ AKINAI_TRUSTED_PROXIES: '127.0.0.1' }, LIMITS],
    [{ AKINAI_RATE_LIMITS: 'on' }, LIMITS],
    [{ HOST: '0.0.0.0', AKINAI_RATE_LIMITS: 'off' }, undefined],
    [
      {
        ...{ HOST: '::', AKINAI_RATE_TOKEN: '1', AKINAI_RATE_ADDRESS: '2' },
        ...{ AKINAI_RATE_SIGN_IN: '1000000', AKINAI_RATE_BUYER: '3', AKINAI_RATE_GUESSES: '4' },
      },
      { token: 1, address: 2, signIn: 1_000_000, buyer: 3, guesses: 4 },
    ],
  ] as const)('of %o are %o', ([environment, limits]) => {
    expect(readConfig(environment).rateLimits).toEqual(limits)
  })

  test.each([
    ...['AKINAI_RATE_TOKEN', 'AKINAI_RATE_ADDRESS'],
    ...['AKINAI_RATE_SIGN_IN', 'AKINAI_RATE_BUYER', 'AKINAI_RATE_GUESSES'],
  ])('%s is at least 1', name => {
    expect(() => readConfig({ [name]: '0' })).toThrow(
      `${name} must be a whole number from 1 to 1000000, not "0".`,
    )
  })
})

// R-DISK-1, R-MAIL-10
describe('budgets', () => {
  test('are the reasoned ones where nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      mailLimits: { order: 100, recipient: 200, shop: 20_000 },
      diskBudgets: {
        minFreeBytes: 512 * 1024 * 1024,
        logBytes: 200 * 1024 * 1024,
        unusedUploads: 1000,
        unusedUploadBytes: 1024 * 1024 * 1024,
        itemFileBytes: 5 * 1024 * 1024 * 1024,
      },
    })
  })

  test('are what is set, in MB', () => {
    const config = readConfig({
      AKINAI_MAILS_PER_ORDER: '1',
      AKINAI_MAILS_PER_RECIPIENT: '2',
      AKINAI_MAILS_PER_SHOP: '1000000',
      AKINAI_MIN_FREE_DISK_MB: '0',
      AKINAI_LOG_MB_PER_SHOP: '1',
      AKINAI_UNUSED_UPLOADS_PER_SHOP: '3',
      AKINAI_UNUSED_UPLOAD_MB_PER_SHOP: '10',
      AKINAI_ITEM_FILE_MB_PER_SHOP: '7',
    })
    expect(config).toMatchObject({
      mailLimits: { order: 1, recipient: 2, shop: 1_000_000 },
      diskBudgets: {
        minFreeBytes: 0,
        logBytes: 1024 * 1024,
        unusedUploads: 3,
        unusedUploadBytes: 10 * 1024 * 1024,
        itemFileBytes: 7 * 1024 * 1024,
      },
    })
    expect(() => readConfig({ AKINAI_UNUSED_UPLOAD_MB_PER_SHOP: '9' })).toThrow('from 10 to 1000000')
  })
})

// R-MAIL-11
describe('AKINAI_SMTP_TLS', () => {
  const away = 'smtp://shop:secret@mail.example.jp'

  test.each(['required', 'opportunistic', 'off'])('can be %s', value => {
    expect(readConfig({ AKINAI_SMTP_TLS: value }).smtpTls).toBe(value)
  })

  test('is nothing else', () => {
    expect(() => readConfig({ AKINAI_SMTP_TLS: 'no' })).toThrow('one of required, opportunistic, off')
  })

  test('cannot be off where a password goes to another machine, which is told without it', () => {
    expect(() => readConfig({ SMTP_URL: away, AKINAI_SMTP_TLS: 'off' })).toThrow(
      /^AKINAI_SMTP_TLS must not be off where SMTP_URL has a password for another machine\.$/,
    )
    for (const url of [
      'smtp://mail.example.jp',
      'smtp://shop:secret@localhost',
      'smtps://shop:secret@a.jp',
    ]) {
      expect(readConfig({ SMTP_URL: url, AKINAI_SMTP_TLS: 'off' }).smtpTls).toBe('off')
    }
  })
})

// R-LIMIT-13
describe('the limits of shops', () => {
  const read = (text: string) => readConfig({ AKINAI_SHOP_LIMITS: text }).shopLimits

  test('are as they are but for those that are named', () => {
    expect(read('')).toEqual(SHOP_LIMITS)
    expect(read('items=7, tokens=0')).toEqual({ ...SHOP_LIMITS, items: 7, tokens: 0 })
  })

  test.each(['items=x', 'gold=1', 'items', 'items=1,', 'items=-1', 'items=1e3', 'constructor=1'])(
    '%s is refused',
    text => {
      expect(() => read(text)).toThrow('AKINAI_SHOP_LIMITS must be limits such as items=1000000')
    },
  )
})

describe('the archive of the log', () => {
  test.for([
    ['/archive/', { folder: '/archive' }],
    ['s3://backups', { bucket: 'backups', prefix: '' }],
    ['s3://backups/akinai/log/', { bucket: 'backups', prefix: 'akinai/log' }],
  ] as const)('%s is a place', ([text, place]) => {
    expect(readConfig({ AKINAI_WAL_ARCHIVE: text }).walArchive).toEqual(place)
  })

  test.each(['archive', './archive', 's3://', 's3://x/', 's3://backups/../x', 'https://backups/akinai'])(
    '%s is none',
    text => {
      expect(() => readConfig({ AKINAI_WAL_ARCHIVE: text })).toThrow(/AKINAI_WAL_ARCHIVE must be/)
    },
  )

  // R-BACKUP-14
  test('is refused beside an outside database', () => {
    const both = { AKINAI_WAL_ARCHIVE: '/archive', DATABASE_URL: 'postgres://db.example/akinai' }
    expect(() => readConfig(both)).toThrow(/AKINAI_WAL_ARCHIVE is for the built-in database/)
  })
})

describe('who moves the money', () => {
  const STRIPE = {
    AKINAI_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1a',
    STRIPE_WEBHOOK_SECRET: 'whsec_1a',
  }

  test('is the simulator unless Stripe is asked for', () => {
    expect(readConfig({}).stripe).toBeUndefined()
    expect(readConfig({ ...STRIPE, AKINAI_PAYMENTS: 'simulated' }).stripe).toBeUndefined()
    expect(readConfig(STRIPE).stripe).toEqual({ secretKey: 'sk_test_1a', webhookSecret: 'whsec_1a' })
  })

  test('is not Stripe without its secrets, which nobody is shown', () => {
    const wanted = 'AKINAI_PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'
    expect(() => readConfig({ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' })).toThrow(new ConfigError(wanted))
    expect(() => readConfig({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_public' })).toThrow(
      new ConfigError(`STRIPE_SECRET_KEY must be a secret of Stripe’s, such as sk_live_….\n${wanted}`),
    )
    expect(() => readConfig({ AKINAI_PAYMENTS: 'paypal' })).toThrow(
      new ConfigError('AKINAI_PAYMENTS must be simulated or stripe, not "paypal".'),
    )
  })
})

describe('traces and metrics', () => {
  test('go nowhere unless a receiver is named', () => {
    expect(readConfig({}).telemetry).toBeUndefined()
    expect(readConfig({ OTEL_SERVICE_NAME: 'shop' }).telemetry).toBeUndefined()
    expect(
      readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x:4318', OTEL_SDK_DISABLED: 'true' }).telemetry,
    ).toBeUndefined()
  })

  test('go where OpenTelemetry’s variables say', () => {
    const all = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x:4318' }
    const both = { traces: true, metrics: true, protocol: 'http/protobuf', metricsEveryMs: 60_000 }
    expect(readConfig(all).telemetry).toEqual(both)
    expect(readConfig({ ...all, OTEL_METRICS_EXPORTER: 'none' }).telemetry).toEqual({
      ...both,
      metrics: false,
    })
    expect(
      readConfig({
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://x/v1/metrics',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      }).telemetry,
    ).toEqual({ ...both, traces: false, protocol: 'http/json' })
    expect(readConfig({ ...all, OTEL_METRIC_EXPORT_INTERVAL: '10000' }).telemetry?.metricsEveryMs).toBe(
      10_000,
    )
  })

  test('are refused where what is asked for cannot be done', () => {
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
      new ConfigError('OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/protobuf, http/json, not "grpc".'),
    )
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).toThrow(ConfigError)
  })
})
