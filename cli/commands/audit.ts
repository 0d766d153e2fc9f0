/** akinai audit */
import { Command } from 'commander'
import { AUDIT_KINDS, type AuditKind } from '../../src/audit/kinds.ts'
import { type AuditFilter, type AuditRow, listEvents } from '../../src/audit/store.ts'
import type { Connection } from '../../src/db/database.ts'
import { writeDateTime } from '../../src/lib/date-time.ts'
import { oneLine } from '../../src/mail/plain.ts'
import { table, UsageError } from '../output.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** Events that are read at once. */
const PAGE = 1000

interface Options {
  readonly shop: string
  readonly kind?: string
  readonly person?: string
  readonly limit: string
  readonly json?: boolean
}

/** The command that tells who did what. */
export function auditCommand(): Command {
  return new Command('audit')
    .description('list who did what in a shop, the newest first')
    .requiredOption('--shop <key>', 'the shop')
    .option('--kind <kind>', `only those that are ${AUDIT_KINDS.join(', ')}`)
    .option('--person <name>', 'only what this mail address or token did, and what was done to it')
    .option('--limit <count>', 'how many at most, or all', '50')
    .option('--json', 'print one JSON document a line')
    .action(async (options: Options) => {
      const filter = { kind: parseKind(options.kind), person: options.person ?? null }
      const limit = parseLimit(options.limit)
      await withContext(async ({ db }) => {
        const { id } = await requireShop(db, options.shop)
        let count = 0
        for await (const events of pagesOf(db, id, filter, limit)) {
          count += events.length
          const lines = options.json ? events.map(writeLine) : table(events.map(rowOf))
          process.stdout.write(lines.map(line => `${line}\n`).join(''))
        }
        if (count === 0 && !options.json) process.stdout.write('Nothing was noted.\n')
      })
    })
}

async function* pagesOf(
  db: Connection,
  shopId: number,
  filter: Omit<AuditFilter, 'before'>,
  limit: number,
): AsyncGenerator<AuditRow[]> {
  let before: number | null = null
  for (let left = limit; left > 0; ) {
    const events: AuditRow[] = await listEvents(db, shopId, { ...filter, before }, Math.min(left, PAGE))
    const last = events.at(-1)
    if (last === undefined) return
    yield events
    before = last.id
    left -= events.length
  }
}

function writeLine({ at, ...event }: AuditRow): string {
  return JSON.stringify({ at: writeDateTime(at), ...event })
}

/** Names come from people and programs: each takes one line, whatever is in it. */
function rowOf({ at, kind, actor, actor_name, subject, network_address, detail }: AuditRow): string[] {
  return [
    writeDateTime(at),
    kind,
    oneLine(actor_name ?? actor) + (actor === 'operator' && actor_name !== null ? ' (command)' : ''),
    oneLine(subject ?? '-'),
    network_address ?? '-',
    Object.keys(detail).length === 0 ? '' : JSON.stringify(detail),
  ]
}

function parseKind(text: string | undefined): AuditKind | null {
  if (text === undefined) return null
  const kind = AUDIT_KINDS.find(known => known === text)
  if (kind === undefined) throw new UsageError(`No such kind: ${text}. There are ${AUDIT_KINDS.join(', ')}.`)
  return kind
}

function parseLimit(text: string): number {
  if (text === 'all') return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit must be a whole number from 1, or all.')
  return Number(text)
}
