/** A shop that sells files. */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import pg from 'pg'
import { sendItemFile } from '../../../../src/checkout/digital/announce-item-file.ts'
import { attachItemFile } from '../../../../src/checkout/digital/change-item-file.ts'
import type { Context } from '../../../../src/context.ts'
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
    addDigital: async (name = '楽譜') => {
      const { rows } = await outside.query<{ id: number }>(
        `insert into items (shop_id, type, name, price, item_tax_type, visible, own_stock, created_at, modified_at,
           digital_file_name, digital_file_size, digital_file_ext)
         values ($1, 'digital', $2, 500, 'standard', true, 100, $3, $3, 'old.pdf', 1, 'pdf') returning id`,
        [page.shopId, name, NOW],
      )
      return rows[0]?.id ?? 0
    },
    attach: async (itemId, name = '楽譜.pdf', bytes = BYTES, within = page.context) => {
      const chunks = Readable.from([bytes])
      const file_id = await sendItemFile(within, page.shopId, { size: bytes.length, chunks })
      await attachItemFile(within, page.shopId, AUTHOR, itemId, { file_id, name })
    },
    [Symbol.asyncDispose]: async () => {
      await outside.end()
      await page[Symbol.asyncDispose]()
    },
  }
}
