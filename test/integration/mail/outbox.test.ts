import type pg from 'pg'
import { beforeEach, describe, expect } from 'vitest'
import { resumeMailsOf } from '../../../src/mail/deliver.ts'
import { resend } from '../../../src/mail/outbox.ts'
import { beginAttempt, keepDueMails, listMails, markFailed, markSent } from '../../../src/mail/store.ts'
import { queueOrderMails } from '../../../src/resources/orders/mails/order-mails.ts'
import { MAIL_LIMITS } from '../../../src/shop-limits.ts'
import { createTestShop, type TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { causeOf, mailTo, queued, reread, storeOrder } from './support/orders.ts'

let context: TestContext
let admin: pg.Client
let shopId: number
test.beforeAll(({ context: madeContext, outside: madeOutside, shopId: madeShopId }) => {
  context = madeContext
  admin = madeOutside
  shopId = madeShopId
})
beforeEach(async () => {
  await admin.query('delete from mails')
  context.setTime('2026-11-20T01:02:03Z')
})

/** The mails that are due, by their ids. */
async function due(): Promise<number[]> {
  const { rows } = await admin.query<{ id: number }>(
    `select id from mails where state = 'waiting' and due_at <= $1 order by id`,
    [context.clock.now()],
  )
  return rows.map(({ id }) => id)
}

// R-MAIL-1
describe('who gets a mail', () => {
  test.each([
    ['update_order', ['buyer', 'shop']],
    ['update_order_shipping', ['buyer', 'shop']],
    ['update_order_delivery', ['buyer', 'shop']],
    ['dispatch_order', ['buyer']],
    ['cancel_order', ['buyer', 'shop']],
  ] as const)('%s: %j', async (kind, recipients) => {
    const mails = await queued(context, shopId, await storeOrder(context, shopId), causeOf(kind))
    expect(mails.map(({ recipient }) => recipient)).toEqual(recipients)
    expect(mails.map(({ to_address }) => to_address)).toEqual(
      recipients.map(recipient => (recipient === 'shop' ? 'test@example.jp' : 'hanako@example.jp')),
    )
    expect(await due()).toEqual(mails.map(({ id }) => id))
  })

  // R-MAIL-2
  test('a change of the mail address: the new one, the old one and the shop', async () => {
    const stored = await storeOrder(context, shopId, { mail_address: 'new@example.jp' })
    const cause = causeOf('update_order_customer', { old_mail_address: 'old@example.jp' })
    const mails = await queued(context, shopId, stored, cause)
    expect(mails.map(({ recipient, to_address }) => [recipient, to_address])).toEqual([
      ['buyer', 'new@example.jp'],
      ['old_buyer', 'old@example.jp'],
      ['shop', 'test@example.jp'],
    ])
  })

  // R-MAIL-2
  test('the old address is told neither the new one nor anything of the buyer', async () => {
    const stored = await storeOrder(context, shopId, { mail_address: 'new@example.jp' })
    const cause = causeOf('update_order_customer', { old_mail_address: 'old@example.jp' })
    const mail = (await queued(context, shopId, stored, cause)).find(each => each.recipient === 'old_buyer')
    const said = `${mail?.subject} ${mail?.to_name} ${mail?.text} ${mail?.html}`
    expect(said).toContain(stored.order.detail.unique_key)
    expect(said).not.toMatch(/new@example|山田|花子|京都|手ぬぐい|075/)
  })

  test('a buyer without an address: only the shop, which is told so', async () => {
    const stored = await storeOrder(context, shopId, { mail_address: '' })
    const mails = await queued(context, shopId, stored, causeOf('cancel_order'))
    expect(mails.map(({ recipient }) => recipient)).toEqual(['shop'])
    expect(mails[0]?.text).toContain('購入者へのお知らせはありません')
    const blank = await storeOrder(context, shopId, { mail_address: ' ' })
    expect(await queued(context, shopId, blank, causeOf('dispatch_order'))).toEqual([])
    const told = await queued(context, shopId, blank, causeOf('cancel_order'))
    expect(told.map(({ recipient }) => recipient)).toEqual(['shop'])
    expect(told[0]?.text).toContain('購入者へのお知らせはありません')
    const first = causeOf('update_order_customer', { old_mail_address: '' })
    const given = await queued(context, shopId, await storeOrder(context, shopId), first)
    expect(given.map(({ recipient }) => recipient)).toEqual(['buyer', 'shop'])
  })
})

// R-MAIL-5
describe('a mail and its change', () => {
  test('are undone together: a rolled back change leaves neither mail nor job', async () => {
    const { order } = await storeOrder(context, shopId)
    const causes = [causeOf('cancel_order'), causeOf('dispatch_order')]
    const change = context.db.transaction(async tx => {
      await queueOrderMails(
        tx,
        { shopId, before: order, after: order, causes, now: context.clock.now() },
        MAIL_LIMITS,
      )
      throw new Error('something else went wrong')
    })
    await expect(change).rejects.toThrow('something else')
    expect(await listMails(context.db, shopId, { state: null, reference: null, limit: 9 })).toEqual([])
    expect(await due()).toEqual([])
  })

  test('nobody sees a mail or its job before the change is committed', async () => {
    const { order } = await storeOrder(context, shopId)
    await context.db.transaction(async tx => {
      const causes = [causeOf('dispatch_order')]
      await queueOrderMails(
        tx,
        { shopId, before: order, after: order, causes, now: context.clock.now() },
        MAIL_LIMITS,
      )
      expect(await due()).toEqual([])
    })
    expect(await due()).toHaveLength(1)
  })

  test('a mail says what the shop was called when it was written', async () => {
    const mail = await mailTo(context, shopId, 'a@example.jp')
    await admin.query(`update shops set name = 'Renamed', mail_address = 'other@example.jp' where id = $1`, [
      shopId,
    ])
    expect(await reread(context, mail)).toMatchObject({ from_name: 'Test', reply_to: 'test@example.jp' })
    await admin.query(`update shops set name = 'Test', mail_address = 'test@example.jp' where id = $1`, [
      shopId,
    ])
  })

  test('no causes, no mail, not even a look at the shop', async () => {
    const { order } = await storeOrder(context, shopId)
    const change = { shopId: 999_999, before: order, after: order, causes: [], now: new Date(0) }
    await context.db.transaction(tx => queueOrderMails(tx, change, MAIL_LIMITS))
  })

  test('mails go with their shop', async () => {
    const other = await createTestShop(context, 'other')
    const mail = await mailTo(context, other, 'a@example.jp')
    expect(mail.shop_id).toBe(other)
    await admin.query('delete from shops where id = $1', [other])
    expect(await listMails(context.db, other, { state: null, reference: null, limit: 9 })).toEqual([])
  })
})

/** What a server without a mail server does with what is due. */
const keep = () => keepDueMails(context.db, context.clock.now(), 10)

// R-MAIL-7
describe('without a mail server', () => {
  test('a mail is kept, to be read', async () => {
    const mail = await mailTo(context, shopId, 'a@example.jp')
    expect(await keep()).toBe(1)
    expect(await reread(context, mail)).toMatchObject({ state: 'kept', attempts: 0, text: mail.text })
  })

  test('when there is one later, what was kept for less than a day is sent, and nothing older', async () => {
    const withServer = { ...context, config: { ...context.config, smtpUrl: 'smtp://127.0.0.1:1' } }
    const old = await mailTo(context, shopId, 'a@example.jp')
    expect(await keep()).toBe(1)
    context.setTime('2026-11-20T02:00:00Z')
    const recent = await mailTo(context, shopId, 'b@example.jp')
    expect(await keep()).toBe(1)
    context.setTime('2026-11-21T01:30:00Z')
    await resumeMailsOf(context)
    expect(await due()).toEqual([])
    await resumeMailsOf(withServer)
    await resumeMailsOf(withServer)
    expect(await due()).toEqual([recent.id])
    expect((await reread(context, recent)).state).toBe('waiting')
    expect((await reread(context, old)).state).toBe('kept')
  })
})

// R-MAIL-8
describe('sending again', () => {
  const again = (shop: number, id: number) => resend(context.db, shop, id, MAIL_LIMITS, context.clock.now())

  test('a sent mail goes out under a new Message-ID, a dead one under its own', async () => {
    const [sent, dead] = [
      await mailTo(context, shopId, 'a@example.jp'),
      await mailTo(context, shopId, 'b@example.jp'),
    ]
    await beginAttempt(context.db, sent, '<1@example.jp>', context.clock.now())
    await markSent(context.db, sent, context.clock.now())
    await beginAttempt(context.db, dead, '<2@example.jp>', context.clock.now())
    await markFailed(context.db, dead, 'dead', '550 no')
    expect(await again(shopId, sent.id)).toBe(true)
    expect(await again(shopId, dead.id)).toBe(true)
    expect(await reread(context, sent)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      message_id: null,
      sent_at: context.clock.now(),
    })
    expect(await reread(context, dead)).toMatchObject({ message_id: '<2@example.jp>', last_error: null })
    expect(await due()).toEqual([sent.id, dead.id])
  })

  test('a waiting mail, one of another shop and one that is not there are left', async () => {
    const mail = await mailTo(context, shopId, 'a@example.jp')
    expect(await again(shopId, mail.id)).toBe(false)
    await markFailed(context.db, mail, 'dead', 'x')
    expect(await again(shopId + 1, mail.id)).toBe(false)
    expect(await again(shopId, 2_000_000_000)).toBe(false)
  })
})
