import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestContext, type TestContext } from '../support/context.ts'

let context: TestContext
beforeAll(async () => {
  context = await createTestContext()
})
afterAll(() => context[Symbol.asyncDispose]())

/** Loading a file that declares statements puts them into the registry. */
async function loadStores(folder: URL): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/store\.ts$/.test(file) || file === join('http', 'health.ts'))
      await import(new URL(file, folder).href)
  }
}

test('PostgreSQL accepts every declared statement on the migrated schema', async () => {
  // Files of one worker share their modules, and some declare statements on tables of their own: a registry without them.
  vi.resetModules()
  const { declaredStatements } = await import('../../src/db/statement.ts')
  await loadStores(new URL('../../src/', import.meta.url))
  const statements = declaredStatements()
  expect(statements.length).toBeGreaterThan(40)
  const client = new pg.Client(context.address)
  await client.connect()
  const refused: string[] = []
  for (const [index, { name, text }] of statements.entries()) {
    await client
      .query(`prepare s${index} as ${text}`)
      .catch(error => refused.push(`${name}: ${error.message}`))
  }
  await client.end()
  expect(refused).toEqual([])
})
