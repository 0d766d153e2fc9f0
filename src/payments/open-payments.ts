/** Chooses the payment gateway: the built-in simulator is the only one so far. */
import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { GATEWAY_TIMEOUT_MS, type Payments } from './gateway.ts'
import { makeSimulator } from './simulator/simulator.ts'

/** Opens the gateway that card-like and deferred payments go through. */
export function openPayments(parts: { readonly db: Database; readonly clock: Clock }): Payments {
  return { gateway: makeSimulator(parts), timeoutMs: GATEWAY_TIMEOUT_MS }
}
