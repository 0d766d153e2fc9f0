/** akinai shop create, shop settings */
import { Command } from 'commander'
import { SETTINGS } from '../../src/shops/settings.ts'
import { insertShop, type ShopColumns, updateShop } from '../../src/shops/store.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** The commands on shops. */
export function shopCommand(): Command {
  return new Command('shop')
    .description('make a shop, see and change its settings')
    .addCommand(create())
    .addCommand(settings())
}

function create(): Command {
  return new Command('create')
    .description('make a shop')
    .requiredOption(
      '--shop-id <key>',
      "the shop's name in addresses: lowercase letters, digits, - and _, at most 63",
    )
    .requiredOption('--name <name>', 'the name that people see')
    .requiredOption('--mail <address>', 'where the shop gets its mail')
    .option('--json', 'print one JSON document')
    .action(async (options: { shopId: string; name: string; mail: string; json?: boolean }) => {
      const { shopId: key, name, mail, json } = options
      if (!/^[a-z0-9][a-z0-9_-]{0,62}$/.test(key)) {
        throw new UsageError(
          '--shop-id must begin with a letter or digit and have at most 63 of a-z, 0-9, - and _.',
        )
      }
      if (name.trim() === '') throw new UsageError('--name must not be blank.')
      if (!/^[^\s@]+@[^\s@]+$/.test(mail) || mail.length > 255)
        throw new UsageError('--mail must be a mail address.')
      await withContext(async context => {
        const id = await insertShop(context.db, { key, name, mailAddress: mail, now: context.clock.now() })
        if (id === undefined) throw new CommandError(`There is a shop ${JSON.stringify(key)} already.`)
      })
      print(json, { shop_id: key, shop_name: name, mail_address: mail }, [
        `The shop ${key} is made. A token for it: akinai token create --shop ${key} --name NAME --scopes all`,
      ])
    })
}

function settings(): Command {
  return new Command('settings')
    .description('show the settings of a shop, or change those that are given')
    .requiredOption('--shop <key>', 'the shop')
    .argument('[name=value...]', `what to change: ${Object.keys(SETTINGS).join(', ')}`)
    .option('--json', 'print one JSON document')
    .action(async (changes: string[], { shop: key, json }: { shop: string; json?: boolean }) => {
      const changed = Object.assign({}, ...changes.map(parseChange)) as Partial<ShopColumns>
      const shop = await withContext(async ({ db }) => {
        const before = await requireShop(db, key)
        const after = { ...before, ...changed }
        if (changes.length > 0) await updateShop(db, before.id, after)
        return after
      })
      const rows = Object.entries(SETTINGS).map(([name, { meaning, read }]) => [name, read(shop), meaning])
      print(
        json,
        Object.fromEntries(Object.keys(SETTINGS).map(name => [name, shop[name as keyof ShopColumns]])),
        table(rows),
      )
    })
}

function parseChange(text: string): Partial<ShopColumns> {
  const at = text.indexOf('=')
  const name = text.slice(0, Math.max(at, 0))
  const setting = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined
  if (setting === undefined)
    throw new UsageError(
      `${JSON.stringify(text)} is not name=value with one of ${Object.keys(SETTINGS).join(', ')}.`,
    )
  const parsed = setting.parse(text.slice(at + 1))
  if ('wanted' in parsed) throw new UsageError(`${name} must be ${parsed.wanted}.`)
  return parsed.value
}
