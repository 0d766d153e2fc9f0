/** akinai coupon list, add, change, remove */
import { Command } from 'commander'
import { couponCode } from '../../src/checkout/rules/coupons.ts'
import type { Context } from '../../src/context.ts'
import { addCoupon, changeCoupon, removeCoupon } from '../../src/selling/change-coupons.ts'
import { type Coupon, listCoupons } from '../../src/selling/coupon-store.ts'
import { couponColumns, couponSettings } from '../../src/selling/coupon-values.ts'
import { CouponBody, type CouponSettings } from '../../src/selling/schemas.ts'
import {
  describeForms,
  type Forms,
  NUMBER_FORM,
  orNone,
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

const TIME_FORM = { says: 'a time such as 2027-01-31T15:00:00+09:00', read: (text: string) => text }

const FORMS: Forms = {
  code: { says: 'letters A-Z, digits, _ and -', read: couponCode },
  name: TEXT_FORM,
  amount: orNone(NUMBER_FORM),
  percent: orNone(NUMBER_FORM),
  starts_at: orNone(TIME_FORM),
  ends_at: orNone(TIME_FORM),
  minimum: NUMBER_FORM,
  max_uses: orNone(NUMBER_FORM),
  max_uses_per_buyer: orNone(NUMBER_FORM),
  active: SWITCH_FORM,
}

/** What a new coupon has that is not told. */
const NEW: Omit<CouponSettings, 'code' | 'name'> = {
  ...{ amount: null, percent: null, starts_at: null, ends_at: null },
  ...{ minimum: 0, max_uses: null, max_uses_per_buyer: 1, active: true },
}

/** The commands on coupons. */
export function couponCommand(): Command {
  return new Command('coupon')
    .description('the coupons of a shop')
    .addCommand(list())
    .addCommand(add())
    .addCommand(change())
    .addCommand(remove())
}

function list(): Command {
  return shopCommand('list', 'show them, the newest first').action(
    async ({ shop: key, json }: ShopOptions) => {
      const coupons = await withContext(async ({ db }) => listCoupons(db, (await requireShop(db, key)).id))
      const rows = coupons.map(one => [
        one.code,
        one.name,
        one.percent === null ? `${one.amount} yen off` : `${one.percent} % off`,
        `used ${one.used}${one.max_uses === null ? '' : ` of ${one.max_uses}`}`,
        one.active ? 'on' : 'off',
      ])
      print(json, { coupons: coupons.map(shown) }, rows.length > 0 ? table(rows) : ['There are no coupons.'])
    },
  )
}

function add(): Command {
  return shopCommand('add', 'add one, which each mail address can use once unless it is said otherwise')
    .argument('<name=value...>', 'what it is; code, name, and amount or percent are needed')
    .addHelpText('after', `\n${describeForms(FORMS)}`)
    .action((texts: string[], options: ShopOptions) => {
      const settings = settingsOf({ ...NEW, ...readAssignments(texts, FORMS) })
      return run(options, `${settings.code} is added.`, (context, shopId) =>
        addCoupon(context, shopId, OPERATOR, couponColumns(settings)),
      )
    })
}

function change(): Command {
  return shopCommand('change', 'change what is given of one')
    .argument('<code>', 'its code')
    .argument('<name=value...>', 'what changes')
    .addHelpText('after', `\n${describeForms(FORMS)}`)
    .action((code: string, texts: string[], options: ShopOptions) => {
      const changes = readAssignments(texts, FORMS)
      return run(options, `${couponCode(code)} is changed.`, async (context, shopId) => {
        const before = coded(await listCoupons(context.db, shopId), code)
        const settings = settingsOf({ ...couponSettings(before), ...changes })
        await changeCoupon(context, shopId, OPERATOR, before.id, couponColumns(settings))
      })
    })
}

function remove(): Command {
  return shopCommand('remove', 'remove one; orders keep their discount')
    .argument('<code>', 'its code')
    .action((code: string, options: ShopOptions) =>
      run(options, `${couponCode(code)} is removed.`, async (context, shopId) => {
        const { id } = coded(await listCoupons(context.db, shopId), code)
        await removeCoupon(context, shopId, OPERATOR, id)
      }),
    )
}

function settingsOf(value: unknown): CouponSettings {
  requireValid(value, CouponBody)
  return value as CouponSettings
}

function coded(coupons: readonly Coupon[], text: string): Coupon {
  const code = couponCode(text)
  const coupon = coupons.find(one => one.code === code)
  if (coupon !== undefined) return coupon
  throw new CommandError(`There is no coupon ${JSON.stringify(code)}.`)
}

const shown = (coupon: Coupon) => ({ id: coupon.id, used: coupon.used, ...couponSettings(coupon) })

async function run(
  { shop: key, json }: ShopOptions,
  done: string,
  work: (context: Context, shopId: number) => Promise<unknown>,
): Promise<void> {
  const coupons = await changeInShop(key, work, ({ db }, shopId) => listCoupons(db, shopId))
  print(json, { coupons: coupons.map(shown) }, [done])
}
