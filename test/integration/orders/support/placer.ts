/**
 * A process that places one order and ends itself with SIGKILL at a step of it. Arguments: the database's address as JSON, the
 * shop, what is wanted as JSON, the step.
 */
import { fileURLToPath } from 'node:url'
import { systemClock } from '../../../../src/lib/clock.ts'
import { placeOrder, type WantedOrder } from '../../../../src/resources/orders/operations/place-order.ts'
import { dyingContext, type Step } from '../../../support/dying.ts'

/** The steps of placing an order. */
export const STEPS = [
  'before commit 1',
  'after commit 1',
  'before the service is asked',
  'after the service has answered',
  'before commit 2',
  'after commit 2',
] as const satisfies readonly Step[]

const [address = '', shopId = '', wanted = '', last = ''] = process.argv.slice(2)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const context = dyingContext(address, systemClock, last)
  const placement = await placeOrder(context, Number(shopId), JSON.parse(wanted) as WantedOrder)
  process.stdout.write(JSON.stringify(placement))
  await context.db.close()
}
