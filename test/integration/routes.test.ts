import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { SCOPES } from '../../src/auth/scopes.ts'
import { reads } from '../../src/db/statement.ts'
import { TITLES } from '../../src/http/problem-titles.ts'
import { PROBLEMS, type ProblemType } from '../../src/http/problems.ts'
import { compileAhead } from '../../src/http/validator.ts'
import type { TestApi } from '../support/api.ts'
import { test } from '../support/fixture.ts'

/** Refusals that tell more than others: the quote to agree to anew. */
const MORE_THAN_A_PROBLEM: Readonly<Record<string, string>> = { 'completeCheckout 409': 'ChangedCheckout' }

const root = new URL('../../', import.meta.url)

interface DescribedOperation {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters?: readonly { name: string; in: string }[]
  readonly requestBody?: { content: Record<string, { schema: unknown }> }
  readonly responses: Record<
    string,
    { description: string; content?: Record<string, { schema?: { $ref?: string } }> }
  >
}

interface DescribedUnion {
  readonly oneOf?: readonly { $ref: string }[]
  readonly discriminator?: { propertyName: string; mapping: Record<string, string> }
}

const ANY_SHOP = reads<{ key: string }>('test.any_shop', 'select key from shops limit 1')

/** Every operation of the document. */
function operations(api: TestApi): DescribedOperation[] {
  const document = api.app.swagger() as unknown as {
    paths: Record<string, Record<string, DescribedOperation>>
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  )
}

/** Operations that ask for no token say so; there is no other way to be open. */
function isOpen({ security }: DescribedOperation): boolean {
  return security.length === 0
}

/** What no database stores, and what is no text at all, in an address. */
const NO_NAMES = ['%00', 'a%00b', '%ED%A0%80', '%F0%9F%98%80']

// R-HTTP-20
test('no part of an address that can be no name of anything makes the server fail', async ({
  api,
  context,
}) => {
  const { key } = (await context.db.query(ANY_SHOP, []))[0] ?? { key: '' }
  const places = operations(api).flatMap(({ method, path }) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([part]) => ({ method, path, part })),
  )
  expect(places.length).toBeGreaterThan(80)
  const failed: string[] = []
  for (const { method, path, part } of places) {
    for (const name of NO_NAMES) {
      const url = path
        .replace(part, name)
        .replace('{shop_id}', key)
        .replaceAll(/\{\w+\}/g, '1')
      const { statusCode } = await api.app.inject({ method: method.toUpperCase() as 'GET', url })
      const { statusCode: known } = await api.call(method.toUpperCase() as 'GET', url)
      if (Math.max(statusCode, known) >= 500) failed.push(`${method} ${url}`)
    }
  }
  expect(failed).toEqual([])
})

test('every schema of a request is compiled ahead, and one that cannot be says so', async ({ context }) => {
  const app = await buildApp(context)
  const querystring = { $ref: '#/nowhere' }
  app.get('/api/unheard', { config: { access: 'open' }, schema: { hide: true, querystring } }, () => '')
  await app.ready()
  await expect(compileAhead()).rejects.toThrow('#/nowhere')
  await compileAhead()
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/items', payload: {} })
  expect(statusCode).toBe(401)
  await app.close()
})

describe('access', () => {
  test('a route that does not declare who may call it does not boot', async ({ context }) => {
    const app = await buildApp(context)
    app.get('/api/forgotten', () => 'anyone may read this')
    await expect((async () => app.ready())()).rejects.toThrow('GET /api/forgotten')
    await app.close()
  })

  test('nor does one in a plugin of its own', async ({ context }) => {
    const app = await buildApp(context)
    app.register(async plugin => {
      plugin.delete('/hidden', () => 'gone')
    })
    await expect((async () => app.ready())()).rejects.toThrow('DELETE /hidden')
    await app.close()
  })

  test('every operation that does not say that it is open is refused without a token', async ({ api }) => {
    for (const { method, path } of operations(api).filter(operation => !isOpen(operation))) {
      const url = path.replaceAll(/\{\w+\}/g, '1')
      const response = await api.app.inject({ method: method.toUpperCase() as 'GET', url })
      expect([path, response.statusCode]).toEqual([path, 401])
    }
  })

  // R-HTTP-18
  test('what is open is this', async ({ api }) => {
    for (const url of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/openapi.ja.json', '/docs/']) {
      expect([url, (await api.app.inject(url)).statusCode]).toEqual([url, 200])
    }
  })
})

