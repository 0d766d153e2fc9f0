/** What the simulated service has to tell the shop later, and with what it signs. */
import type { Connection } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'
import type { NotedPayment } from '../gateway.ts'

const SECRET = reads<{ secret: string }>('simulated_secret.find', 'select secret from simulated_secret')

/** The secret that the simulator and the port share. */
export async function findSecret(db: Connection): Promise<string> {
  const [row] = await db.query(SECRET)
  if (row === undefined) throw new Error('The simulator has no secret')
  return row.secret
}

const PUT_OFF = writes(
  'simulated_notifications.put_off',
  'insert into simulated_notifications (shop_id, key, due_at) values ($1, $2, $3)',
)

/** Notes that something is to be told later. */
export async function putOff(db: Connection, { shopId, key }: NotedPayment, dueAt: Date): Promise<void> {
  await db.query(PUT_OFF, [shopId, key, dueAt])
}

const TAKE_DUE = writes<{ shop_id: number; key: string }>(
  'simulated_notifications.take_due',
  `with due as (
     select id from simulated_notifications where due_at <= $1 order by due_at limit $2 for update skip locked)
   delete from simulated_notifications where id in (select id from due)
   returning shop_id, key`,
)

/** Takes what is due, so many at most: it is told once, or never where the program dies just then. */
export async function takeDue(db: Connection, now: Date, limit: number): Promise<NotedPayment[]> {
  const rows = await db.query(TAKE_DUE, [now, limit])
  return rows.map(({ shop_id, key }) => ({ shopId: shop_id, key }))
}
