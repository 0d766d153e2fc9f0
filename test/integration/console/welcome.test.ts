import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { loadDemoShop } from '../../../src/transfer/demo.ts'
import { type Demo, prepareDemo, printWelcome } from '../../../src/welcome.ts'
import { createTestContext, type TestContext } from '../../support/context.ts'
import { OUR_PAGE } from './support/sign-in.ts'

afterEach(() => vi.restoreAllMocks())

/** What a start prints. */
async function printed(context: TestContext, demo: Demo | undefined, isTerminal = true): Promise<string> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => lines.push(String(text)) > 0)
  await printWelcome(context, demo, isTerminal)
  write.mockRestore()
  return lines.join('')
}

// R-DEMO-1
test('the first start makes a demo whose sign-in and token are shown, later ones the addresses', async () => {
  await using context = await createTestContext()
  const starting = { ...context, config: { ...context.config, demo: true } }
  const demo = await prepareDemo(starting, loadDemoShop)
  const signIn = demo?.signIn
  if (demo === undefined || signIn === undefined) throw new Error('There was no demo')
  const first = await printed(context, demo)
  for (const shown of [
    // R-DEMO-3
    'http://shop.example/shops/demo\n',
    ...['http://shop.example/console/', 'http://shop.example/docs/', 'demo@akinai.example', 'simulated'],
    ...[signIn.password, demo.token],
  ]) {
    expect(first).toContain(shown)
  }

  // R-DEMO-2
  const file = join(context.config.dataDir, 'server', 'first-sign-in.txt')
  mkdirSync(dirname(file))
  writeFileSync(`${file}.other`, 'left alone')
  symlinkSync(`${file}.other`, file)
  const logged = await printed(context, demo, false)
  expect(logged).toContain(`are in ${file}`)
  expect(logged).not.toContain(signIn.password)
  expect(logged).not.toContain(demo.token)
  const written = readFileSync(file, 'utf8')
  expect(written).toContain(signIn.password)
  expect(written).toContain(`curl -H 'Authorization: Bearer ${demo.token}'`)
  expect(lstatSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(`${file}.other`, 'utf8')).toBe('left alone')

  const app = await buildApp(context)
  const signedIn = await app.inject({
    method: 'POST',
    url: '/console/api/session',
    headers: OUR_PAGE,
    payload: { mail_address: signIn.mailAddress, password: signIn.password },
  })
  await app.close()
  expect(signedIn.json()).toMatchObject({ shop: { key: 'demo' } })

  expect(await prepareDemo(starting, loadDemoShop)).toBeUndefined()
  const later = await printed(context, undefined)
  expect(later).toContain('http://shop.example/console/')
  expect(later).toContain('npx akinai user create')
  expect(later).not.toContain('demo@')
})
