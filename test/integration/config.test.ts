import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/config.ts'

// R-HTTP-19
describe('the public address', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['HTTPS://Shop.Example:443/', 'https://shop.example'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000//', 'http://[::1]:3000'],
    ['https://茶.example', 'https://xn--cl1a.example'],
    [' https://shop.example:8443 ', 'https://shop.example:8443'],
  ])('%j starts links with %j', (text, baseUrl) => {
    expect(readConfig({ AKINAI_BASE_URL: text }).baseUrl).toBe(baseUrl)
  })

  test.each([
    'https://shop.example/akinai',
    'https://shop.example/akinai/',
    'https://shop.example/?',
    'https://shop.example?a=1',
    'https://shop.example/#x',
    'https://user:password@shop.example',
    'ftp://shop.example',
    'shop.example',
  ])('%j is refused in words', text => {
    expect(() => readConfig({ AKINAI_BASE_URL: text })).toThrow(ConfigError)
    expect(() => readConfig({ AKINAI_BASE_URL: text })).toThrow(
      'AKINAI_BASE_URL must be an http or https address without a path, such as https://shop.example, not ',
    )
  })

  test('the store of objects may have a path', () => {
    const { s3 } = readConfig({ S3_BUCKET: 'pictures', S3_ENDPOINT: 'https://store.example/s3/' })
    expect(s3?.endpoint).toBe('https://store.example/s3')
  })
})
