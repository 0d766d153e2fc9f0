/** akinai item list-files, attach-file, detach-file */
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { Command } from 'commander'
import { sendItemFile } from '../../src/checkout/digital/announce-item-file.ts'
import { attachItemFile, detachItemFile } from '../../src/checkout/digital/change-item-file.ts'
import { type DigitalItem, listDigitalItems } from '../../src/checkout/digital/file-store.ts'
import {
  MAX_FILE_NAME_LENGTH,
  MAX_ITEM_FILE_BYTES,
  MAX_LISTED_FILES,
} from '../../src/checkout/digital/limits.ts'
import type { Context } from '../../src/context.ts'
import { oneLine } from '../../src/lib/plain.ts'
import { changeInShop } from '../change-in-shop.ts'
import { OPERATOR } from '../operator.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { type ShopOptions, shopCommand } from '../shop-command.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** The commands on items: what the API has no operation for. */
export function itemCommand(): Command {
  return new Command('item')
    .description('the files that buyers of digital items download')
    .addCommand(list())
    .addCommand(attach())
    .addCommand(detach())
}

function list(): Command {
  return shopCommand('list-files', 'show the digital items with their files').action(
    async ({ shop: key, json }: ShopOptions) => {
      const items = await withContext(async ({ db }) => allOf(db, (await requireShop(db, key)).id))
      const rows = items.map(({ id, name, file_name, bytes }) => [
        `${id}`,
        oneLine(name),
        file_name === null ? 'no file is attached' : `${oneLine(file_name)}, ${bytes} bytes`,
      ])
      print(json, { items }, rows.length > 0 ? table(rows) : ['There are no digital items.'])
    },
  )
}

function attach(): Command {
  return shopCommand('attach-file', 'attach a file to a digital item, in place of the one that it has')
    .argument('<item>', 'its id')
    .argument('<file>', `a file of ${MAX_ITEM_FILE_BYTES / 1024 / 1024} MiB at most`)
    .option('--name <name>', 'the name under which buyers get it; that of the file when left out')
    .action(async (text: string, path: string, options: ShopOptions & { readonly name?: string }) => {
      const itemId = parseId(text)
      const name = parseName(options.name ?? basename(path))
      // Opened by whoever gave the command, who may read what the server's user may not.
      await using file = await openFile(path)
      const { size } = await file.stat()
      if (size === 0) throw new CommandError(`${path} is empty.`)
      if (size > MAX_ITEM_FILE_BYTES)
        throw new CommandError(`${path} has more than ${MAX_ITEM_FILE_BYTES} bytes.`)
      await run(
        options,
        itemId,
        `${oneLine(name)} is attached to the item ${itemId}.`,
        async (context, shopId) => {
          const chunks = file.createReadStream({ autoClose: false })
          const file_id = await sendItemFile(context, shopId, { size, chunks })
          await attachItemFile(context, shopId, OPERATOR, itemId, { file_id, name })
        },
      )
    })
}

function detach(): Command {
  return shopCommand('detach-file', 'take the file away; nobody can download it any more')
    .argument('<item>', 'its id')
    .action((text: string, options: ShopOptions) => {
      const itemId = parseId(text)
      return run(options, itemId, `The item ${itemId} has no file any more.`, (context, shopId) =>
        detachItemFile(context, shopId, OPERATOR, itemId),
      )
    })
}

async function allOf(db: Context['db'], shopId: number): Promise<DigitalItem[]> {
  const items: DigitalItem[] = []
  for (;;) {
    const page = await listDigitalItems(db, shopId, items.at(-1)?.id ?? 0, MAX_LISTED_FILES)
    items.push(...page)
    if (page.length < MAX_LISTED_FILES) return items
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path)
    if ((await file.stat()).isFile()) return file
    await file.close()
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`)
  }
  throw new CommandError(`${path} is no file.`)
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new UsageError('The id of an item is a number.')
  return Number(text)
}

function parseName(name: string): string {
  const length = [...name].length
  if (length > 0 && length <= MAX_FILE_NAME_LENGTH && !/\p{Cc}/u.test(name) && name.isWellFormed())
    return name
  throw new UsageError(
    `The name of a file has 1 to ${MAX_FILE_NAME_LENGTH} characters, none of them a control character.`,
  )
}

async function run(
  { shop: key, json }: ShopOptions,
  itemId: number,
  done: string,
  work: (context: Context, shopId: number) => Promise<unknown>,
): Promise<void> {
  const items = await changeInShop(key, work, ({ db }, shopId) => allOf(db, shopId))
  print(json, { item: items.find(({ id }) => id === itemId) }, [done])
}
