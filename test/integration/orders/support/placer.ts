/**
 * A process that places one order and ends itself with SIGKILL at a step of it: what a test cannot do to its own process.
 * Arguments: the database's address as JSON, the shop, what is wanted as JSON, the step.
 */
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { readConfig } from '../../../../src/config.ts'
import type { Context } from '../../../../src/context.ts'
import { type Database, openDatabase } from '../../../../src/db/database.ts'
import { systemClock } from '../../../../src/lib/clock.ts'
import { openPayments } from '../../../../src/payments/open-payments.ts'
import { placeOrder, type WantedOrder } from '../../../../src/resources/orders/operations/place-order.ts'

/** Where it can end: in and after each transaction, and around the call of the payment service. */
export const STEPS = [
  'before the first commit',
  'after the first commit',
  'before the service is asked',
  'after the service has answered',
  'before the second commit',
  'after the second commit',
] as const
export type Step = (typeof STEPS)[number]

const [address = '', shopId = '', wanted = '', last = ''] = process.argv.slice(2)

function end(step: Step): void {
  if (step === last) process.kill(process.pid, 'SIGKILL')
}

const NUMBERS = ['first', 'second'] as const

/** The database of which each transaction can be the last. */
function ending(db: Database): Database {
  let transactions = 0
  return {
    ...db,
    transaction: async work => {
      const number = NUMBERS[transactions++] ?? 'second'
      const answer = await db.transaction(async tx => {
        const done = await work(tx)
        end(`before the ${number} commit`)
        return done
      })
      end(`after the ${number} commit`)
      return answer
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const db = openDatabase(JSON.parse(address))
  const baseUrl = 'http://shop.example'
  const payments = openPayments({ db, clock: systemClock, baseUrl })
  const { gateway } = payments
  const context = {
    ...{ config: readConfig({ AKINAI_DEMO: 'off' }), db: ending(db), baseUrl, clock: systemClock },
    log: pino({ level: 'silent' }),
    payments: {
      ...payments,
      gateway: {
        ...gateway,
        perform: async (...asked: Parameters<typeof gateway.perform>) => {
          end('before the service is asked')
          const answer = await gateway.perform(...asked)
          end('after the service has answered')
          return answer
        },
      },
    },
  } as unknown as Context
  const placement = await placeOrder(context, Number(shopId), JSON.parse(wanted) as WantedOrder)
  process.stdout.write(JSON.stringify(placement))
  await db.close()
}
