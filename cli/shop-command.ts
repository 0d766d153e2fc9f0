/** What commands on one shop have in common. */
import { Command } from 'commander'

/** What each of them is told besides its own words. */
export interface ShopOptions {
  /** The shop's key. */
  readonly shop: string
  readonly json?: boolean
}

/** A command on a shop, without its arguments and what it does. */
export function shopCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .requiredOption('--shop <key>', 'the shop')
    .option('--json', 'print one JSON document')
}
