/** akinai shipping list, add, change, remove, order, bind */
import { Command } from 'commander'
import type { Static } from '#typebox'
import type { Context } from '../../src/context.ts'
import { storedId } from '../../src/http/schemas.ts'
import { bindItem, type WantedBinding } from '../../src/selling/bind-item.ts'
import {
  addShippingMethod,
  changeShippingMethod,
  orderShippingMethods,
  removeShippingMethod,
} from '../../src/selling/change-methods.ts'
import { listBoundItems, listShippingMethods, type ShippingMethod } from '../../src/selling/method-store.ts'
import { ItemBindings, ShippingMethodBody } from '../../src/selling/schemas.ts'
import {
  describeForms,
  type Forms,
  jsonForm,
  NUMBER_FORM,
  orNone,
  pairsForm,
  readAssignments,
  requireValid,
  SWITCH_FORM,
  TEXT_FORM,
} from '../assignments.ts'
import { changeInShop } from '../change-in-shop.ts'
import { OPERATOR } from '../operator.ts'
import { CommandError, print, table } from '../output.ts'
import { type ShopOptions, shopCommand } from '../shop-command.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

type Body = Static<typeof ShippingMethodBody>

const FORMS: Forms = {
  name: TEXT_FORM,
  fee: NUMBER_FORM,
  prefecture_fees: pairsForm('prefecture', 'fee', '北海道:1500,沖縄県:1800'),
  free_from: orNone(NUMBER_FORM),
  classes: jsonForm('[{"name": "60サイズ", "up_to": 10, "fee": 800, "prefecture_fees": []}]'),
  payment_methods: orNone({
    says: 'ways to pay split by commas, such as creditcard,bt',
    read: text => text.split(',').map(part => part.trim()),
  }),
  takes_date: SWITCH_FORM,
  takes_time: SWITCH_FORM,
  carrier_days: NUMBER_FORM,
  for_all_items: SWITCH_FORM,
  active: SWITCH_FORM,
  items: pairsForm('item_id', 'size', '12,15:3', 1),
}

/** What a new method has that is not told. */
const NEW: Omit<Body, 'name' | 'fee'> = {
  ...{ prefecture_fees: [], free_from: null, classes: [], payment_methods: null },
  ...{ takes_date: true, takes_time: true, carrier_days: 1, for_all_items: true, active: true, items: [] },
}

/** The commands on shipping methods. */
export function shippingCommand(): Command {
  return new Command('shipping')
    .description('the ways in which a shop sends')
    .addCommand(list())
    .addCommand(add())
    .addCommand(change())
    .addCommand(remove())
    .addCommand(order())
    .addCommand(bind())
}

function list(): Command {
  return shopCommand('list', 'show them').action(async ({ shop: key, json }: ShopOptions) => {
    const methods = await withContext(async ({ db }) => {
      const { id: shopId } = await requireShop(db, key)
      const bound = Map.groupBy(await listBoundItems(db, shopId), ({ method_id }) => method_id)
      return (await listShippingMethods(db, shopId)).map(method => ({
        ...method,
        items: (bound.get(method.id) ?? []).map(({ item_id, size }) => ({ item_id, size })),
      }))
    })
    const rows = methods.map(method => [
      method.name,
      method.classes.length > 0 ? `${method.classes.length} classes` : `${method.fee} yen`,
      method.free_from === null ? '' : `free from ${method.free_from} yen`,
      method.active ? 'on' : 'off',
    ])
    print(json, { shipping_methods: methods }, rows.length > 0 ? table(rows) : ['Nothing is sent.'])
  })
}

function add(): Command {
  return shopCommand('add', 'add one behind the others')
    .argument('<name=value...>', 'what it is; name and fee are needed')
    .addHelpText('after', `\n${describeForms(FORMS)}`)
    .action((texts: string[], options: ShopOptions) => {
      const { items, ...columns } = bodyOf({ ...NEW, ...readAssignments(texts, FORMS) })
      return run(options, `${columns.name} is added.`, (context, shopId) =>
        addShippingMethod(context, shopId, OPERATOR, { columns, items }),
      )
    })
}

function change(): Command {
  return shopCommand('change', 'change what is given of one')
    .argument('<method>', 'its name')
    .argument('<name=value...>', 'what changes')
    .addHelpText('after', `\n${describeForms(FORMS)}`)
    .action((name: string, texts: string[], options: ShopOptions) => {
      const changes = readAssignments(texts, FORMS)
      return run(options, `${name} is changed.`, async (context, shopId) => {
        const { id, ...before } = named(await listShippingMethods(context.db, shopId), name)
        const { items, ...columns } = bodyOf({ items: [], ...before, ...changes })
        const bound = 'items' in changes ? { items } : {}
        await changeShippingMethod(context, shopId, OPERATOR, id, { columns, ...bound })
      })
    })
}

function remove(): Command {
  return shopCommand('remove', 'remove one; orders keep its name')
    .argument('<method>', 'its name')
    .action((name: string, options: ShopOptions) =>
      run(options, `${name} is removed.`, async (context, shopId) => {
        const { id } = named(await listShippingMethods(context.db, shopId), name)
        await removeShippingMethod(context, shopId, OPERATOR, id)
      }),
    )
}

function order(): Command {
  return shopCommand('order', 'put them into the order in which buyers are offered them')
    .argument('<method...>', 'the names of all')
    .action((names: string[], options: ShopOptions) =>
      run(options, 'They stand in this order.', async (context, shopId) => {
        const methods = await listShippingMethods(context.db, shopId)
        const ids = names.map(name => named(methods, name).id)
        await orderShippingMethods(context, shopId, OPERATOR, ids)
      }),
    )
}

function bind(): Command {
  return shopCommand('bind', 'say by which methods an item goes; without any, by all that carry every item')
    .argument('<item_id>', 'the id of the item')
    .argument('[method...]', 'names, each with a colon and how much room a piece takes where that is not 1')
    .action((itemId: string, texts: string[], options: ShopOptions) => {
      const done = texts.length === 0 ? 'bound to no shipping method' : `bound to ${texts.join(', ')}`
      return run(options, `Item ${itemId} is ${done}.`, async (context, shopId) => {
        const methods = await listShippingMethods(context.db, shopId)
        const bindings = texts.map(text => bindingOf(methods, text))
        requireValid(bindings, ItemBindings)
        await bindItem(context, shopId, OPERATOR, storedId(Number(itemId)), bindings)
      })
    })
}

/** A name may itself end with a colon and digits: then it is that name. */
function bindingOf(methods: readonly ShippingMethod[], text: string): WantedBinding {
  const whole = methods.find(one => one.name === text)
  const parts = /^(.+):(\d{1,7})$/u.exec(text)
  if (whole !== undefined || parts === null) {
    return { shipping_method_id: (whole ?? named(methods, text)).id, size: 1 }
  }
  return { shipping_method_id: named(methods, parts[1] ?? '').id, size: Number(parts[2]) }
}

function bodyOf(value: unknown): Body {
  requireValid(value, ShippingMethodBody)
  return value as Body
}

function named(methods: readonly ShippingMethod[], name: string): ShippingMethod {
  const method = methods.find(one => one.name === name)
  if (method !== undefined) return method
  throw new CommandError(`There is no shipping method ${JSON.stringify(name)}.`)
}

async function run(
  { shop: key, json }: ShopOptions,
  done: string,
  work: (context: Context, shopId: number) => Promise<unknown>,
): Promise<void> {
  const methods = await changeInShop(key, work, ({ db }, shopId) => listShippingMethods(db, shopId))
  print(json, { shipping_methods: methods }, [done])
}
