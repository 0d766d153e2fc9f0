/** Makes a new shop of this server out of the backup of a shop, or goes on with what was cut, and says what came of it. */
import { basename } from 'node:path'
import { recordEvent } from '../../src/audit/record.ts'
import { listEvents } from '../../src/audit/store.ts'
import type { Manifest } from '../../src/backup/manifest.ts'
import { restoreShop } from '../../src/backup/restore-shop.ts'
import type { Context } from '../../src/context.ts'
import { SHOP_KEY } from '../../src/lib/text.ts'
import { findShopId, insertShop } from '../../src/shops/store.ts'
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
    const shopId = await beginShop(context, key, backup, manifest)
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

/**
 * Makes the shop, or finds the one that a restoration of this very backup has begun and not ended: what came of it is known again,
 * and the rest follows. Throws `CommandError` where a shop of another origin has the key.
 */
export async function beginShop(
  context: Context,
  key: string,
  backup: string,
  { shop }: Manifest,
): Promise<number> {
  const at = context.clock.now()
  const { shop_name = key, mail_address = '' } = shop ?? {}
  const detail = { backup: basename(backup) }
  const shopId = await context.db.transaction(async tx => {
    const id = await insertShop(tx, { key, name: shop_name, mailAddress: mail_address, now: at })
    if (id !== undefined) await recordEvent(tx, { shopId: id, ...OPERATOR, kind: 'shop_made', detail, at })
    return id
  })
  if (shopId !== undefined) return shopId
  const existing = await findShopId(context.db, key)
  const begun = existing === undefined ? undefined : await findBegun(context.db, existing)
  if (existing !== undefined && begun === detail.backup) return existing
  const more =
    begun === undefined ? '' : `, or the backup ${begun}, whose restoration as this shop has not ended`
  throw new CommandError(`There is a shop ${JSON.stringify(key)} already: name another key${more}.`)
}

/** The name of the backup as which a shop was begun; undefined where it was not, or that has ended well. */
async function findBegun(db: Context['db'], shopId: number): Promise<unknown> {
  const latest = async (kind: 'shop_made' | 'import_ended') =>
    (await listEvents(db, shopId, { kind, person: null, before: null }, 1)).at(0)?.detail
  const [made, ended] = await Promise.all([latest('shop_made'), latest('import_ended')])
  return ended === undefined || ended.stopped === true ? made?.backup : undefined
}
