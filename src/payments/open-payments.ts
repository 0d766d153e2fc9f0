/** Chooses the payment gateway: the built-in simulator, or Stripe where that is configured. */
import type { PaymentConfig } from '../payment-config.ts'
import { GATEWAY_TIMEOUT_MS, type Payments } from './gateway.ts'
import { makeSimulator, type SimulatorParts } from './simulator/simulator.ts'

/** Opens the gateway that card-like and deferred payments go through. Stripe's library is read only where it is used. */
export async function openPayments({ stripe }: PaymentConfig, parts: SimulatorParts): Promise<Payments> {
  if (stripe === undefined) return simulatedPayments(parts)
  const { makeStripe } = await import('./stripe/stripe-gateway.ts')
  return { gateway: makeStripe({ ...parts, ...stripe, address: undefined }), timeoutMs: GATEWAY_TIMEOUT_MS }
}

/** The simulator, which moves no money. */
export function simulatedPayments(parts: SimulatorParts): Payments {
  return { gateway: makeSimulator(parts), timeoutMs: GATEWAY_TIMEOUT_MS }
}
