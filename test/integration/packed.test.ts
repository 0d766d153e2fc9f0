import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOpenFolder } from '../support/open-folder.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

describe('installed as a package', () => {
  let folder: string
  let akinai: string
  beforeAll(() => {
    folder = makeOpenFolder('packed')
    // Node takes no TypeScript from below a folder of this name.
    akinai = join(folder, 'node_modules', 'akinai')
    mkdirSync(akinai, { recursive: true })
    for (const part of [
      'bin',
      'dist',
      'migrations',
      'package.json',
      'src/resources/orders/rules/jp-postal-codes.json',
    ]) {
      cpSync(join(ROOT, part), join(akinai, part), { recursive: true })
    }
    symlinkSync(join(ROOT, 'node_modules'), join(akinai, 'node_modules'))
    run(join(ROOT, 'tools', 'pack.ts'), '--into', akinai)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function run(...words: string[]): string {
    return execFileSync(process.execPath, words, {
      encoding: 'utf8',
      env: { AKINAI_DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  test('it has no TypeScript, and its database and commands run', () => {
    expect(existsSync(join(akinai, 'cli', 'main.ts'))).toBe(false)
    const shop = ['--shop-id', 'tea', '--name', 'お茶', '--mail', 'owner@tea.example', '--json']
    const made = run(join(akinai, 'bin', 'akinai.js'), 'shop', 'create', ...shop)
    expect(made).toContain('tea')
  })

  test('every module that its server and its processes name is there', () => {
    const program = `for (const name of ['src/main.js', 'src/welcome.js', 'src/jobs/runner.js', 'cli/shopify/shop/http-shop-api.js'])
      await import(${JSON.stringify(`${akinai}/`)} + name)
      console.log('all there')`
    expect(run('--input-type=module', '--eval', program)).toContain('all there')
    for (const entry of ['src/images/worker/main.js', 'src/db/embedded/keeper.js']) {
      expect(existsSync(join(akinai, entry)), entry).toBe(true)
    }
  })
})
