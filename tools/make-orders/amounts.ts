/** The amounts of an order: fees and discounts are made up, sums follow by the rules. */
import { amountsOf, carriedFees } from '../../src/resources/orders/rules/amounts.ts'
import type { OrderDetail, OrderLineDetail } from '../../src/resources/orders/schemas.ts'
import type { Fate } from './fate.ts'
import type { Random } from './random.ts'

type Amounts = OrderDetail['amounts']

/** What goes over this is sent without a fee. */
const FREE_FROM = 10_000

const COD_FEE = 330

/** Makes the amounts, and the lines of the shipping fee where it goes by sizes of parcels. */
export function makeAmounts(
  random: Random,
  lines: readonly OrderLineDetail[],
  fate: Fate,
  postage: number | null,
): { amounts: Amounts; shipping_lines: OrderDetail['shipping_lines'] } {
  const goods = amountsOf(lines, NO_AMOUNTS).subtotal
  const coupon = random.chance(0.06) ? Math.min(500, Math.floor(goods / 2)) : 0
  const coins = random.chance(0.02) ? Math.min(random.int(1, 100), Math.floor(goods / 4)) : 0
  const adjustment = random.chance(0.02) ? Math.min(random.int(1, 300), Math.floor(goods / 8)) : 0
  const wrapping = random.chance(0.02) ? [{ name: 'ラッピング', collected_fee: 220 }] : []
  const wholeFee = postage ?? (goods >= FREE_FROM ? 0 : random.pick([370, 600, 800]))
  const bySize = random.chance(0.04)
  if (fate.stage === 'cancelled') return { amounts: NO_AMOUNTS, shipping_lines: [] }
  const lineFees = carriedFees(lines, [])
  const shipping_lines = bySize && lineFees === 0 && wholeFee > 0 ? parcels(lines, wholeFee) : []
  const shipping_fee = lineFees + (shipping_lines.length > 0 ? carriedFees(lines, shipping_lines) : 0)
  const amounts = amountsOf(lines, {
    ...NO_AMOUNTS,
    shipping_fee: shipping_fee || wholeFee,
    cod_fee: fate.method === 'cod' ? COD_FEE : 0,
    coupon_discount: {
      amount: coupon,
      note: coupon > 0 ? '初回クーポン' : null,
      allocates_balance_log: coupon > 0,
    },
    coin_discount: { amount: coins, note: coins > 0 ? 'コイン利用' : null },
    // 0 and not -0, which JSON does not tell apart.
    adjustment: { amount: adjustment === 0 ? 0 : -adjustment },
    additional_charges: wrapping,
  })
  const service_charge = {
    collected_fee: Math.floor(amounts.total * 0.03) + 40,
    fee_type: 'service' as const,
  }
  return { amounts: { ...amounts, service_charge }, shipping_lines }
}

const NO_AMOUNTS: Amounts = {
  ...{ subtotal: 0, shipping_fee: 0, cod_fee: 0, total: 0 },
  coupon_discount: { amount: 0, note: null, allocates_balance_log: false },
  coin_discount: { amount: 0, note: null },
  adjustment: { amount: 0 },
  service_charge: { collected_fee: 0, fee_type: 'service' },
  additional_charges: [],
}

/** Up to three lines go into a parcel; the first one costs what the whole fee leaves. */
function parcels(lines: readonly OrderLineDetail[], fee: number): OrderDetail['shipping_lines'] {
  const ids = lines.filter(({ status }) => status !== 'cancelled').map(({ id }) => id)
  const groups = ids.flatMap((_, at) => (at % 3 === 0 ? [ids.slice(at, at + 3)] : []))
  const each = Math.floor(fee / groups.length)
  return groups.map((order_line_ids, index) => ({
    order_line_ids,
    shipping_method: `宅配便 ${index === 0 ? 80 : 60}サイズ`,
    shipping_fee: index === 0 ? fee - each * (groups.length - 1) : each,
  }))
}
