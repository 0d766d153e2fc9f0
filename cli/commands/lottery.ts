/** akinai lottery list, show, verify */
import { Command } from 'commander'
import { type DrawRecord, findDraw, listDraws, listLotteries } from '../../src/checkout/lottery/draw-store.ts'
import { MAX_LISTED_DRAWS, MAX_LISTED_LOTTERIES } from '../../src/checkout/lottery/limits.ts'
import { verifyDraw } from '../../src/checkout/lottery/verify-draw.ts'
import { writeDateTime } from '../../src/lib/date-time.ts'
import { oneLine } from '../../src/lib/plain.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { type ShopOptions, shopCommand } from '../shop-command.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** The commands on lotteries. */
export function lotteryCommand(): Command {
  return new Command('lottery')
    .description('lotteries, and the records by which each draw can be repeated')
    .addCommand(list())
    .addCommand(show())
    .addCommand(verify())
}

function list(): Command {
  return shopCommand('list', 'show the lotteries and the draws, the latest first').action(
    async ({ shop: key, json }: ShopOptions) => {
      const found = await withContext(async ({ db }) => {
        const { id } = await requireShop(db, key)
        const lotteries = await listLotteries(db, id, MAX_LISTED_LOTTERIES)
        return { lotteries, draws: await listDraws(db, id, null, MAX_LISTED_DRAWS) }
      })
      const waiting = found.lotteries.map(({ id, name, announce_at, applications, won, ordered }) => [
        ...[`item ${id}`, oneLine(name), `announced ${writeDateTime(announce_at)}`],
        `${applications} wait, ${won} won, ${ordered} ordered`,
      ])
      const draws = found.draws.map(({ id, item_id, drawn_at, applications, won }) => [
        ...[
          `draw ${id}`,
          `item ${item_id}`,
          `drawn ${writeDateTime(drawn_at)}`,
          `${won} of ${applications} won`,
        ],
      ])
      print(json, found, [...table(waiting), ...table(draws)])
    },
  )
}

function show(): Command {
  return shopCommand('show', 'print the record of a draw: seed, applications, pieces and winners')
    .argument('<draw>', 'its number')
    .action(async (text: string, options: ShopOptions) => {
      const record = await recordOf(text, options)
      const { entries, winners, pieces, seed, method, drawn_at, title } = record
      print(options.json, { draw: record }, [
        `${oneLine(title)}, drawn ${writeDateTime(drawn_at)} by ${method}`,
        `seed ${seed}`,
        `pieces ${pieces.map(one => `${one.variation_id ?? 'item'}:${one.pieces}`).join(' ')}`,
        `applications ${entries.map(([number]) => number).join(' ')}`,
        `winners ${winners.join(' ')}`,
        'An application’s lot is SHA-256 of SEED/NUMBER, and the smallest come first: printf SEED/NUMBER | sha256sum',
      ])
    })
}

function verify(): Command {
  return shopCommand('verify', 'draw again from the record of a draw, and compare')
    .argument('<draw>', 'its number')
    .action(async (text: string, options: ShopOptions) => {
      const record = await recordOf(text, options)
      if (!(await verifyDraw(record))) {
        throw new CommandError(`Drawn again the draw ${record.id} has other winners than are recorded.`)
      }
      const { winners, entries } = record
      print(options.json, { draw: record.id, verified: true }, [
        `Drawn again the same ${winners.length} of ${entries.length} win.`,
      ])
    })
}

function recordOf(text: string, { shop: key }: ShopOptions): Promise<DrawRecord> {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError('The number of a draw is a number; see lottery list.')
  return withContext(async ({ db }) => {
    const record = await findDraw(db, (await requireShop(db, key)).id, Number(text))
    if (record === undefined) throw new CommandError(`The shop ${key} has no draw ${text}.`)
    return record
  })
}
