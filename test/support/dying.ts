/** What a process works with that ends itself with SIGKILL at a step: what a test cannot do to its own process. */
import { pino } from '#pino'
import { readConfig } from '../../src/config.ts'
import type { Context } from '../../src/context.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { simulatedPayments } from '../../src/payments/open-payments.ts'
import type { TestContext } from './context.ts'

/** Where it can end: in and after each transaction, by their numbers from 1, and around the call of the payment service. */
export type Step =
  | `before commit ${number}`
  | `after commit ${number}`
  | 'before the service is asked'
  | 'after the service has answered'

/** Where the database is, as an argument of a process. */
export function addressArgument({ host, port, user, database }: TestContext['address']): string {
  return JSON.stringify({ host, port, user, database })
}

/** A context on a database of a test; `last` is the step at which the process ends. */
export function dyingContext(address: string, clock: Clock, last: string): Context {
  const end = (step: Step) => {
    if (step === last) process.kill(process.pid, 'SIGKILL')
  }
  const db = openDatabase(JSON.parse(address))
  const baseUrl = 'http://shop.example'
  const payments = simulatedPayments({ db, clock, baseUrl })
  const { gateway } = payments
  return {
    ...{ config: readConfig({ AKINAI_DEMO: 'off' }), db: ending(db, end), baseUrl, clock },
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
}

/** The database of which each transaction can be the last. */
function ending(db: Database, end: (step: Step) => void): Database {
  let transactions = 0
  return {
    ...db,
    transaction: async work => {
      transactions += 1
      const number = transactions
      const answer = await db.transaction(async tx => {
        const done = await work(tx)
        end(`before commit ${number}`)
        return done
      })
      end(`after commit ${number}`)
      return answer
    },
  }
}
