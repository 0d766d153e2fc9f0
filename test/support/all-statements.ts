/** Every statement that the program declares. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { declaredStatements, type Statement } from '../../src/db/statement.ts'

const SOURCES = new URL('../../src/', import.meta.url)

/** How statements of tests are called, which are here as well: files of one worker share their modules. */
const OF_TESTS = /^(\w+_)?test\./

/** Loads every file that declares some. */
export async function allStatements(): Promise<readonly Statement<unknown>[]> {
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (/store\.ts$/.test(file) || file === join('http', 'health.ts'))
      await import(new URL(file, SOURCES).href)
  }
  return declaredStatements().filter(({ name }) => !OF_TESTS.test(name))
}
