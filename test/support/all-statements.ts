/** Every statement that the program declares. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Statement } from '../../src/db/statement.ts'

const SOURCES = new URL('../../src/', import.meta.url)

/** Loads every file that declares some. Files of one worker share their modules, and some tests declare their own. */
export async function allStatements(): Promise<readonly Statement<unknown>[]> {
  vi.resetModules()
  const { declaredStatements } = await import('../../src/db/statement.ts')
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (/store\.ts$/.test(file) || file === join('http', 'health.ts'))
      await import(new URL(file, SOURCES).href)
  }
  return declaredStatements()
}
