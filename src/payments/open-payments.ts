/** Chooses the payment gateway: the built-in simulator is the only one so far. */
import { GATEWAY_TIMEOUT_MS, type Payments } from './gateway.ts'
import { makeSimulator, type SimulatorParts } from './simulator/simulator.ts'

/** Opens the gateway that card-like and deferred payments go through. */
export function openPayments(parts: SimulatorParts): Payments {
  return { gateway: makeSimulator(parts), timeoutMs: GATEWAY_TIMEOUT_MS }
}
