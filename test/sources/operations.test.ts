import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import openapi from '../../openapi/openapi.json' with { type: 'json' }

const RESOURCES = new URL('../../src/resources/', import.meta.url)

/** The folders whose operations have a file each, named after the operation. */
const FOLDERS = ['delivery_companies', 'files', 'item_categories', 'items', 'user']

const FILES = FOLDERS.flatMap(folder =>
  readdirSync(new URL(`${folder}/`, RESOURCES), { recursive: true, encoding: 'utf8' }).map(
    file => `${folder}/${file}`,
  ),
)

const OPERATIONS = Object.entries(openapi.paths).flatMap(([path, operations]) => {
  const folder = path.split('/')[2] ?? ''
  if (!path.startsWith('/api/') || !FOLDERS.includes(folder)) return []
  return Object.values(operations).map(({ operationId }) => ({ folder, operationId }))
})

test('there are operations to look at', () => {
  expect(OPERATIONS.length).toBeGreaterThan(25)
})

test.for(OPERATIONS)('$operationId is a function in a file of its name', async ({ folder, operationId }) => {
  const name = `${operationId.replaceAll(/[A-Z]/g, (letter: string) => `-${letter.toLowerCase()}`)}.ts`
  const files = FILES.filter(file => file.startsWith(`${folder}/`) && file.split('/').at(-1) === name)
  expect(files).toHaveLength(1)
  const module: Record<string, unknown> = await import(new URL(files[0] ?? '', RESOURCES).href)
  expect(module[operationId]).toBeTypeOf('function')
})
