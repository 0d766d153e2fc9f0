/** akinai shop create, list, settings */
import { Command } from 'commander'
import { recordEvent } from '../../src/audit/record.ts'
import { toViolations } from '../../src/http/validation.ts'
import { makeAjv } from '../../src/http/validator.ts'
import { oneLine } from '../../src/lib/plain.ts'
import { MAX_LINE_LENGTH } from '../../src/shops/limits.ts'
import { changeSettings } from '../../src/shops/noted-changes.ts'
import { SETTING_NAMES, type SettingName, type Settings } from '../../src/shops/setting-table.ts'
import { SETTINGS, settingsOf, settingText } from '../../src/shops/settings.ts'
import { insertShop, listShops } from '../../src/shops/store.ts'
import { OPERATOR } from '../operator.ts'
import { CommandError, print, table, UsageError } from '../output.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

/** The commands on shops. */
export function shopCommand(): Command {
  return new Command('shop')
    .description('make a shop, list them, see and change the settings of one')
    .addCommand(create())
    .addCommand(list())
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
      if (!/^[^\s@]+@[^\s@]+$/.test(mail) || mail.length > MAX_LINE_LENGTH)
        throw new UsageError('--mail must be a mail address.')
      await withContext(async context => {
        const at = context.clock.now()
        const made = await context.db.transaction(async tx => {
          const shopId = await insertShop(tx, { key, name, mailAddress: mail, now: at })
          if (shopId !== undefined) await recordEvent(tx, { shopId, ...OPERATOR, kind: 'shop_made', at })
          return shopId !== undefined
        })
        if (!made) throw new CommandError(`There is a shop ${JSON.stringify(key)} already.`)
      })
      print(json, { shop_id: key, shop_name: name, mail_address: mail }, [
        `The shop ${key} is made. A token for it: npx akinai token create --shop ${key} --name NAME --scopes all`,
        `A sign-in to its console: npx akinai user create --shop ${key} --mail ${mail}`,
      ])
    })
}

function list(): Command {
  return new Command('list')
    .description('list the shops, the oldest first')
    .option('--json', 'print one JSON document')
    .action(async ({ json }: { json?: boolean }) => {
      const { shops, baseUrl } = await withContext(async context => ({
        shops: await listShops(context.db),
        baseUrl: context.baseUrl,
      }))
      const rows = shops.map(({ key, name, mail_address, items, orders }) => [
        key,
        oneLine(name),
        oneLine(mail_address),
        `${items} items`,
        `${orders} orders`,
        `${baseUrl}/shops/${key}`,
      ])
      const documents = shops.map(({ key, name, ...rest }) => ({ shop_id: key, shop_name: name, ...rest }))
      print(json, { shops: documents }, rows.length > 0 ? table(rows) : [NONE])
    })
}

const NONE = 'No shop yet. To make one: npx akinai shop create --shop-id KEY --name NAME --mail ADDRESS'

function settings(): Command {
  return new Command('settings')
    .description('show the settings of a shop, or change those that are given')
    .requiredOption('--shop <key>', 'the shop')
    .argument('[name=value...]', `what to change: ${SETTING_NAMES.join(', ')}`)
    .option('--json', 'print one JSON document')
    .action(async (texts: string[], { shop: key, json }: { shop: string; json?: boolean }) => {
      const changes = readChanges(texts)
      const shop = await withContext(async context => {
        const found = await requireShop(context.db, key)
        if (texts.length === 0) return found
        return (await changeSettings(context, found.id, OPERATOR, changes)) ?? found
      })
      const rows = SETTING_NAMES.map(name => [name, settingText(shop[name]), SETTINGS[name].meaning])
      print(json, settingsOf(shop), table(rows))
    })
}

function readChanges(texts: readonly string[]): Partial<Settings> {
  const ajv = makeAjv()
  const changes = texts.map(text => {
    const { name, value } = readChange(text)
    const validate = ajv.compile(SETTINGS[name].schema)
    if (validate(value)) return [name, value]
    const [{ pointer, detail } = { pointer: '', detail: 'is not valid' }] = toViolations(
      validate.errors ?? [],
    )
    throw new UsageError(`${name}${pointer} ${detail}.`)
  })
  return Object.fromEntries(changes)
}

function readChange(text: string): { name: SettingName; value: unknown } {
  const at = text.indexOf('=')
  const name = SETTING_NAMES.find(each => each === text.slice(0, Math.max(at, 0)))
  if (name === undefined) {
    throw new UsageError(`${JSON.stringify(text)} is not name=value with one of ${SETTING_NAMES.join(', ')}.`)
  }
  const { form, fromText } = SETTINGS[name]
  const value = fromText(text.slice(at + 1))
  if (value === undefined) throw new UsageError(`${name} must be ${form}.`)
  return { name, value }
}
