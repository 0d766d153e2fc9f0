/** akinai order history, confirm-transfer, confirm-cash, hand-over, provide-downloads, report-delivery */
import { Command } from 'commander'
import type { Context } from '../../src/context.ts'
import { Problem } from '../../src/http/problems.ts'
import { readDateTime, writeDateTime } from '../../src/lib/date-time.ts'
import { oneLine } from '../../src/mail/plain.ts'
import type { Asker } from '../../src/resources/orders/changes/change-order.ts'
import { findHistory, type RecordedEntry } from '../../src/resources/orders/history-store.ts'
import { confirmCash } from '../../src/resources/orders/operations/confirm-cash.ts'
import { confirmTransfer } from '../../src/resources/orders/operations/confirm-transfer.ts'
import { handOver } from '../../src/resources/orders/operations/hand-over.ts'
import { provideDownloads } from '../../src/resources/orders/operations/provide-downloads.ts'
import { reportDelivery } from '../../src/resources/orders/operations/report-delivery.ts'
import { DELIVERY_REPORTS, type DeliveryReport } from '../../src/resources/orders/rules/report-delivery.ts'
import type { OrderDetail } from '../../src/resources/orders/schemas.ts'
import { findOrder } from '../../src/resources/orders/store.ts'
import { notedAs } from '../operator.ts'
import { CommandError, print, UsageError } from '../output.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

interface Options {
  readonly shop: string
  readonly json?: boolean
}

/** The commands on orders: what the API does not tell of them, and what people do by hand. */
export function orderCommand(): Command {
  return new Command('order')
    .description('see what happened to an order, and say what happened outside')
    .addCommand(history())
    .addCommand(confirm())
    .addCommand(cash())
    .addCommand(hand())
    .addCommand(downloads())
    .addCommand(report())
}

function subcommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .requiredOption('--shop <key>', 'the shop')
    .argument('<order>', "the order's unique key")
    .option('--json', 'print one JSON document')
}

function history(): Command {
  return subcommand('history', 'print everything that happened to an order, the earliest first').action(
    async (text: string, { shop: key, json }: Options) => {
      const order = parseKey(text)
      const entries = await withContext(async ({ db }) =>
        findHistory(db, (await requireShop(db, key)).id, order),
      )
      if (entries === undefined) throw new CommandError(`The shop ${key} has no order ${order}.`)
      const events = entries.map(({ at, ...entry }) => ({ ...entry, at: writeDateTime(at) }))
      const lines = entries.flatMap(toLines)
      print(json, { order, events }, lines.length > 0 ? lines : ['Nothing has happened to it yet.'])
    },
  )
}

function confirm(): Command {
  return subcommand(
    'confirm-transfer',
    'say that the money of a transfer, or of a convenience store, has arrived',
  ).action((text: string, options: Options) =>
    change(options, 'confirm-transfer', parseKey(text), (context, asker, order) =>
      confirmTransfer(context, asker, order),
    ),
  )
}

function cash(): Command {
  return subcommand('confirm-cash', 'say that cash on delivery has come').action(
    (text: string, options: Options) =>
      change(options, 'confirm-cash', parseKey(text), (context, asker, order) =>
        confirmCash(context, asker, order),
      ),
  )
}

function hand(): Command {
  return subcommand('hand-over', 'say that goods were handed over which the buyer fetches')
    .option('--lines <ids>', 'ids of lines, split by commas; all that wait when left out')
    .action((text: string, options: Options & { readonly lines?: string }) => {
      const body = options.lines === undefined ? {} : { order_line_ids: parseIds(options.lines) }
      return change(options, 'hand-over', parseKey(text), (context, asker, order) =>
        handOver(context, asker, order, body),
      )
    })
}

function downloads(): Command {
  return subcommand(
    'provide-downloads',
    'say that the downloads of an order were made available to the buyer',
  ).action((text: string, options: Options) =>
    change(options, 'provide-downloads', parseKey(text), (context, asker, order) =>
      provideDownloads(context, asker, order),
    ),
  )
}

function report(): Command {
  return subcommand('report-delivery', 'say what the carrier reports of an order that was sent')
    .argument('<report>', DELIVERY_REPORTS.join(' or '))
    .option('--at <date-time>', 'when it was so, such as 2027-01-31T00:00:00Z; now when left out')
    .action((text: string, status: string, options: Options & { readonly at?: string }) => {
      const body = parseReport(status, options.at)
      return change(options, 'report-delivery', parseKey(text), (context, asker, order) =>
        reportDelivery(context, asker, order, body),
      )
    })
}

/** Changes an order in the system's name, and prints its status then. */
async function change(
  { shop: key, json }: Options,
  name: string,
  order: string,
  act: (context: Context, asker: Asker, order: string) => Promise<void>,
): Promise<void> {
  const status = await withContext(async context => {
    const { id: shopId } = await requireShop(context.db, key)
    const detail = { command: `order ${name}`, order }
    await notedAs(context, shopId, detail, () => act(context, { shopId, tokenId: null }, order)).catch(
      toCommandError,
    )
    const found = await findOrder(context.db, shopId, order)
    return found && (JSON.parse(found.detail) as OrderDetail).status
  })
  print(json, { order, status }, [`The order ${order} is ${status}.`])
}

function toCommandError(error: unknown): never {
  throw error instanceof Problem ? new CommandError(error.message) : error
}

function parseKey(text: string): string {
  if (!/^[A-Za-z0-9]{16}$/.test(text)) throw new UsageError('The key of an order has 16 letters and digits.')
  return text.toUpperCase()
}

function parseIds(text: string): number[] {
  const ids = text.split(',').map(id => id.trim())
  if (!ids.every(id => /^[1-9]\d{0,9}$/.test(id))) {
    throw new UsageError('--lines must be ids split by commas, such as 301,302.')
  }
  return ids.map(Number)
}

function parseReport(text: string, at: string | undefined): DeliveryReport {
  const status = DELIVERY_REPORTS.find(each => each === text)
  if (status === undefined) throw new UsageError(`The report must be ${DELIVERY_REPORTS.join(' or ')}.`)
  if (at === undefined) return { status }
  const time = readDateTime(at)
  if (time === undefined) throw new UsageError('--at must be a date-time such as 2027-01-31T00:00:00Z.')
  return { status, reported_at: writeDateTime(time) }
}

/** Texts of buyers stand in it, which a terminal should not take for its own. */
function toLines({ at, event, token, by_session, changes }: RecordedEntry): string[] {
  const who =
    token === null ? 'the system' : `${by_session ? 'in the console' : 'token'} ${token.id} (${token.name})`
  const shown = (value: unknown) => oneLine(JSON.stringify(value))
  return [
    oneLine(`${writeDateTime(at)}  ${event}  ${who}`),
    ...Object.entries(changes).map(
      ([path, { before, after }]) => `  ${oneLine(path)}: ${shown(before)} -> ${shown(after)}`,
    ),
  ]
}
