import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { SERVER_LIMITS } from './db/limits.ts'

describe('the limits of a server', () => {
  test('are the measured ones where nothing is set', () => {
    expect(readConfig({}).databaseLimits).toEqual(SERVER_LIMITS)
    expect(readConfig({ AKINAI_DB_READERS: ' ', AKINAI_DB_TIMEOUT_MS: '' }).databaseLimits).toEqual(
      SERVER_LIMITS,
    )
    expect(readConfig({})).toMatchObject({ jobConnections: 6, requestTimeoutMs: 300_000 })
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
    ['AKINAI_IMAGE_WORKS', '17', '1 to 16'],
    ['AKINAI_IMAGE_WORKS', '٣', '1 to 16'],
  ]
  test.for(refused)('%s=%s is refused with its range', ([name, value, wanted]) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`${name} must be a whole number from ${wanted}, not ${JSON.stringify(value)}.`),
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

  test.for(['proxy.example', '10.0.0.0/33', '10.0.0.1,', 'loopback'])('may not be %s', value => {
    expect(() => readConfig({ AKINAI_TRUSTED_PROXIES: value })).toThrow(/^AKINAI_TRUSTED_PROXIES must be/)
  })
})