/** The tags whose operations are about things that the shop shows to everyone. */
const ABOUT_NO_PERSON = ['items', 'variations', 'images', 'files', 'item_categories', 'delivery_companies']

test('the log masks what is about people: all but the operations that are about things', async ({
  context,
  api,
}) => {
  const app = await buildApp(context)
  const declared = new Map<string, boolean>()
  app.addHook('onResponse', async ({ routeOptions: { config } }) => {
    if (config.operation) declared.set(config.operation.operationId, config.operation.personalData)
  })
  for (const { method, path } of operations(api)) {
    await app.inject({ method: method.toUpperCase() as 'GET', url: path.replaceAll(/\{\w+\}/g, '1') })
  }
  await app.close()
  for (const operation of operations(api).filter(one => !isOpen(one))) {
    const { operationId, tags } = operation
    const expected = !tags.every(tag => ABOUT_NO_PERSON.includes(tag))
    expect([operationId, declared.get(operationId)]).toEqual([operationId, expected])
  }
})

describe('the OpenAPI document', () => {
  test('names each operation once, in words of its own', ({ api }) => {
    const all = operations(api)
    expect(all.length).toBeGreaterThan(20)
    const ids = all.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/)
    const summaries = all.map(({ summary }) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
    for (const summary of summaries) expect(summary).toMatch(/^[A-Z].*[^.]$/)
  })

  // R-HTTP-20
  test('says of each operation who may call it', ({ api }) => {
    expect(
      operations(api)
        .filter(isOpen)
        .map(({ path }) => path)
        .filter(path => path.startsWith('/api/')),
    ).toEqual([])
    for (const operation of operations(api).filter(one => !isOpen(one))) {
      const { operationId, description, security } = operation
      expect(security, operationId).toEqual([{ token: [] }])
      const scopes = /Scopes: (.*)\./.exec(description)?.[1]?.match(/[\w.]+/g) ?? []
      expect(scopes.length, operationId).toBeGreaterThan(0)
      expect(scopes.filter(scope => !(SCOPES as readonly string[]).includes(scope))).toEqual([])
    }
  })

  test('has a schema for every body, sent or answered', ({ api }) => {
    for (const operation of operations(api)) {
      const { operationId, method, responses, requestBody } = operation
      const good = Object.keys(responses).filter(status => status.startsWith('2'))
      // An order that was changed and cannot be shown is answered 204 in place of 200; of a picture a part can be had.
      expect(['200', '201', '204', '200,204', '200,206'], operationId).toContain(good.join())
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(description, `${operationId} ${status}`).not.toBe('')
        if (['204', '304'].includes(status)) expect(content).toBeUndefined()
        else if (status < '300') {
          const types = isOpen(operation) ? Object.keys(content ?? {}) : ['application/json']
          for (const type of types) expect(content?.[type]?.schema, operationId).toBeDefined()
        } else {
          const more = MORE_THAN_A_PROBLEM[`${operationId} ${status}`] ?? 'Problem'
          expect(content?.['application/problem+json']?.schema, operationId).toEqual({
            $ref: `#/components/schemas/${more}`,
          })
        }
      }
      if (method === 'get' || method === 'delete') expect(requestBody, operationId).toBeUndefined()
      const common = ['500', '502', '504', ...(isOpen(operation) ? [] : ['400', '401', '403'])]
      for (const status of common) {
        expect(Object.keys(responses), operationId).toContain(status)
      }
    }
  })

  test('declares the parameters of every path', ({ api }) => {
    for (const { operationId, path, parameters = [] } of operations(api)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
      const declared = parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name)
      expect(declared.toSorted(), operationId).toEqual(inPath.toSorted())
    }
  })

  test('tells kinds by the words of the API, not by the names of their schemas', ({ api }) => {
    const { components } = api.app.swagger() as unknown as {
      components: { schemas: Record<string, DescribedUnion & { properties?: Record<string, object> }> }
    }
    const unions = Object.values(components.schemas).filter(schema => schema.discriminator !== undefined)
    expect(unions).toHaveLength(3)
    for (const { oneOf = [], discriminator } of unions) {
      const { propertyName = '', mapping = {} } = discriminator ?? {}
      expect(Object.values(mapping)).toEqual(oneOf.map(({ $ref }) => $ref))
      for (const [word, ref] of Object.entries(mapping)) {
        const kind = components.schemas[ref.split('/').at(-1) ?? '']
        expect(Object.values(kind?.properties?.[propertyName] ?? {}).flat()).toContain(word)
      }
    }
  })

  test('speaks of problems that exist', ({ api }) => {
    for (const { operationId, responses } of operations(api)) {
      for (const [status, { description }] of Object.entries(responses)) {
        for (const [, type = ''] of description.matchAll(/`\/errors\/([\w/-]+)`/g)) {
          expect(PROBLEMS[type as keyof typeof PROBLEMS]?.status, `${operationId} ${type}`).toBe(
            Number(status),
          )
        }
      }
    }
  })
})

