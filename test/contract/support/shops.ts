import { describe, inject } from 'vitest'
import { cliJson, makeShop } from './cli.ts'
import type { CliCommand, Shop } from './provided.ts'

export type { Shop } from './provided.ts'

/** The shop that most tests share: each makes its own items and categories in it. */
export const shopA = inject('shopA')

/** Another shop on the same server. */
export function shopB(): Shop {
  const shop = inject('shopB')
  if (shop === null) throw new Error('this test needs AKINAI_TEST_OTHER_TOKEN')
  return shop
}

/** The commands that make shops; tests which use it stand in a `describeWithCli`. */
export function cli(): CliCommand {
  const command = inject('cli')
  if (command === null) throw new Error('this test needs AKINAI_TEST_CLI')
  return command
}

/** A group of tests that needs shops or tokens of its own; skipped against a foreign server without AKINAI_TEST_CLI. */
export const describeWithCli = describe.skipIf(inject('cli') === null)

/** A group of tests that needs a second shop. */
export const describeWithTwoShops = describe.skipIf(inject('shopB') === null)

let made = 0

/** A fresh shop with nothing in it, which no other test touches. */
export function newShop(): Promise<Shop> {
  made += 1
  return makeShop(cli(), `s${process.pid.toString(36)}-${Date.now().toString(36)}-${made}`)
}

/** A token of a shop with the given scopes. */
export async function newToken(
  shop: Shop,
  scopes: string[],
  more: string[] = [],
): Promise<{ id: number; token: string }> {
  return cliJson(cli(), [
    'token',
    'create',
    '--shop',
    shop.key,
    '--name',
    'contract',
    '--scopes',
    scopes.join(','),
    ...more,
  ])
}
