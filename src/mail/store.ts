/** The outbox in the database, which is the queue of what is to be sent too. */
import type { Connection, Transaction } from '../db/database.ts'
import { reads, writes, writesAside } from '../db/statement.ts'
import { traceParent } from '../lib/tracing.ts'
import { renderWithoutBuyerLinks, withoutBuyerLinks } from './buyer-links.ts'
import type { MailContent } from './content.ts'
import { renderMail } from './render.ts'

/**
 * What has become of a mail. `waiting`: it will be tried, for the first time or again; `sent`: a mail server has taken
 * it; `dead`: given up; `kept`: there was no mail server to give it to.
 */
export const MAIL_STATES = ['waiting', 'sent', 'dead', 'kept'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Which mail. */
export interface MailKey {
  readonly shop_id: number
  readonly id: number
}

/** What is known of a mail from its beginning, besides what it says. */
interface Addressed {
  /** What it tells of, such as `dispatch_order`. */
  readonly kind: string
  /** What it is about, such as an order's key. */
  readonly reference: string
  /** Whom it is to, such as `buyer`. */
  readonly recipient: string
  readonly to_name: string
  readonly to_address: string
  readonly from_name: string
  readonly reply_to: string
  readonly subject: string
}

/** A mail as it is written down: to one recipient. */
export interface NewMail extends Addressed {
  readonly content: MailContent
}

/** A mail in the outbox. */
export interface Mail extends Addressed, MailKey {
  readonly text: string
  readonly html: string
  readonly state: MailState
  readonly attempts: number
  /** Why the latest attempt failed; null when none did. */
  readonly last_error: string | null
  readonly created_at: Date
  /** When it was sent last. */
  readonly sent_at: Date | null
  /** With its angle brackets; null before the first attempt. */
  readonly message_id: string | null
}

/**
 * Tries at most, besides those that a stop of the server cuts short. After the n-th there are e^n seconds to the next, six hours at
 * most: the last one comes some 28 hours after the first, so that a mail server may be gone for a day.
 */
export const MAX_ATTEMPTS = 14
const MAX_GROWING = 10

const INSERT = writes(
  'mails.insert',
  `insert into mails (shop_id, created_at, due_at, kind, reference, recipient, to_name, to_address, from_name, reply_to,
     subject, content, trace_parent)
   select $1, $2, $2, kind, reference, recipient, to_name, to_address, from_name, reply_to, subject, content, $4
   from json_to_recordset($3) as new (kind text, reference text, recipient text, to_name text, to_address text,
     from_name text, reply_to text, subject text, content json)`,
)

/** Puts mails into the outbox, where they are due at once. */
export async function insertMails(
  tx: Transaction,
  shopId: number,
  mails: readonly NewMail[],
  now: Date,
): Promise<void> {
  await tx.query(INSERT, [shopId, now, JSON.stringify(mails), traceParent()])
}

const COLUMNS = `shop_id, id, kind, reference, recipient, to_name, to_address, from_name, reply_to, subject, content, text,
  html, state, attempts, last_error, created_at, sent_at, message_id`

/** A mail as it is stored: of one from before there were contents the text and the HTML, of others what they are made of. */
type Stored<Kind extends Mail> = Omit<Kind, 'text' | 'html'> & {
  readonly content: MailContent | null
  readonly text: string | null
  readonly html: string | null
}

function written<Kind extends Mail>({ content, ...mail }: Stored<Kind>): Kind {
  if (content === null) return mail as unknown as Kind
  return { ...mail, ...renderMail(content) } as unknown as Kind
}

/** A mail that is about to be sent, with the trace that it was written in. */
export interface MailAtWork extends Mail {
  readonly trace_parent: string | null
}

/** Why a mail is dead whose last attempt nobody has told the end of. */
const NO_END = 'its last attempt came to no end'
const HAS_ANOTHER = `attempts < ${MAX_ATTEMPTS}`

const BEGIN_ATTEMPT = writes<Stored<MailAtWork>>(
  'mails.begin_attempt',
  `update mails set state = case when ${HAS_ANOTHER} then state else 'dead' end,
     last_error = case when ${HAS_ANOTHER} then last_error else '${NO_END}' end,
     due_at = case when ${HAS_ANOTHER} then $4::timestamptz + interval '1 s' * exp(least(attempts + 1, ${MAX_GROWING})) end,
     attempts = least(attempts + 1, ${MAX_ATTEMPTS}), message_id = coalesce(message_id, $3)
   where shop_id = $1 and id = $2 and state = 'waiting' and due_at <= $4 returning ${COLUMNS}, trace_parent`,
)

/**
 * Counts an attempt, says when the next one will be if nothing comes of it, and answers the mail; undefined when it is not
 * waiting, or not due (any more). It gets `messageId` unless an earlier attempt gave it one. One that comes again after its last
 * attempt, as when that has ended the process, is answered as dead, and is not to be sent.
 */
export async function beginAttempt(
  db: Connection,
  { shop_id, id }: MailKey,
  messageId: string,
  now: Date,
): Promise<MailAtWork | undefined> {
  const [mail] = await db.query(BEGIN_ATTEMPT, [shop_id, id, messageId, now])
  return mail && written<MailAtWork>(mail)
}

const MARK_SENT = writes(
  'mails.mark_sent',
  `update mails set state = 'sent', sent_at = $3, last_error = null, due_at = null where shop_id = $1 and id = $2`,
)

/** A mail server has taken the mail. */
export async function markSent(db: Connection, { shop_id, id }: MailKey, now: Date): Promise<void> {
  await db.query(MARK_SENT, [shop_id, id, now])
}

const MARK_FAILED = writes(
  'mails.mark_failed',
  `update mails set state = $3::text, last_error = $4, due_at = case when $3::text = 'waiting' then due_at end
   where shop_id = $1 and id = $2`,
)

/** An attempt failed, for now (`waiting`) or for good (`dead`). */
export async function markFailed(
  db: Connection,
  { shop_id, id }: MailKey,
  state: 'waiting' | 'dead',
  error: string,
): Promise<void> {
  await db.query(MARK_FAILED, [shop_id, id, state, error])
}

const TAKE_BACK = writes(
  'mails.take_back',
  `update mails set attempts = attempts - 1, last_error = $3, due_at = $4
   where shop_id = $1 and id = $2 and state = 'waiting'`,
)

/** An attempt was cut short, by nobody who refused the mail: it is none, and the mail is due. */
export async function takeBack(db: Connection, mail: MailKey, error: string, now: Date): Promise<void> {
  await db.query(TAKE_BACK, [mail.shop_id, mail.id, error, now])
}

const KEEP_DUE = writesAside<{ id: number }>(
  'mails.keep_due',
  `with due as (
     select shop_id, id from mails where state = 'waiting' and due_at <= $1 order by due_at limit $2
     for update skip locked)
   update mails set state = 'kept', due_at = null where (shop_id, id) in (select shop_id, id from due) returning id`,
)

/** There is no mail server: what is due is kept to be read, so many at most. Answers how many. */
export async function keepDueMails(db: Connection, now: Date, limit: number): Promise<number> {
  return (await db.query(KEEP_DUE, [now, limit])).length
}

/** A mail that is sent once more. */
export type ResentMail = Pick<Mail, 'reference' | 'recipient' | 'to_address'>

const SEND_AGAIN = writes<ResentMail>(
  'mails.send_again',
  `update mails set state = 'waiting', attempts = 0, last_error = null, due_at = $3,
     message_id = case when state <> 'sent' then message_id end
   where shop_id = $1 and id = $2 and state <> 'waiting'
   returning reference, recipient, to_address`,
)

/**
 * Sends a mail once more that was sent, given up or kept; undefined when it is waiting anyway, or there is none. One
 * that was sent gets a new Message-ID: under its old one the receiver's mail server may drop it as known.
 */
export async function sendAgain(
  tx: Transaction,
  shopId: number,
  id: number,
  now: Date,
): Promise<ResentMail | undefined> {
  const [mail] = await tx.query(SEND_AGAIN, [shopId, id, now])
  return mail
}

const RESUME = writes<{ id: number }>(
  'mails.resume',
  `update mails set state = 'waiting', attempts = 0, last_error = null, due_at = $2
   where state = 'kept' and created_at >= $1 returning id`,
)

/** Those kept since `since` are due after all, with all of their attempts. Answers how many. */
export async function resumeMails(db: Connection, since: Date, now: Date): Promise<number> {
  return (await db.query(RESUME, [since, now])).length
}

/** A mail as lists show it. */
export type ListedMail = Omit<Mail, 'text' | 'html' | 'from_name' | 'reply_to'>

/** Which mails are listed, newest first. */
export interface MailFilter {
  readonly state: MailState | null
  readonly reference: string | null
  /** Those with a smaller id only; null for all. */
  readonly before?: number | null
  readonly limit: number
}

const LISTED = `select shop_id, id, kind, reference, recipient, to_name, to_address, subject, state, attempts,
    last_error, created_at, sent_at, message_id
  from mails where shop_id = $1 and id < $2::bigint`

/** Three texts, so that each is planned for the index that it has: the states' shares differ by a thousandfold. */
const LIST = reads<ListedMail>('mails.list', `${LISTED} order by id desc limit $3`)
const LIST_OF_STATE = reads<ListedMail>(
  'mails.list_of_state',
  `${LISTED} and state = $4 order by id desc limit $3`,
)
const LIST_ABOUT = reads<ListedMail>(
  'mails.list_about',
  `${LISTED} and reference = $4 and ($5::text is null or state = $5) order by id desc limit $3`,
)

const LIST_ABOUT_ANY = reads<ListedMail>(
  'mails.list_about_any',
  `${LISTED} and reference = any($4::text[]) order by id desc limit $3`,
)

/** The newest mails about some things, before the mail with this id where one is named. */
export function listMailsAbout(
  db: Connection,
  shopId: number,
  references: readonly string[],
  { before, limit }: Pick<MailFilter, 'before' | 'limit'>,
): Promise<ListedMail[]> {
  return db.query(LIST_ABOUT_ANY, [shopId, before ?? Number.MAX_SAFE_INTEGER, limit, references])
}

/** The newest mails of a shop, of one state or about one thing where that is asked for. */
export async function listMails(
  db: Connection,
  shopId: number,
  { state, reference, before, limit }: MailFilter,
): Promise<ListedMail[]> {
  const which = [shopId, before ?? Number.MAX_SAFE_INTEGER, limit]
  if (reference !== null) return db.query(LIST_ABOUT, [...which, reference, state])
  return state === null ? db.query(LIST, which) : db.query(LIST_OF_STATE, [...which, state])
}

const FIND = reads<Stored<Mail>>('mails.find', `select ${COLUMNS} from mails where shop_id = $1 and id = $2`)

/** A mail with its text; undefined when the shop has none with this id. */
export async function findMail(db: Connection, shopId: number, id: number): Promise<Mail | undefined> {
  const [mail] = await db.query(FIND, [shopId, id])
  return mail && written<Mail>(mail)
}

/** The same for who may not change orders: without the links by which a buyer does. */
export async function findMailToRead(db: Connection, shopId: number, id: number): Promise<Mail | undefined> {
  const [mail] = await db.query(FIND, [shopId, id])
  if (mail === undefined) return undefined
  if (mail.content !== null) return { ...written<Mail>(mail), ...renderWithoutBuyerLinks(mail.content) }
  const { text, html, ...rest } = written<Mail>(mail)
  return { ...rest, text: withoutBuyerLinks(text), html: withoutBuyerLinks(html) }
}

const DELETE_SENT = writes<{ id: number }>(
  'mails.delete_sent',
  `with old as (
     select shop_id, id from mails where state = 'sent' and sent_at < $1 order by sent_at limit $2
     for update skip locked)
   delete from mails where (shop_id, id) in (select shop_id, id from old) returning id`,
)

/** Forgets mails of all shops that were sent before then, so many at most, the oldest first; answers how many. */
export async function deleteSentMails(db: Connection, before: Date, limit: number): Promise<number> {
  const rows = await db.query(DELETE_SENT, [before, limit])
  return rows.length
}
