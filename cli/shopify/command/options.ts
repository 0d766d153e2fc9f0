/** The words of `akinai import-shopify`, and what is chosen where a word is left out. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { canAsk } from '../../confirm.ts'
import { UsageError } from '../../output.ts'
import { doubtOf, ONE } from '../plan/currency.ts'
import type { PlanOptions } from '../plan/planned.ts'
import { type Decimal, parseDecimal } from '../plan/price.ts'
import type { PriceSigns } from '../read/price-signs.ts'

/** What can be said. */
export interface Options extends Omit<PlanOptions, 'rate' | 'hidden' | 'pictures'> {
  readonly rate?: Decimal
  readonly formerRate?: Decimal
  readonly visible?: boolean
  readonly images?: string
  readonly url?: string
  readonly token?: string
  readonly tokenStdin?: boolean
  readonly undo?: boolean
  readonly yes?: boolean
  readonly dryRun?: boolean
  readonly json?: boolean
  readonly report?: string
}

/** Adds the options to the command. */
export function addOptions(command: Command): Command {
  return command
    .option('--url <base>', "the server's address, such as http://127.0.0.1:3000")
    .option(
      '--token-stdin',
      'read the token from the standard input; else it is taken from AKINAI_TOKEN. It has the scopes items.*, item_categories.write and, for pictures, files.write',
    )
    .addOption(new Option('--token <token>').hideHelp())
    .addOption(
      new Option(
        '--rate <number>',
        'yen for one unit of the prices in the file: 1 for yen; needed when prices have decimals or the file names another currency',
      ).argParser(parseRate),
    )
    .addOption(
      new Option(
        '--former-rate <number>',
        'set prices anew that an earlier run made at this rate; what was changed since stays',
      ).argParser(parseRate),
    )
    .addOption(
      new Option(
        '--variant-prices <how>',
        'products with several prices: an item for each, one item at the lowest, or none',
      )
        .choices(['split', 'lowest', 'refuse'])
        .default('split'),
    )
    .addOption(
      new Option('--categories <from>', 'what categories are made from')
        .choices(['type', 'tags', 'none'])
        .default('type'),
    )
    .addOption(
      new Option('--html <how>', 'descriptions: turn HTML into text, or keep it')
        .choices(['text', 'keep'])
        .default('text'),
    )
    .addOption(
      new Option('--tax <rate>', 'the tax type of all items')
        .choices(['standard', 'reduced'])
        .default('standard'),
    )
    .addOption(
      new Option(
        '--untracked <stock>',
        'pieces of what the old shop did not count; of 0 nothing can be bought',
      )
        .argParser(parseStock)
        .default(0),
    )
    .option('--images <folder>', 'take pictures from there, by the file names that the CSV gives')
    .option('--visible', 'show at once what was visible in the old shop; otherwise everything arrives hidden')
    .option('--undo', 'delete the items of the file that are still as an import left them, and hidden')
    .option('--yes', 'do not ask')
    .option('--dry-run', 'show what would be made, without calling the server')
    .option('--report <file>', 'write the whole report there as JSON')
    .option('--json', 'print the whole report as one JSON document')
    .addHelpText('after', HELP)
}

const HELP = `
Examples, with the token in the variable AKINAI_TOKEN:
  npx akinai import-shopify products.csv --dry-run --rate 150
  npx akinai import-shopify products.csv --url http://127.0.0.1:3000 --rate 150
  npx akinai import-shopify products.csv --url ... --rate 150 --images pictures/
  npx akinai import-shopify products.csv --url ... --categories tags --html keep --report report.json
  npx akinai import-shopify products.csv --url ... --rate 150 --former-rate 1      # the rate was forgotten
  npx akinai import-shopify products.csv --url ... --rate 150 --undo

Prices are multiplied by --rate and rounded half up to whole yen. A product whose price then is not 50 to 100000000 yen
is refused. Run the command again after an interruption, with the same options: it goes on where it ended.
Exit code 0: every product is in the shop; 1: some are not, or it failed; 2: the command was not understood.`

function parseRate(text: string): Decimal {
  const rate = parseDecimal(text)
  if (rate === undefined || rate.digits === 0n)
    throw new InvalidArgumentError('It must be a number above 0, such as 150 or 0.92.')
  return rate
}

/** Far below what an item can have, and more than anybody counts. */
function parseStock(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0 to 9999999.')
  return Number(text)
}

/**
 * The rate that was given, or 1 where the prices are yen: the file says so, or the person who is about to be asked will.
 * Throws a `UsageError` where they are not, or nobody can be asked. A dry run takes them as they stand.
 */
export function chooseRate(
  { rate, dryRun, yes }: Pick<Options, 'rate' | 'dryRun' | 'yes'>,
  signs: PriceSigns,
  asks: boolean = canAsk(),
): Decimal {
  if (rate !== undefined) return rate
  const doubt = doubtOf(signs)
  if (dryRun || (doubt === undefined && (signs.yen || (asks && !yes)))) return ONE
  throw new UsageError(
    `${doubt ?? 'The file does not say in which currency its prices are.'} Give --rate, the yen for one unit of it: --rate 150 for US dollars, --rate 1 when they are yen. Nothing was changed.`,
  )
}
