/** What buyers do on the simulator's pages before an order is paid, and what follows of it by whom (docs/rules/placing.md). */
import type pg from 'pg'
import { describe, expect } from 'vitest'
import { findSecret } from '../../../src/payments/simulator/message-store.ts'
import { writeMessage } from '../../../src/payments/simulator/messages.ts'
import { hearOfPayment } from '../../../src/resources/orders/changes/hear-of-payment.ts'
import { listHistory } from '../../../src/resources/orders/history-store.ts'
import { hearLateMessages, resolvePlacements } from '../../../src/resources/orders/jobs/resolve-placements.ts'
import type { TestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { disagreements, moneyWithoutOrder, piecesOf } from '../../support/orders/balance.ts'
import { stockOf } from '../../support/orders/place.ts'
import { type Buyers, later, makeBuyers, NOW } from './support/buyers.ts'

let context: TestContext
let shopId: number
let api: TestApi
let outside: pg.Client
let buyers: Buyers

test.beforeAll(({ context: one, shopId: shop, api: app, outside: client }) => {
  context = one
  shopId = shop
  api = app
  outside = client
  buyers = makeBuyers(context, shopId, api)
})

test.beforeEach(() => context.setTime(NOW))

async function expectBalanced(): Promise<void> {
  expect(await moneyWithoutOrder(outside)).toEqual([])
  expect(await disagreements(outside)).toEqual([])
}

describe('a page of the service', () => {
  // R-PAY-16
  test('says what it is, runs nothing, and is no one’s frame', async () => {
    const { page } = await buyers.sendAway()
    const { statusCode, headers, body } = await buyers.visit(page)
    expect(statusCode).toBe(200)
    expect(body).toContain('お金は動きません')
    expect(body).toContain('1,200円')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]{22}'; form-action 'self' http:\/\/shop\.example; frame-ancestors 'none'/,
    )
    const nonce = /nonce-([\w-]{22})/.exec(String(headers['content-security-policy']))?.[1]
    expect(body).toContain(`<style nonce="${nonce}">`)
    for (const path of [
      '/payments/simulator/nothing',
      '/payments/simulator/%00',
      '/payments/return/nothing',
      '/payments/return/%00',
    ]) {
      expect((await buyers.visit(path)).statusCode).toBe(404)
    }
    expect((await buyers.press(page, 'explode')).statusCode).toBe(404)
  })

  // R-PAY-16
  test('buttons that another site presses do nothing', async () => {
    const { page, reference } = await buyers.sendAway()
    expect((await buyers.press(page, 'approve', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
    expect(await buyers.stateOf(reference)).toBe('awaiting_buyer')
  })

  // R-PLACE-7
  test.for([
    ['approve', 'placed'],
    ['approve-twice', 'placed'],
    ['approve-stay', 'placed'],
    ['decline', 'declined'],
  ] as const)('%s: word comes before the buyer does', async ([choice, is]) => {
    const { page, reference, item, unique_key } = await buyers.sendAway()
    const answer = await buyers.press(page, choice)
    expect(await buyers.stateOf(reference)).toBe(is)
    expect(await stockOf(api, item)).toBe(is === 'placed' ? 0 : 1)
    if (choice !== 'approve-stay') {
      expect(answer.statusCode).toBe(303)
      const back = await buyers.follow(answer)
      expect([back.statusCode, back.headers.location]).toEqual([303, '/shops/test/thanks'])
    }
    expect(await buyers.stateOf(reference)).toBe(is)
    if (is === 'placed') expect(await buyers.eventsOf(unique_key)).toEqual(['place_order'])
    // Whoever presses again hears how it stands.
    expect((await buyers.press(page, 'approve')).statusCode).toBe(303)
    expect(await buyers.stateOf(reference)).toBe(is)
    await expectBalanced()
  })

  test.each(['approve-late', 'approve-silent'])('%s: the buyer comes before any word does', async choice => {
    const { page, reference, unique_key } = await buyers.sendAway()
    const answer = await buyers.press(page, choice)
    expect(await buyers.stateOf(reference)).toBe('awaiting_buyer')
    await Promise.all([buyers.follow(answer), buyers.follow(answer)])
    expect(await buyers.stateOf(reference)).toBe('placed')
    context.setTime(later(2))
    expect(await hearLateMessages(context)).toBe(choice === 'approve-late' ? 1 : 0)
    expect(await buyers.eventsOf(unique_key)).toEqual(['place_order'])
    await expectBalanced()
  })

  // R-PLACE-6
  test('neither word nor buyer comes: the job finds out', async () => {
    const { page, reference } = await buyers.sendAway()
    await buyers.press(page, 'approve-silent')
    await resolvePlacements(context)
    expect(await buyers.stateOf(reference)).toBe('awaiting_buyer')
    context.setTime(later(2))
    await resolvePlacements(context)
    expect(await buyers.stateOf(reference)).toBe('placed')
    await expectBalanced()
  })

  // R-PLACE-5
  test('the buyer walks away: after half an hour the pieces are back, and approving is too late', async () => {
    const { page, reference, item, unique_key } = await buyers.sendAway()
    const back = await buyers.follow(await buyers.press(page, 'walk-away'))
    expect(back.headers.location).toBe('/shops/test/thanks')
    context.setTime(later(29))
    await resolvePlacements(context)
    expect([await buyers.stateOf(reference), await stockOf(api, item)]).toEqual(['awaiting_buyer', 0])
    context.setTime(later(45))
    await resolvePlacements(context)
    expect([await buyers.stateOf(reference), await stockOf(api, item)]).toEqual(['declined', 1])
    const answer = await buyers.press(page, 'approve')
    await buyers.follow(answer)
    expect([await buyers.stateOf(reference), await stockOf(api, item)]).toEqual(['declined', 1])
    expect(await listHistory(context.db, shopId, unique_key)).toEqual([])
    await expectBalanced()
  })

  // R-PLACE-6
  test('money that comes after all is let go', async () => {
    const { page, reference, item } = await buyers.sendAway()
    const { rows } = await outside.query<{ key: string }>(
      'update order_placements set deadline_at = created_at where reference = $1 returning key',
      [reference],
    )
    // The service knows of no end, and takes the money of a buyer who comes when the pieces are back.
    const noVoid = {
      ...context.payments.gateway,
      perform: () => Promise.reject(new Error('out of order')),
    }
    const cut = { ...context, payments: { ...context.payments, gateway: noVoid } }
    context.setTime(later(5))
    await resolvePlacements(cut)
    expect([await buyers.stateOf(reference), await stockOf(api, item)]).toEqual(['declined', 1])
    await buyers.press(page, 'approve-silent')
    const key = rows[0]?.key ?? ''
    const message = writeMessage({ shopId, key }, await findSecret(context.db))
    expect(await hearOfPayment(context, message)).toBe(true)
    expect(await piecesOf(outside, item)).toBe(1)
    await expectBalanced()
  })
})

describe('a message', () => {
  const send = (gateway: string, body: string, signature?: string) =>
    api.app.inject({
      ...{ method: 'POST', url: `/payments/notifications/${gateway}`, payload: body },
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'x-simulator-signature': signature }),
      },
    })

  // R-PLACE-7
  test('is believed only with the service’s signature, and comes as often as it likes', async () => {
    const { page, reference } = await buyers.sendAway()
    await buyers.press(page, 'approve-silent')
    const { rows } = await outside.query<{ key: string }>(
      'select key from order_placements where reference = $1',
      [reference],
    )
    const noted = { shopId, key: rows[0]?.key ?? '' }
    const { headers, body } = writeMessage(noted, await findSecret(context.db))
    const text = body.toString()
    const signature = String(headers['x-simulator-signature'])
    for (const bad of [undefined, '', 'x', signature.replace(/./, digit => (digit === '0' ? '1' : '0'))]) {
      expect((await send('simulator', text, bad)).statusCode).toBe(400)
    }
    expect((await send('simulator', `${text} `, signature)).statusCode).toBe(400)
    expect((await send('other', text, signature)).statusCode).toBe(404)
    expect(await buyers.stateOf(reference)).toBe('awaiting_buyer')
    const answers = await Promise.all([1, 2, 3].map(() => send('simulator', text, signature)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(await buyers.stateOf(reference)).toBe('placed')
    const unknown = writeMessage({ shopId, key: 'nothing' }, await findSecret(context.db))
    expect(
      (await send('simulator', unknown.body.toString(), String(unknown.headers['x-simulator-signature'])))
        .statusCode,
    ).toBe(204)
    expect((await send('simulator', 'x'.repeat(70_000), signature)).statusCode).toBe(413)
  })
})
