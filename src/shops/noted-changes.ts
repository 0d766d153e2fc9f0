/** Changes of a shop's settings and block list that are noted in the audit log, in the same transaction. */
import { differencesOf } from '../audit/differences.ts'
import { type Doer, recordEvent } from '../audit/record.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { SETTING_NAMES, type Settings } from './setting-table.ts'
import { settingsOf } from './settings.ts'
import { addToBlockList, holdShop, removeFromBlockList, type Shop, updateShop } from './store.ts'

interface Parts {
  readonly db: Database
  readonly clock: Clock
}

/** Who changes a shop, and from where. */
interface Author {
  readonly actor: Doer
  readonly address: string | null
}

/** Writes the settings that are given and answers the shop; undefined when it is gone. */
export async function changeSettings(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  changes: Partial<Settings>,
): Promise<Shop | undefined> {
  return db.transaction(async transaction => {
    const before = await holdShop(transaction, shopId)
    if (before === undefined) return undefined
    const after = await updateShop(transaction, shopId, changes)
    const detail =
      after === undefined ? {} : differencesOf(SETTING_NAMES, settingsOf(before), settingsOf(after))
    if (Object.keys(detail).length === 0) return after
    const at = clock.now()
    await recordEvent(transaction, { shopId, ...author, kind: 'settings_changed', detail, at })
    return after
  })
}

/** Puts addresses on the block list and answers how many are new; undefined when there would be too many. */
export async function block(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  entries: readonly string[],
): Promise<number | undefined> {
  return db.transaction(async transaction => {
    const added = await addToBlockList(transaction, shopId, entries)
    if (added) {
      const event = { kind: 'block_list_changed', detail: { added: entries }, at: clock.now() } as const
      await recordEvent(transaction, { shopId, ...author, ...event })
    }
    return added
  })
}

/** Takes addresses off the block list and answers how many were on it. */
export async function unblock(
  { db, clock }: Parts,
  shopId: number,
  author: Author,
  entries: readonly string[],
): Promise<number> {
  return db.transaction(async transaction => {
    const removed = await removeFromBlockList(transaction, shopId, entries)
    if (removed > 0) {
      const detail = { removed: [...new Set(entries)] }
      await recordEvent(transaction, {
        ...{ shopId, ...author, kind: 'block_list_changed', detail, at: clock.now() },
      })
    }
    return removed
  })
}
