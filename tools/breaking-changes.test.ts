import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../openapi/${name}.json`, import.meta.url), 'utf8'))
const released = read('released')

/** How to let one through: docs/proof.md. */
test('the API keeps what openapi/released.json promises', () => {
  expect(breakingChanges(released, read('openapi'))).toEqual([])
})

/** A member of a document, or of what it refers to. */
interface Part {
  [name: string]: Part | undefined
}

const PATH = '/api/item_categories'

/** One path of the document, so that each of these takes some milliseconds. */
const small = {
  ...{ openapi: released.openapi, info: released.info },
  paths: { [PATH]: released.paths[PATH], '/api/user': released.paths['/api/user'] },
  components: { schemas: { User: released.components.schemas.User } },
}

const body = (document: Part) =>
  document.paths?.[PATH]?.post?.requestBody?.content?.['application/json']?.schema as unknown as {
    required: string[]
    properties: Record<string, Record<string, unknown>>
  }
const user = (document: Part) =>
  document.components?.schemas?.User as unknown as { required: string[]; properties: Record<string, unknown> }

const breaks: [string, (document: Part) => void][] = [
  ['a path that is gone', ({ paths }) => delete paths?.['/api/user']],
  ['a method that is gone', ({ paths }) => delete paths?.[PATH]?.post],
  ['a success that is gone', ({ paths }) => delete paths?.['/api/user']?.get?.responses?.['200']],
  ['a member that calls must have now', document => body(document).required.push('parent_id')],
  [
    'a member of another type',
    document => Object.assign(body(document).properties, { name: { type: 'integer' } }),
  ],
  [
    'a text that may be less long',
    document => Object.assign(body(document).properties.name ?? {}, { maxLength: 1 }),
  ],
  [
    'a member that calls must have now, of a schema that answers share',
    document => {
      Object.assign(body(document).properties, { user: { $ref: '#/components/schemas/User' } })
      Object.assign(user(document).properties, { x: { type: 'string' } })
      user(document).required.push('x')
    },
  ],
  ['a member that answers lack', document => delete user(document).properties.shop_id],
  ['a member that answers may lack', document => user(document).required.shift()],
]

test.each(breaks)('%s is found', (_, change) => {
  const changed = structuredClone(small) as unknown as Part
  change(changed)
  expect(breakingChanges(small, changed as never).length).toBeGreaterThan(0)
})

const harmless: [string, (document: Part) => void][] = [
  ['nothing', () => {}],
  ['a path that is new', ({ paths }) => Object.assign(paths ?? {}, { '/api/new': paths?.['/api/user'] })],
  [
    'a member that calls may have',
    document => Object.assign(body(document).properties, { note: { type: 'string' } }),
  ],
  [
    'a member that answers have besides',
    document => Object.assign(user(document).properties, { x: { type: 'string' } }),
  ],
  [
    'a member that answers always have besides',
    document => {
      Object.assign(user(document).properties, { x: { type: 'string' } })
      user(document).required.push('x')
    },
  ],
  ['other words', document => Object.assign(document.paths?.[PATH]?.post ?? {}, { summary: 'Other' })],
]

test.each(harmless)('%s breaks nobody', (_, change) => {
  const changed = structuredClone(small) as unknown as Part
  change(changed)
  expect(breakingChanges(small, changed as never)).toEqual([])
})
