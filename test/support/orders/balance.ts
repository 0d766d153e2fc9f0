/** Whether orders agree with the simulator's books and with the stock, looked at from outside. */
import type pg from 'pg'
import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'

/** What the simulator holds of a transaction, in yen. */
interface Books {
  readonly authorised: number
  readonly captured: number
  readonly refunded: number
  readonly voided: boolean
}

/** What an order's transaction should have done at the simulator. */
function expectedBooks(detail: OrderDetail): Partial<Books> & { readonly kept: number } {
  const { payment, amounts } = detail
  const [transaction] = payment.transactions
  if (isPaidByHand(detail)) return { captured: 0, voided: true, kept: 0 }
  switch (transaction?.status) {
    case 'authorized':
      return { authorised: amounts.total, captured: 0, voided: false, kept: 0 }
    case 'captured':
    case 'paid':
      return { voided: false, kept: amounts.total }
    case 'cancelled':
      return { captured: 0, voided: true, kept: 0 }
    default:
      return { voided: false, kept: 0 }
  }
}

/** Of what a person has said to be paid the simulator has nothing, and gets nothing. */
function isPaidByHand({ payment, balance_logs, status }: OrderDetail): boolean {
  return (
    payment.transactions[0]?.status === 'paid' &&
    status !== 'cancelled' &&
    balance_logs.every(({ text }) => text !== '入金確認')
  )
}

/** Each order of the simulator's own that is not as its books say, with both. */
export async function disagreements(outside: pg.Client | pg.Pool): Promise<unknown[]> {
  const { rows } = await outside.query<{ detail: OrderDetail } & Books>(
    `select o.detail, t.authorised::int, t.captured::int, t.refunded::int, t.voided
     from orders o join simulated_transactions t on t.shop_id = o.shop_id and t.order_key = o.unique_key
     where t.source is not null`,
  )
  return rows.flatMap(({ detail, ...books }) => {
    const expected = expectedBooks(detail)
    const actual = { ...books, kept: books.captured - books.refunded }
    const wrong = Object.entries(expected).some(
      ([name, value]) => actual[name as keyof typeof actual] !== value,
    )
    return wrong ? [{ order: detail.unique_key, status: detail.status, expected, actual }] : []
  })
}

/** Money that the simulator holds, or may still get, of transactions that have no order; open ones are left out. */
export async function moneyWithoutOrder(outside: pg.Client): Promise<unknown[]> {
  const { rows } = await outside.query(
    `select t.* from simulated_transactions t where t.source is not null and not t.voided
     and not exists (select from orders o where o.shop_id = t.shop_id and o.unique_key = t.order_key)
     and not exists (select from order_placements p where p.shop_id = t.shop_id and p.unique_key = t.order_key
       and p.state in ('authorising', 'awaiting_buyer', 'letting_go'))`,
  )
  return rows
}

/** Pieces of an item: in stock, taken by lines, and put aside for open payments. Their sum never changes. */
export async function piecesOf(outside: pg.Client, item: number): Promise<number> {
  const { rows } = await outside.query<{ pieces: number }>(
    `select (
       (select own_stock from items where id = $1)
       + coalesce((select sum((line->>'stock_taken')::int) from orders, json_array_elements(line_states) line
           where (line->>'stock_item_id')::int = $1), 0)
       + coalesce((select sum((taken->>'pieces')::int) from payment_operations, json_array_elements(reserved) taken
           where state = 'pending' and (taken->>'item_id')::int = $1), 0)
       + coalesce((select sum((taken->>'pieces')::int) from order_placements, json_array_elements(reserved) taken
           where (taken->>'item_id')::int = $1), 0))::int as pieces`,
    [item],
  )
  return rows[0]?.pieces ?? Number.NaN
}
