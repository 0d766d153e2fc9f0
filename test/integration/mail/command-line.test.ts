import { describe, expect } from 'vitest'
import { mailCommand } from '../../../cli/commands/mail.ts'
import { beginAttempt, markFailed, markSent } from '../../../src/mail/store.ts'
import { environmentFor, judgeWords, runAkinai } from '../../support/command-line.ts'
import { createTestShop } from '../../support/context.ts'
import type { CommandResult } from '../../support/desk.ts'
import { test } from '../../support/fixture.ts'
import { startMailServer } from './support/mail-server.ts'
import { causeOf, mailTo, queued, reread, storeOrder } from './support/orders.ts'

let env: NodeJS.ProcessEnv
let shopId: number
test.beforeAll(async ({ context }) => {
  env = { ...environmentFor(context.address), PORT: '0' }
  shopId = await createTestShop(context, 'tea')
})

/** Runs a command to its end. */
function akinai(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  return runAkinai(args, { ...env, ...more })
}

// R-MAIL-8
describe('akinai mail', () => {
  test('lists, newest first, by state and by order', async ({ context }) => {
    const stored = await storeOrder(context, shopId)
    const [toBuyer, toShop] = await queued(context, shopId, stored, causeOf('cancel_order'))
    const dead = await mailTo(context, shopId, 'gone@example.jp')
    await beginAttempt(context.db, dead, '<1@example.jp>', context.clock.now())
    await markFailed(context.db, dead, 'dead', '550 No such user')

    const all = JSON.parse((await akinai(['mail', 'list', '--shop', 'tea', '--json'])).stdout)
    expect(all.mails.map(({ id }: { id: number }) => id)).toEqual([dead.id, toShop?.id, toBuyer?.id])
    expect(all.mails[0]).toEqual({
      order: expect.stringMatching(/^MAILTEST/),
      id: dead.id,
      kind: 'dispatch_order',
      recipient: 'buyer',
      to_name: '山田 花子',
      to_address: 'gone@example.jp',
      subject: dead.subject,
      state: 'dead',
      attempts: 1,
      last_error: '550 No such user',
      created_at: '2026-11-20T01:02:03Z',
      sent_at: null,
      message_id: '<1@example.jp>',
    })
    const lines = (await akinai(['mail', 'list', '--shop', 'tea', '--state', 'dead'])).stdout
    expect(lines.trimEnd().split('\n')).toHaveLength(1)
    expect(lines).toMatch(/dead .* dispatch_order +gone@example\.jp +1×: 550 No such user/)
    const key = stored.order.detail.unique_key
    const ofOrder = await akinai(['mail', 'list', '--shop', 'tea', '--order', key.toLowerCase(), '--json'])
    expect(JSON.parse(ofOrder.stdout).mails).toHaveLength(2)
    const one = await akinai(['mail', 'list', '--shop', 'tea', '--limit', '1', '--json'])
    expect(JSON.parse(one.stdout).mails).toHaveLength(1)
  })

  test('shows a mail as text, as HTML and as JSON', async ({ context }) => {
    const mail = await mailTo(context, shopId, 'reader@example.jp')
    const call = ['mail', 'show', '--shop', 'tea', String(mail.id)]
    const text = (await akinai(call)).stdout
    expect(text).toContain('To: 山田 花子 <reader@example.jp>\nSubject: 【Test】商品発送のお知らせ')
    expect(text).toContain(mail.text)
    expect((await akinai([...call, '--html'])).stdout.trimEnd()).toBe(mail.html.trimEnd())
    expect(JSON.parse((await akinai([...call, '--json'])).stdout)).toMatchObject({
      text: mail.text,
      html: mail.html,
    })
  })

  test('sends again', async ({ context }) => {
    const mail = await mailTo(context, shopId, 'again@example.jp')
    await beginAttempt(context.db, mail, '<1@example.jp>', context.clock.now())
    await markSent(context.db, mail, context.clock.now())
    const { code, stdout } = await akinai(['mail', 'resend', '--shop', 'tea', String(mail.id), '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ id: mail.id, state: 'waiting', attempts: 0 })
    expect(await reread(context, mail)).toMatchObject({ state: 'waiting', message_id: null })
  })

  test.each([
    [['list', '--shop', 'nowhere'], 'There is no shop "nowhere".'],
    [['show', '--shop', 'tea', '2000000000'], 'The shop tea has no mail 2000000000.'],
    [['resend', '--shop', 'tea', '2000000000'], 'The shop tea has no mail 2000000000.'],
  ])('refuses %j', async (args, message) => {
    const answer = await akinai(['mail', ...args])
    expect(answer).toMatchObject({ code: 1, stdout: '' })
    expect(answer.stderr).toContain(message)
  })

  test.each([
    [['list', '--shop', 'tea', '--state', 'lost'], '--state must be one of waiting, sent, dead, kept.'],
    [['list', '--shop', 'tea', '--limit', '0'], '--limit must be a whole number from 1 to 1000.'],
    [['show', '--shop', 'tea', '0'], 'The id must be a whole number.'],
  ])('does not understand %j', async (args, message) => {
    const { code, stderr } = await judgeWords(mailCommand(), ['mail', ...args])
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})

describe('akinai doctor', () => {
  test('tries the mail server', async () => {
    await using server = await startMailServer()
    const good = await akinai(['doctor'], { SMTP_URL: server.url, AKINAI_MAIL_FROM: 'shop@example.jp' })
    expect(good.stdout).toMatch(/^ok {4}the mail server of SMTP_URL answers$/m)
    expect(good.stdout).toMatch(/^ok {4}mails come from shop@example\.jp$/m)
    await server.road.cut()
    const bad = await akinai(['doctor'], { SMTP_URL: server.url })
    expect(bad.stdout).toMatch(/^WRONG the mail server of SMTP_URL: .*ECONNREFUSED/m)
    expect(bad.stdout).toMatch(/^WRONG mails come from no-reply@localhost$/m)
  })

  test('never prints the password of a mail server', async () => {
    const { stdout, stderr } = await akinai(['doctor'], { SMTP_URL: 'smtps://user:geheim#1@mail.example.jp' })
    expect(stdout).toContain('SMTP_URL must be an address')
    expect(stdout + stderr).not.toContain('geheim')
  })
})
