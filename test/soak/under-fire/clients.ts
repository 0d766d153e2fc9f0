/** Clients that change the same orders all at once, and keep count of what they were answered. */

import type { OrderDetail } from '../../../src/resources/orders/schemas.ts'
import { unchangedAmounts } from '../../support/orders/build.ts'

/** What came of it so far. */
export interface Fire {
  /** How often a change of an order was answered with success, by `key event`. */
  readonly acknowledged: Map<string, number>
  readonly statuses: Map<number, number>
  /** Answers that should never come. */
  readonly faults: string[]
}

/** Who fires at what. */
export interface FireAt {
  readonly port: number
  readonly token: string
  readonly keys: readonly string[]
  readonly clients: number
  readonly round: number
}

/** Successful changes, all told. */
export function answered({ acknowledged }: Fire): number {
  return [...acknowledged.values()].reduce((sum, count) => sum + count, 0)
}

/** Fires until told to stop. A call without an answer counts as nothing: it may have happened or not. */
export async function openFire(at: FireAt, stop: AbortSignal, tally: Fire): Promise<void> {
  await Promise.all(Array.from({ length: at.clients }, (_, client) => oneClient(at, client, stop, tally)))
}

async function oneClient(at: FireAt, client: number, stop: AbortSignal, tally: Fire): Promise<void> {
  const call = caller(at)
  for (let turn = 0; !stop.aborted; turn++) {
    const key = at.keys[(client * 5 + turn * 7 + at.round) % at.keys.length] ?? ''
    const shown = await call('GET', `/api/orders/${key}`).catch(() => undefined)
    if (shown === undefined) return
    const { event, method, path, body } = choose(
      key,
      shown.body as OrderDetail,
      client + turn * 13 + at.round,
    )
    const answer = await call(method, path, body).catch(() => undefined)
    if (answer === undefined) return
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 200) {
      const name = `${key} ${event}`
      tally.acknowledged.set(name, (tally.acknowledged.get(name) ?? 0) + 1)
    } else if (![204, 422].includes(answer.status) && !stop.aborted) {
      tally.faults.push(`${event} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
  }
}

function caller({ port, token }: FireAt) {
  return async (method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

/** Something to do to an order, chosen by number: so that in a minute most orders see each. */
function choose(key: string, order: OrderDetail, choice: number) {
  const path = `/api/orders/${key}`
  if (choice % 701 === 0) return { event: 'cancel_order', method: 'POST', path: `${path}/cancel`, body: {} }
  if (choice % 311 === 1) {
    const line = order.lines[choice % order.lines.length]
    return {
      event: 'dispatch_order',
      method: 'POST',
      path: `${path}/dispatch`,
      body: { order_line_ids: [line?.id] },
    }
  }
  return { event: 'update_order', method: 'PUT', path, body: editOf(order, choice) }
}

/** Lower totals, for no more than was authorised can be taken; pieces come and go. What is dispatched stays. */
function editOf(order: OrderDetail, choice: number): object {
  const body = unchangedAmounts(order)
  const open = new Set(order.lines.filter(({ status }) => status !== 'dispatched').map(({ id }) => id))
  return {
    ...body,
    lines: body.lines.map(line => (open.has(line.id) ? { ...line, ...lower(line, choice) } : line)),
  }
}

function lower(
  { price, amount }: { price: number; amount: number },
  choice: number,
): { price: number; amount: number } {
  if (choice % 5 === 0 && amount === 1 && price > 10_000)
    return { price: Math.floor(price / 2) - 1, amount: 2 }
  if (choice % 5 === 1 && amount > 1) return { price, amount: amount - 1 }
  return { price: Math.max(1, price - 1 - (choice % 3)), amount }
}
