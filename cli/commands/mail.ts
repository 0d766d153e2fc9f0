/** akinai mail list, show, resend */
import { Command } from 'commander'
import { Problem } from '../../src/http/problems.ts'
import { isStoredId } from '../../src/http/schemas.ts'
import { writeDateTime } from '../../src/lib/date-time.ts'
import { oneLine } from '../../src/lib/plain.ts'
import { resend } from '../../src/mail/outbox.ts'
import {
  findMail,
  type ListedMail,
  listMails,
  MAIL_STATES,
  type Mail,
  type MailState,
} from '../../src/mail/store.ts'
import { notedAs } from '../operator.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** The commands on mails. */
export function mailCommand(): Command {
  return new Command('mail')
    .description('list mails, read them, send them again')
    .addCommand(list())
    .addCommand(show())
    .addCommand(resendCommand())
}

const MAX_LISTED = 1000

function list(): Command {
  return new Command('list')
    .description('list the newest mails of a shop')
    .requiredOption('--shop <key>', 'the shop')
    .option('--state <state>', `only those that are ${MAIL_STATES.join(', ')}`)
    .option('--order <unique-key>', 'only those about this order')
    .option('--limit <count>', `how many at most, up to ${MAX_LISTED}`, '50')
    .option('--json', 'print one JSON document')
    .action(
      async (options: { shop: string; state?: string; order?: string; limit: string; json?: boolean }) => {
        const filter = {
          state: parseState(options.state),
          reference: options.order?.toUpperCase() ?? null,
          limit: parseLimit(options.limit),
        }
        const mails = await withContext(async ({ db }) =>
          listMails(db, (await requireShop(db, options.shop)).id, filter),
        )
        const rows = mails.map(mail => [
          String(mail.id),
          wordsOf(mail.state),
          writeDateTime(mail.created_at),
          mail.reference,
          mail.kind,
          oneLine(mail.to_address),
          ...(mail.last_error === null ? [] : [`${mail.attempts}×: ${oneLine(mail.last_error)}`]),
        ])
        print(
          options.json,
          { mails: mails.map(toListDocument) },
          rows.length > 0 ? table(rows) : ['No mails.'],
        )
      },
    )
}

function show(): Command {
  return new Command('show')
    .description('print a mail: its text, or its HTML')
    .requiredOption('--shop <key>', 'the shop')
    .argument('<id>', 'the number that `mail list` shows')
    .option('--html', 'print the HTML of the mail instead of its text')
    .option('--json', 'print one JSON document')
    .action(async (id: string, options: { shop: string; html?: boolean; json?: boolean }) => {
      const mailId = parseId(id)
      const mail = await withContext(async ({ db }) =>
        findMail(db, (await requireShop(db, options.shop)).id, mailId),
      )
      if (mail === undefined) throw new CommandError(`The shop ${options.shop} has no mail ${id}.`)
      print(options.json, toDocument(mail), options.html ? [mail.html] : toLines(mail))
    })
}

function resendCommand(): Command {
  return new Command('resend')
    .description('send a mail once more that was sent, given up or kept')
    .requiredOption('--shop <key>', 'the shop')
    .argument('<id>', 'the number that `mail list` shows')
    .option('--json', 'print one JSON document')
    .action(async (id: string, { shop: key, json }: { shop: string; json?: boolean }) => {
      const mailId = parseId(id)
      const mail = await withContext(async context => {
        const { db, config, clock } = context
        const shop = await requireShop(db, key)
        const again = () => resend(db, shop.id, mailId, config.mailLimits, clock.now())
        await notedAs(context, shop.id, { command: 'mail resend', mail: mailId }, again).catch(toCommandError)
        return findMail(db, shop.id, mailId)
      })
      if (mail === undefined) throw new CommandError(`The shop ${key} has no mail ${id}.`)
      print(json, toDocument(mail), [
        `Mail ${id} goes to ${mail.to_address} as soon as a server runs that has SMTP_URL.`,
      ])
    })
}

function toCommandError(error: unknown): never {
  throw error instanceof Problem ? new CommandError(error.message) : error
}

function parseState(text: string | undefined): MailState | null {
  if (text === undefined) return null
  const state = MAIL_STATES.find(each => each === text)
  if (state === undefined) throw new UsageError(`--state must be one of ${MAIL_STATES.join(', ')}.`)
  return state
}

function parseLimit(text: string): number {
  const limit = Number(text)
  if (!/^\d+$/.test(text) || limit < 1 || limit > MAX_LISTED)
    throw new UsageError(`--limit must be a whole number from 1 to ${MAX_LISTED}.`)
  return limit
}

function parseId(text: string): number {
  if (!/^[1-9]\d*$/.test(text) || !isStoredId(Number(text)))
    throw new UsageError('The id must be a whole number.')
  return Number(text)
}

function toListDocument(mail: ListedMail) {
  return { order: mail.reference, ...commonOf(mail) }
}

function toDocument(mail: Mail) {
  const { from_name, reply_to, text, html } = mail
  return { ...commonOf(mail), from_name, reply_to, text, html }
}

function commonOf(mail: ListedMail) {
  const { id, kind, recipient, to_name, to_address, subject, state, attempts, last_error, message_id } = mail
  const created_at = writeDateTime(mail.created_at)
  const sent_at = mail.sent_at && writeDateTime(mail.sent_at)
  return {
    ...{ id, kind, recipient, to_name, to_address, subject, state, attempts, last_error },
    ...{ created_at, sent_at, message_id },
  }
}

/** A state as people read it: one that is kept was not sent, since there was no mail server. */
function wordsOf(state: MailState): string {
  return state === 'kept' ? 'kept, not sent' : state
}

function toLines(mail: Mail): string[] {
  const { from_name, reply_to, to_name, to_address, subject, state, text } = mail
  return [
    `From: ${oneLine(from_name)} (answers to ${oneLine(reply_to)})`,
    `To: ${oneLine(`${to_name} <${to_address}>`)}`,
    `Subject: ${oneLine(subject)}`,
    `State: ${wordsOf(state)}`,
    '',
    text.trimEnd(),
  ]
}
