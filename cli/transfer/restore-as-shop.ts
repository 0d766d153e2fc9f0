/** Makes a new shop of this server out of the backup of a shop, and says what came of it. */
import { recordEvent } from '../../src/audit/record.ts'
import type { Manifest } from '../../src/backup/manifest.ts'
import { restoreShop } from '../../src/backup/restore-shop.ts'
import type { Context } from '../../src/context.ts'
import { SHOP_KEY } from '../../src/lib/text.ts'
import { insertShop } from '../../src/shops/store.ts'
import { notedFromTo, OPERATOR } from '../operator.ts'
import { CommandError, print, UsageError } from '../output.ts'
import { withContext } from '../with-context.ts'
import { startImportProgress } from './progress.ts'
import { summaryOf, writeRefusal } from './summary.ts'

/** The backup was verified. */
export async function restoreAsShop(
  backup: string,
  manifest: Manifest,
  key: string,
  json: boolean | undefined,
): Promise<void> {
  if (!new RegExp(SHOP_KEY.pattern).test(key)) {
    throw new UsageError('--shop must begin with a letter or digit and have at most 63 of a-z, 0-9, - and _.')
  }
  const { report, pictures } = await withContext(async context => {
    const shopId = await makeShop(context, key, manifest)
    const progress = startImportProgress(undefined, () => 0)
    let imported = 0
    const stages = { begin: 'import_begun', end: 'import_ended', counts: () => ({ imported }) } as const
    try {
      return await notedFromTo(context, shopId, stages, () =>
        restoreShop(context, shopId, backup, manifest, report => {
          imported = report.imported
          progress.update(report)
        }),
      )
    } finally {
      progress.stop()
    }
  })
  for (const refusal of report.refusals) process.stderr.write(`${writeRefusal(refusal)}\n`)
  print(json, { shop: key, pictures, ...report }, [
    `The shop ${key} is made, with ${pictures} pictures, as of ${manifest.ended_at}.`,
    ...summaryOf(report),
  ])
  if (report.refused > 0) process.exitCode = 1
}

async function makeShop(context: Context, key: string, { shop }: Manifest): Promise<number> {
  const at = context.clock.now()
  const { shop_name = key, mail_address = '' } = shop ?? {}
  const shopId = await context.db.transaction(async tx => {
    const id = await insertShop(tx, { key, name: shop_name, mailAddress: mail_address, now: at })
    if (id !== undefined) await recordEvent(tx, { shopId: id, ...OPERATOR, kind: 'shop_made', at })
    return id
  })
  if (shopId !== undefined) return shopId
  throw new CommandError(`There is a shop ${JSON.stringify(key)} already: name another key.`)
}
