import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeOpenFolder } from '../support/open-folder.ts'
import { makeShop } from './support/cli.ts'
import { reportCoverage } from './support/coverage.ts'
import type { CliCommand, Shop } from './support/provided.ts'
import { startServer } from './support/server.ts'

const root = resolve(import.meta.dirname, '../..')

/** What the tests need to know of the server, ours or a foreign one. */
interface Target {
  baseUrl: string
  shopA: Shop
  shopB: Shop | null
  cli: CliCommand | null
  stop: () => Promise<void>
}

async function ownTarget(work: string): Promise<Target> {
  const server = await startServer(root, join(work, 'data'), join(work, 'server.log'))
  const cli = { command: [process.execPath, 'bin/akinai.js'], cwd: root, env: server.env, isOurs: true }
  const [shopA, shopB] = await Promise.all([makeShop(cli, 'shop-a'), makeShop(cli, 'shop-b')])
  return { baseUrl: server.baseUrl, shopA, shopB, cli, stop: server.stop }
}

async function foreignTarget(url: string): Promise<Target> {
  const token = process.env.AKINAI_TEST_TOKEN
  if (!token) throw new Error('AKINAI_TEST_URL needs AKINAI_TEST_TOKEN: a token with all scopes')
  const other = process.env.AKINAI_TEST_OTHER_TOKEN
  const command = process.env.AKINAI_TEST_CLI?.split(' ').filter(Boolean)
  if (!other)
    console.warn('contract: AKINAI_TEST_OTHER_TOKEN is not set: tests that need a second shop are skipped')
  if (!command)
    console.warn('contract: AKINAI_TEST_CLI is not set: tests that need a shop of their own are skipped')
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined))
  return {
    baseUrl: url.replace(/\/+$/, ''),
    shopA: { key: 'a', token },
    shopB: other ? { key: 'b', token: other } : null,
    cli: command ? { command, cwd: root, env: env as Record<string, string> } : null,
    stop: async () => {},
  }
}

/** Starts the server (or takes the one named by AKINAI_TEST_URL) and hands address and tokens to the tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const work = makeOpenFolder('contract')
  const coverageDir = join(work, 'coverage')
  mkdirSync(coverageDir)
  const foreign = process.env.AKINAI_TEST_URL
  const target = await (foreign ? foreignTarget(foreign) : ownTarget(work)).catch(error => {
    rmSync(work, { recursive: true, force: true })
    throw error
  })
  const openapiFile = join(work, 'openapi.json')
  writeFileSync(openapiFile, await (await fetch(`${target.baseUrl}/openapi.json`)).text())
  project.provide('baseUrl', target.baseUrl)
  project.provide('shopA', target.shopA)
  project.provide('shopB', target.shopB)
  project.provide('cli', target.cli)
  project.provide('openapiFile', openapiFile)
  project.provide('coverageDir', coverageDir)
  return async () => {
    await target.stop()
    await reportCoverage(project, openapiFile, coverageDir)
    if (!process.env.AKINAI_TEST_KEEP) rmSync(work, { recursive: true, force: true })
    else console.log(`contract: the server's data and log are kept in ${work}`)
  }
}
