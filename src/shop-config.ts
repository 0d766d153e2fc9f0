/** What an operator sets about shops: how much each may take of what all shops share. */
import { type Read, readWithin } from './config-read.ts'
import {
  DISK_BUDGETS,
  type DiskBudgets,
  MAIL_LIMITS,
  type MailLimits,
  SHOP_LIMITS,
  type ShopLimits,
} from './shop-limits.ts'

/** The part of the configuration that is about shops. */
export interface ShopConfig {
  /** How much a shop may have of what its callers can make without end. */
  readonly shopLimits: ShopLimits
  /** How many mails a shop causes in a day. */
  readonly mailLimits: MailLimits
  /** What a shop takes of the disk that all shops share, and what is left free of it. */
  readonly diskBudgets: DiskBudgets
}

/** A file takes 10 MiB: less room than for one makes no sense. */
const LEAST_UPLOAD_MB = 10

const MB = 1024 * 1024

/** Most of whatever is counted in MB, 1 TB, or one by one. */
const MANY = 1_000_000

/** How much each shop may take. */
export function readShops(read: Read): ShopConfig {
  const names = Object.keys(SHOP_LIMITS).join(', ')
  const wanted = `limits such as items=1000000, split by commas, of ${names}`
  return {
    shopLimits: read<ShopLimits>('AKINAI_SHOP_LIMITS', SHOP_LIMITS, parseShopLimits, wanted),
    mailLimits: readMailLimits(read),
    diskBudgets: readDiskBudgets(read),
  }
}

/** Reads `items=1000,tokens=20`: the limits, those that are not named as they are; undefined when it says something else. */
function parseShopLimits(text: string): ShopLimits | undefined {
  const pairs = text.split(',').map(pair => /^\s*([a-z_]+)\s*=\s*(\d{1,9})\s*$/.exec(pair))
  const named = pairs.map(pair => [pair?.[1] ?? '', Number(pair?.[2])] as const)
  if (!named.every(([name]) => Object.hasOwn(SHOP_LIMITS, name))) return undefined
  return { ...SHOP_LIMITS, ...Object.fromEntries(named) }
}

function readMailLimits(read: Read): MailLimits {
  return {
    order: readWithin(read, 'AKINAI_MAILS_PER_ORDER', MAIL_LIMITS.order, 1, MANY),
    recipient: readWithin(read, 'AKINAI_MAILS_PER_RECIPIENT', MAIL_LIMITS.recipient, 1, MANY),
    shop: readWithin(read, 'AKINAI_MAILS_PER_SHOP', MAIL_LIMITS.shop, 1, MANY),
  }
}

/** Bytes, set in MB. */
function readMB(read: Read, name: string, fallback: number, least: number): number {
  return readWithin(read, name, fallback / MB, least, MANY) * MB
}

function readDiskBudgets(read: Read): DiskBudgets {
  return {
    minFreeBytes: readMB(read, 'AKINAI_MIN_FREE_DISK_MB', DISK_BUDGETS.minFreeBytes, 0),
    logBytes: readMB(read, 'AKINAI_LOG_MB_PER_SHOP', DISK_BUDGETS.logBytes, 1),
    unusedUploads: readWithin(read, 'AKINAI_UNUSED_UPLOADS_PER_SHOP', DISK_BUDGETS.unusedUploads, 1, MANY),
    unusedUploadBytes: readMB(
      read,
      'AKINAI_UNUSED_UPLOAD_MB_PER_SHOP',
      DISK_BUDGETS.unusedUploadBytes,
      LEAST_UPLOAD_MB,
    ),
    itemFileBytes: readMB(read, 'AKINAI_ITEM_FILE_MB_PER_SHOP', DISK_BUDGETS.itemFileBytes, 1),
  }
}
