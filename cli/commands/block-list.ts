/** akinai block-list add, remove, list */
import { Command } from 'commander'
import { readBlockListEntry } from '../../src/shops/block-list.ts'
import { MAX_BLOCKED } from '../../src/shops/limits.ts'
import { block, unblock } from '../../src/shops/noted-changes.ts'
import { findBlockList } from '../../src/shops/store.ts'
import { OPERATOR } from '../operator.ts'
import { CommandError, print, UsageError } from '../output.ts'
import { type ShopOptions, shopCommand } from '../shop-command.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** The commands on the mail addresses that no order may be given. */
export function blockListCommand(): Command {
  return new Command('block-list')
    .description('the mail addresses that no order of a shop may be given')
    .addCommand(add())
    .addCommand(remove())
    .addCommand(list())
}

function add(): Command {
  return shopCommand('add', 'block addresses')
    .argument('<entry...>', 'a mail address, or a whole domain as @example.com')
    .action(async (texts: string[], { shop: key, json }: ShopOptions) => {
      const entries = texts.map(readEntry)
      const added = await withContext(async context =>
        block(context, (await requireShop(context.db, key)).id, OPERATOR, entries),
      )
      if (added === undefined) throw new CommandError(`A block list has at most ${MAX_BLOCKED} entries.`)
      print(json, { added }, [`${added} added, ${new Set(entries).size - added} there already.`])
    })
}

function remove(): Command {
  return shopCommand('remove', 'allow addresses again')
    .argument('<entry...>', 'as `block-list list` shows it')
    .action(async (texts: string[], { shop: key, json }: ShopOptions) => {
      // Imported lists may hold entries that were never checked: they go by what they are.
      const entries = texts.flatMap(text => [text, readBlockListEntry(text) ?? text])
      const removed = await withContext(async context =>
        unblock(context, (await requireShop(context.db, key)).id, OPERATOR, entries),
      )
      print(json, { removed }, [`${removed} removed.`])
    })
}

function list(): Command {
  return shopCommand('list', 'list what is blocked').action(async ({ shop: key, json }: ShopOptions) => {
    const entries = await withContext(async ({ db }) => findBlockList(db, (await requireShop(db, key)).id))
    print(json, { block_list: entries }, entries.length > 0 ? entries : ['Nothing is blocked.'])
  })
}

function readEntry(text: string): string {
  const entry = readBlockListEntry(text)
  if (entry !== undefined) return entry
  throw new UsageError(`${JSON.stringify(text)} is neither a mail address nor a domain such as @example.com.`)
}
