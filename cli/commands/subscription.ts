/** akinai subscription list, pause, resume, stop */
import { Command } from 'commander'
import { changeByShop } from '../../src/checkout/subscriptions/change-by-shop.ts'
import {
  SUBSCRIPTION_CHANGES,
  type SubscriptionChange,
} from '../../src/checkout/subscriptions/change-subscription.ts'
import { MAX_LISTED_SUBSCRIPTIONS } from '../../src/checkout/subscriptions/limits.ts'
import { presentToShop } from '../../src/checkout/subscriptions/schemas.ts'
import { listSubscriptions, type StoredSubscription } from '../../src/checkout/subscriptions/store.ts'
import type { Context } from '../../src/context.ts'
import { oneLine } from '../../src/lib/plain.ts'
import { changeInShop } from '../change-in-shop.ts'
import { OPERATOR } from '../operator.ts'
import { print, table, UsageError } from '../output.ts'
import { type ShopOptions, shopCommand } from '../shop-command.ts'
import { requireShop } from '../shop-option.ts'
import { withContext } from '../with-context.ts'

const WHAT: Readonly<Record<SubscriptionChange, readonly [description: string, done: string]>> = {
  pause: ['make no more orders until it is resumed', 'is paused'],
  resume: ['make orders again, from the next day of its cycle', 'is active'],
  stop: ['make no more orders, for good', 'is stopped'],
}

/** The commands on subscriptions. */
export function subscriptionCommand(): Command {
  const command = new Command('subscription')
    .description('what buyers order again and again')
    .addCommand(list())
  for (const change of SUBSCRIPTION_CHANGES) command.addCommand(changing(change))
  return command
}

function list(): Command {
  return shopCommand('list', 'show them, the newest first').action(
    async ({ shop: key, json }: ShopOptions) => {
      const rows = await withContext(async ({ db }) => allOf(db, (await requireShop(db, key)).id))
      const subscriptions = rows.map(presentToShop)
      const lines = subscriptions.map(one => [
        ...[one.unique_key, one.status, one.cycle_plan, one.next_on ?? '-', `${one.deliveries} orders`],
        ...[oneLine(one.title), oneLine(one.buyer)],
      ])
      print(json, { subscriptions }, lines.length > 0 ? table(lines) : ['There are no subscriptions.'])
    },
  )
}

function changing(change: SubscriptionChange): Command {
  const [description, done] = WHAT[change]
  return shopCommand(change, description)
    .argument('<subscription>', 'its key')
    .action(async (text: string, { shop, json }: ShopOptions) => {
      if (!/^[A-Za-z0-9]{16}$/.test(text)) {
        throw new UsageError('The key of a subscription has 16 letters and digits.')
      }
      const key = text.toUpperCase()
      const rows = await changeInShop(
        shop,
        (context, shopId) => changeByShop(context, shopId, OPERATOR, key, change),
        ({ db }, shopId) => allOf(db, shopId),
      )
      const row = rows.find(({ unique_key }) => unique_key === key)
      print(json, { subscription: row && presentToShop(row) }, [`The subscription ${key} ${done}.`])
    })
}

async function allOf(db: Context['db'], shopId: number): Promise<StoredSubscription[]> {
  const rows: StoredSubscription[] = []
  for (;;) {
    const before = rows.at(-1)?.id ?? 2 ** 31 - 1
    const page = await listSubscriptions(db, shopId, { state: null, before, limit: MAX_LISTED_SUBSCRIPTIONS })
    rows.push(...page)
    if (page.length < MAX_LISTED_SUBSCRIPTIONS) return rows
  }
}
