/**
 * What went between the program and Stripe's stand-in, noted line by line in a folder that `AKINAI_STRIPE_EXCHANGES` names:
 * `npm run proof -- --only stripe` holds it against Stripe's own document.
 */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** A call and its answer. */
export interface Exchange {
  readonly is: 'call'
  readonly method: string
  readonly path: string
  /** Query or body as they were sent. */
  readonly sent: string
  /** Undefined where the answer was lost. */
  readonly answer?: { readonly status: number; readonly body: unknown }
}

/** What Stripe tells by itself. */
export interface Told {
  readonly is: 'message'
  readonly body: unknown
}

const folder = process.env.AKINAI_STRIPE_EXCHANGES

/** Notes it, if anybody wants to know: a file for each process. */
export function noteExchange(noted: Exchange | Told): void {
  if (folder !== undefined)
    appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(noted)}\n`)
}
