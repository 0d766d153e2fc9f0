import { hash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { TITLES } from '../../src/http/problem-titles.ts'
import { PROBLEMS, type ProblemType } from '../../src/http/problems.ts'
import { test } from '../support/fixture.ts'

const TYPES = Object.keys(PROBLEMS) as ProblemType[]

/** Three words of small letters one after the other. */
const ENGLISH = /[A-Za-z][a-z'’]+(?:[ ,]+[a-z'’]{2,}){2,}/

/** What a page says, without its code. */
function textOf(html: string): string {
  return html.replaceAll(/<(style|code)\b[^>]*>.*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, '\n')
}

// R-PROBLEM-6, R-WORDS-3
describe('where a problem leads', () => {
  test('its type is a page in either language, for each type', async ({ api: { app } }) => {
    for (const type of TYPES) {
      const english = await app.inject(`/errors/${type}?lang=en`)
      const japanese = await app.inject(`/errors/${type}?lang=ja`)
      expect([type, english.statusCode, japanese.statusCode]).toEqual([type, 200, 200])
      expect(english.body).toContain(`<h1>${PROBLEMS[type].title}</h1>`)
      expect(japanese.body).toContain(`<html lang="ja">`)
      expect(japanese.body).toContain(`<h1>${TITLES[type]}</h1>`)
      // An explanation, without Markdown left over.
      for (const { body } of [english, japanese]) expect(body).toMatch(/<p><strong>\d{3}[^`]+<\/p>/)
      expect([type, textOf(japanese.body).match(ENGLISH)]).toEqual([type, null])
    }
  })

  test('the page is in the language of the browser, compressed, and sent again only when it is another', async ({
    api: { app },
  }) => {
    const url = '/errors/items/not-found'
    const headers = { 'accept-language': 'ja-JP', 'accept-encoding': 'br' }
    const first = await app.inject({ url, headers })
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('商品が見つかりません')
    const known = { ...headers, 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url, headers: known })).statusCode).toBe(304)
  })

  test('only the one style that stands in it is applied', async ({ api: { app } }) => {
    const { headers, body } = await app.inject('/errors/items/not-found')
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(styles).toHaveLength(1)
    expect(headers['content-security-policy']).toContain(
      `style-src 'sha256-${hash('sha256', styles[0] ?? '', 'base64')}';`,
    )
    expect(body).not.toMatch(/ style=/)
  })

  test.for(['/errors/items/nope', '/errors/__proto__/x', '/errors/items', '/requests/a%20b', '/requests/'])(
    '%s is no page',
    async (url, { api: { app } }) => {
      const { statusCode, headers } = await app.inject(url)
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json'])
    },
  )

  test.for(['/errors/items/nope', '/errors/__proto__/x', '/errors/items', '/errors/', '/errors'])(
    '%s tells a browser so in its language',
    async (url, { api: { app } }) => {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'ja' }
      const japanese = await app.inject({ url, headers })
      expect([japanese.statusCode, japanese.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      expect(japanese.body).toContain('<h1>このようなエラーはありません</h1>')
      expect(textOf(japanese.body).match(ENGLISH)).toBeNull()
      const english = await app.inject({ url: `${url}?lang=en`, headers })
      expect(english.statusCode).toBe(404)
      expect(english.body).toContain('<h1>Unknown error type</h1>')
    },
  )

  test('type and instance of an answer are such addresses', async ({ api: { app } }) => {
    const problem = (await app.inject('/api/items')).json<{ type: string; instance: string }>()
    expect((await app.inject(problem.type)).statusCode).toBe(200)
    const { statusCode, headers } = await app.inject(problem.instance)
    expect(statusCode).toBe(302)
    expect(headers.location).toBe(problem.instance.replace('/requests/', '/console/instances/'))
  })
})
