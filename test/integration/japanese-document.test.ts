import { describe, expect } from 'vitest'
import { TEXTS, translateDocument } from '../../src/http/japanese/translate-document.ts'
import { VERSION } from '../../src/lib/version.ts'
import { test } from '../support/fixture.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** Whether a member holds words for people. */
function isTold(name: string, member: Json, path: string): member is string {
  const isWord = /^(summary|description)$/.test(name) || `${path}/${name}` === '/info/contact/name'
  return isWord && typeof member === 'string'
}

/** What a document tells people, by where. */
function toldTexts(value: Json, path = '', told = new Map<string, string>()): Map<string, string> {
  if (value === null || typeof value !== 'object') return told
  for (const [name, member] of Object.entries(value)) {
    if (isTold(name, member, path)) told.set(`${path}/${name}`, member)
    else toldTexts(member as Json, `${path}/${name}`, told)
  }
  return told
}

/** A document without what it tells people. */
function untold(value: Json, path = ''): Json {
  if (Array.isArray(value)) return value.map(one => untold(one))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isTold(name, member, path) ? '' : untold(member, `${path}/${name}`),
    ]),
  )
}

// R-WORDS-4
describe('the document in Japanese', () => {
  test('says all that the English one says, in words for each', async ({ api: { app } }) => {
    const english = (await app.inject('/openapi.json')).json<Json>()
    const lacking: string[] = []
    translateDocument(english as object, text => lacking.push(text))
    expect(lacking).toEqual([])
    const told = toldTexts((await app.inject('/openapi.ja.json')).json<Json>())
    const names = [...told].filter(([, text]) => !isJapanese(text) && !/^(`Accept`。)$/.test(text))
    expect(names).toEqual([])
  })

  test('has no word for what the English one does not say', async ({ api: { app } }) => {
    const told = toldTexts((await app.inject('/openapi.json')).json<Json>())
    const paragraphs = new Set(
      [...told.values()].flatMap(text => text.split('\n\n').map(one => one.replaceAll(/\s+/g, ' ').trim())),
    )
    expect([...TEXTS.keys()].filter(text => !paragraphs.has(text))).toEqual([])
  })

  test('is the same but for the words, and of the same version as the program', async ({ api: { app } }) => {
    const [english, japanese] = await Promise.all(
      ['/openapi.json', '/openapi.ja.json'].map(async url => (await app.inject(url)).json<Json>()),
    )
    expect(untold(japanese as Json)).toEqual(untold(english as Json))
    expect((japanese as { info: { version: string } }).info.version).toBe(VERSION)
  })

  test('a search for 在庫 finds the operation that sets it', async ({ api: { app } }) => {
    const { paths } = (await app.inject('/openapi.ja.json')).json<{
      paths: Record<string, Record<string, { summary: string }>>
    }>()
    expect(paths['/api/items/{id}/stock']?.put?.summary).toContain('在庫')
  })

  test('problems lead to their pages', async ({ api: { app } }) => {
    const { body } = await app.inject('/openapi.ja.json')
    expect(body).toContain('[商品が見つかりません](/errors/items/not-found)')
  })

  test.for(['/openapi.json', '/openapi.ja.json'])(
    '%s goes out compressed, and again only when it is another',
    async (url, { api: { app } }) => {
      const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect(first.headers['content-encoding']).toBe('br')
      expect(first.rawPayload.length).toBeLessThan(120_000)
      const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    },
  )
})
