/**
 * Places for mails (R-MAIL-10): every mail that somebody causes takes one of its order, of its recipient and of its shop,
 * in the transaction that writes it. Where one of them has none left nothing is written, so that a token in wrong hands
 * floods nobody's mailbox and spoils nobody's name with the mail server that all shops share.
 */
import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Transaction } from '../db/database.ts'
import { Problem } from '../http/problems.ts'
import { addDays, dayInTokyo, startOfDay } from '../lib/day.ts'
import { type MailLimits, OF_SHOP } from '../shop-limits.ts'
import { addToCounts, takeOffCounts } from './places-store.ts'

/** A mail, as far as it is counted. */
export interface Addressed {
  /** What it is about, such as an order's key. */
  readonly reference: string
  /** Whom it is to, such as `shop`. */
  readonly recipient: string
  readonly address: string
}

/** How many there may be, whose they are, and what to say when there are. */
interface Limit {
  readonly most: number
  readonly of: 'order' | 'recipient' | 'shop'
  readonly whose: string
}

/** Whether something was refused since all mails of the shop's day are used: no other one has a place then either. */
export function isOfFullShop(error: unknown): boolean {
  const of: Limit['of'] = 'shop'
  return error instanceof Problem && error.type === 'mails/limit-reached' && error.cause === of
}

/**
 * Takes a place for each of these mails when the transaction commits, which throws 429 `mails/limit-reached` and is undone
 * when there is none. Of two that want the last place at once one gets it: the second waits for the first.
 */
export function takePlaces(
  tx: Transaction,
  shopId: number,
  mails: readonly Addressed[],
  limits: MailLimits,
  now: Date,
): void {
  if (mails.length === 0) return
  const asked = subjectsOf(mails, limits)
  const day = dayInTokyo(now)
  const places = [...asked].map(([subject, { mails, most }]) => ({ subject, mails, most }))
  addToCounts(tx, shopId, day, places, full =>
    noPlace((full && asked.get(full.subject)) ?? ofShop(limits), startOfDay(addDays(day, 1)), now),
  )
}

/** Gives back the places that mails took at a time and that were never written, since nothing came of what they were to tell. */
export function giveBackPlaces(
  tx: Transaction,
  shopId: number,
  mails: readonly Addressed[],
  limits: MailLimits,
  takenAt: Date,
): void {
  const places = [...subjectsOf(mails, limits)].map(([subject, { mails }]) => ({ subject, mails }))
  if (places.length > 0) takeOffCounts(tx, shopId, dayInTokyo(takenAt), places)
}

const ofShop = (limits: MailLimits): Limit => ({ most: limits.shop, of: 'shop', whose: 'of this shop' })

/** What mails are counted under, and how many of them. */
function subjectsOf(mails: readonly Addressed[], limits: MailLimits): Map<string, Limit & { mails: number }> {
  const asked = new Map<string, Limit & { mails: number }>()
  const ask = (subject: string, limit: Limit) => {
    const known = asked.get(subject)
    if (known === undefined) asked.set(subject, { ...limit, mails: 1 })
    else known.mails += 1
  }
  for (const { reference, recipient, address } of mails) {
    const isToShop = recipient === 'shop'
    ask(`order:${reference}`, { most: limits.order, of: 'order', whose: 'about this order' })
    ask(`recipient:${isToShop ? 'shop:' : ''}${mailboxDigest(address)}`, {
      most: isToShop ? limits.recipient * OF_SHOP : limits.recipient,
      of: 'recipient',
      whose: isToShop ? "to the shop's own address" : 'to this recipient',
    })
    ask('shop', ofShop(limits))
  }
  return asked
}

function noPlace({ most, of, whose }: Limit, again: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000))
  return new Problem(
    'mails/limit-reached',
    `It would be told by mail, and there may be ${most} mails ${whose} in a day. Nothing was changed. There is room again after midnight in Japan.`,
    { headers: { 'retry-after': String(seconds) }, cause: of },
  )
}

/**
 * Stands for a mailbox, so that the counts hold no addresses. Capital letters, what follows a `+`, and the script of a
 * domain make no other mailbox.
 */
export function mailboxDigest(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0)).toLowerCase()
  const domain = address.slice(at + 1).toLowerCase()
  const box = local.replace(/(?<=[^"])\+.*$/s, '')
  return createHash('sha256')
    .update(`${box}@${domainToASCII(domain) || domain}`)
    .digest('base64url')
    .slice(0, 22)
}
