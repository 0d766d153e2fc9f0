/**
 * A process that does what the clock asks of subscriptions or lotteries, and ends itself with SIGKILL at a step of it. Arguments:
 * the database's address as JSON, the moment, the job, the step.
 */
import { drawLotteries, tellApplicants } from '../../../../src/checkout/lottery/draw-lotteries.ts'
import { orderAgain } from '../../../../src/checkout/subscriptions/order-again.ts'
import { dyingContext } from '../../../support/dying.ts'

const [address = '', moment = '', job = '', last = ''] = process.argv.slice(2)

const context = dyingContext(address, { now: () => new Date(moment) }, last)
if (job === 'order_again') {
  await orderAgain(context)
} else {
  await drawLotteries(context)
  await tellApplicants(context)
}
await context.db.close()
