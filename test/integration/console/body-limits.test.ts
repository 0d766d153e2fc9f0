import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestConsole, OUR_PAGE, PASSWORD, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
beforeAll(async () => {
  page = await createTestConsole()
})
afterAll(() => page[Symbol.asyncDispose]())

const KIB = 1024

async function send(method: 'POST' | 'PUT', url: string, payload: string) {
  const headers = { ...OUR_PAGE, cookie: page.cookie, 'content-type': 'application/json' }
  const answer = await page.app.inject({ method, url, headers, payload })
  return [answer.statusCode, answer.json<{ detail?: string }>().detail]
}

const padded = (body: object, bytes: number) => JSON.stringify(body).padEnd(bytes, ' ')

/** A text in which every character is escaped. */
const escaped = (character: string, length: number) =>
  Array.from(
    character.repeat(length).split(''),
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ).join('')

// R-LIMIT-12, R-BODY-2
describe('bodies of the console', () => {
  const credentials = () => ({ mail_address: page.mailAddress, password: PASSWORD })

  test('have 4 KiB at the sign-in', async () => {
    const url = '/console/api/session'
    expect(await send('POST', url, padded(credentials(), 4 * KIB))).toEqual([200, undefined])
    expect(await send('POST', url, padded(credentials(), 4 * KIB + 1))).toEqual([
      ...[413, 'The body may have at most 4096 bytes.'],
    ])
  })

  test('have room for the longest that are legal, each character escaped', async () => {
    const longest = `{"mail_address":"${escaped('a', 60)}@${escaped('b', 60)}.example","password":"${escaped('𠮷', 200)}"}`
    expect((await send('POST', '/console/api/session', longest))[0]).toBe(401)
    const introduction = `{"introduction":"${escaped('𠮷', 65_535)}"}`
    expect((await send('PUT', '/console/api/settings', introduction))[0]).toBe(200)
  })
})
