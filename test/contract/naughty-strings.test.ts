import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { must, newCategory, newItem, newVariation, showCategory, showItem } from './support/makers.ts'
import type { Problem } from './support/problem.ts'
import { allowedLine, allowedText, hostileStrings } from './support/text.ts'

const file = resolve(import.meta.dirname, '../../../shared/data/naughty-strings/blns.json')
const present = existsSync(file)
if (!present) console.warn(`contract: ${file} is absent: only the suite's own hostile strings are sent`)

const listed = present ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
const strings = [...hostileStrings, ...listed]
/** Chunks that run side by side, each on records of its own. */
const chunks = Array.from({ length: 6 }, (_, part) => strings.filter((_each, index) => index % 6 === part))

const identifierPattern = /^[A-Za-z0-9_-]{1,50}$/

/** The members of an edit with the string in each, by whether the rules allow it there. */
function sorted(string: string): { fine: Record<string, string>; bad: Record<string, string> } {
  const members: [string, boolean][] = [
    ['detail', allowedText(string, 65_535)],
    ['name', allowedLine(string, 255)],
    ['identifier', identifierPattern.test(string)],
  ]
  const pick = (wanted: boolean) =>
    Object.fromEntries(members.filter(([, is]) => is === wanted).map(([name]) => [name, string]))
  return { fine: pick(true), bad: pick(false) }
}

const pointersOf = (body: unknown) =>
  [...new Set(((body as Problem).errors ?? []).map(each => each.pointer))].sort()

describe.concurrent.for(chunks.map((chunk, index) => ({ chunk, part: index + 1 })))(
  'strings, part $part',
  ({ chunk }) => {
    let item: number
    let variation: number
    let category: number
    beforeAll(async () => {
      item = await newItem()
      variation = await newVariation(item)
      category = await newCategory()
    })

    // R-TEXT-1, R-TEXT-6
    test('items: kept to the byte, or refused, member by member', async () => {
      const path = `/api/items/${item}`
      for (const string of chunk) {
        const { fine, bad } = sorted(string)
        if (Object.keys(bad).length > 0) {
          const answer = await call({ method: 'POST', path, json: { ...fine, ...bad } })
          const wanted = Object.keys(bad)
            .map(name => `/${name}`)
            .sort()
          expect([string, answer.status, pointersOf(answer.body)]).toEqual([string, 400, wanted])
        }
        const named = await call({
          method: 'POST',
          path: `${path}/variations/${variation}`,
          json: { name: string },
        })
        expect([string, named.status]).toEqual([string, 'name' in fine ? 200 : 400])
        await must(200, { method: 'POST', path, json: fine })
        const shown = await showItem(item)
        expect(shown).toMatchObject(fine)
        if ('name' in fine) expect(shown.variations[0]?.name).toBe(string)
      }
    })

    test('categories: kept to the byte, refused, or a duplicate', async () => {
      const path = `/api/item_categories/${category}`
      for (const name of chunk) {
        const answer = await call({ method: 'POST', path, json: { name } })
        const wanted = allowedLine(name, 30) ? [204, 422] : [400]
        expect([name, wanted.includes(answer.status)]).toEqual([name, true])
        if (answer.status === 204) expect((await showCategory(category)).name).toBe(name)
      }
    })

    // R-TEXT-1
    test('queries and paths: refused, never a failure', async () => {
      for (const string of chunk.filter(each => each.isWellFormed())) {
        const encoded = encodeURIComponent(string)
        if (encoded.length > 4000) continue
        const query = await call({
          method: 'GET',
          path: `/api/items?visible=${encoded}&${encoded}=1&limit=1`,
        })
        expect([string, query.status]).toEqual([string, 400])
        if (string === '' || string === '.' || string === '..') continue
        const { status } = await call({ method: 'GET', path: `/api/item_categories/${encoded}` })
        expect([string, status]).toEqual([string, /^[1-9][0-9]*$/.test(string) ? status : 400])
      }
    })
  },
)
