/** A shop that sells files. */
import { randomBytes } from 'node:crypto'
import pg from '#pg'
import { attachItemFile } from '../../../../src/checkout/digital/change-item-file.ts'
import type { Context } from '../../../../src/context.ts'
import { addDigitalItem, addSentFile } from '../../../support/checkout/after-purchase.ts'
import { createTestConsole, type TestConsole } from '../../console/support/sign-in.ts'

/** When its tests begin. */
export const NOW = '2026-11-20T01:02:03Z'

/** The bytes of a file. */
export const BYTES = randomBytes(1000)

/** Nobody in particular. */
export const AUTHOR = { actor: 'system', address: null } as const

/** The shop, its console, and a connection beside. */
export interface FileShop extends AsyncDisposable {
  readonly page: TestConsole
  readonly outside: pg.Client
  /** A digital item, without a file. */
  addDigital(name?: string): Promise<number>
  /** Attaches a file as the command line does; in another context, if one is given. */
  attach(itemId: number, name?: string, bytes?: Buffer, within?: Context): Promise<void>
}

/** Makes one. */
export async function openFileShop(): Promise<FileShop> {
  const page = await createTestConsole()
  const outside = new pg.Client(page.context.address)
  await outside.connect()
  return {
    page,
    outside,
    addDigital: (name = '楽譜') => addDigitalItem(page.context, page.shopId, name),
    attach: async (itemId, name = '楽譜.pdf', bytes = BYTES, within = page.context) => {
      const file_id = await addSentFile(within, page.shopId, bytes)
      await attachItemFile(within, page.shopId, AUTHOR, itemId, { file_id, name })
    },
    [Symbol.asyncDispose]: async () => {
      await outside.end()
      await page[Symbol.asyncDispose]()
    },
  }
}