/** Headings and what stands under each. */
function sectionsOf(markdown: string): Map<string, string> {
  const parts = markdown.split(/^#{2,3} `\/errors\/(.+)`$/m).slice(1)
  return new Map(
    parts.flatMap((part, index): [string, string][] =>
      index % 2 === 0 ? [[part, (parts[index + 1] ?? '').split(/^## /m, 1)[0] ?? '']] : [],
    ),
  )
}

describe.each([
  ['docs/errors.md', ', ', '.', (type: ProblemType) => PROBLEMS[type].title, 60],
  ['docs/errors.ja.md', '、', '。', (type: ProblemType) => TITLES[type], 20],
] as const)('%s', (path, comma, stop, titleOf, least) => {
  const sections = sectionsOf(readFileSync(new URL(path, root), 'utf8'))

  // R-PROBLEM-5
  test('has a section for every type, and none for another', () => {
    expect([...sections.keys()].toSorted()).toEqual(Object.keys(PROBLEMS).toSorted())
  })

  test('tells status and title of each, and more', () => {
    for (const type of Object.keys(PROBLEMS) as ProblemType[]) {
      const text = sections.get(type)?.trim() ?? ''
      const start = `**${PROBLEMS[type].status}${comma}${titleOf(type)}${stop}**`
      expect(text.slice(0, start.length)).toBe(start)
      expect(text.length).toBeGreaterThan(start.length + least)
    }
  })
})

/** Files that readers of the repository are led to. */
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'docs',
  'docs/decisions',
  'docs/rules',
  'demo',
  'bench',
  'test/contract',
].flatMap(path => (path.endsWith('.md') ? [path] : markdownIn(path)))

function markdownIn(folder: string): string[] {
  if (!existsSync(new URL(folder, root))) return []
  return readdirSync(new URL(folder, root))
    .filter(file => file.endsWith('.md'))
    .map(file => `${folder}/${file}`)
}

const COMMANDS = readdirSync(new URL('cli/commands', root)).map(file => file.replace(/\.ts$/, ''))
const SCRIPTS = Object.keys(
  (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
)

describe.each(DOCUMENTS.filter(path => existsSync(new URL(path, root))))('%s', path => {
  const text = readFileSync(new URL(path, root), 'utf8')

  test('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(match => match[1] ?? '')
    const local = targets.filter(target => !/^(https?:|mailto:)/.test(target))
    expect(local.filter(target => !existsSync(new URL(target, new URL(path, root))))).toEqual([])
  })

  test('cites files that exist', () => {
    const cited = [
      ...text.matchAll(
        /`((?:src|cli|client|docs|test|tools|bench|proof|demo|migrations|openapi)\/[\w./-]+)`/g,
      ),
    ]
    const files = cited.map(match => match[1] ?? '').filter(file => /\.\w+$|\/$/.test(file))
    expect(files.filter(file => !existsSync(new URL(file, root)))).toEqual([])
  })

  test('cites commands that exist', () => {
    const commands = [...text.matchAll(/\bnpx akinai ([a-z][a-z-]*)/g)].map(match => match[1] ?? '')
    expect(commands.filter(command => !COMMANDS.includes(command))).toEqual([])
    const scripts = [...text.matchAll(/\bnpm run ([a-z:-]+)/g)].map(match => match[1] ?? '')
    expect(scripts.filter(script => !SCRIPTS.includes(script))).toEqual([])
  })
})
