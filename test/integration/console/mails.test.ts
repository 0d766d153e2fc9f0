import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import pg from '#pg'
import { beginAttempt, type Mail, markFailed, markSent } from '../../../src/mail/store.ts'
import { sweepMails } from '../../../src/mail/sweep.ts'
import { causeOf, mailTo, queued, reread, storeOrder } from '../mail/support/orders.ts'
import { addUser, type ConsoleShop, createTestConsole, type TestConsole } from './support/sign-in.ts'

let page: TestConsole
let other: ConsoleShop
let client: pg.Client
beforeAll(async () => {
  page = await createTestConsole()
  other = await page.makeShop('other')
  client = new pg.Client(page.context.address)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await page[Symbol.asyncDispose]()
})
beforeEach(() => client.query('delete from mails'))

interface MailLine {
  readonly id: number
  readonly order_key: string
  readonly state: string
}

async function list(query = ''): Promise<{ mails: MailLine[]; more: boolean }> {
  const answer = await page.call('GET', `/console/api/mails${query}`)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json()
}

async function idsOf(query: string): Promise<number[]> {
  return (await list(query)).mails.map(({ id }) => id)
}

const send = (id: number | string) => page.call('POST', `/console/api/mails/${id}/sending`)

/** One mail of the shop in each state. */
async function oneOfEach(): Promise<Record<'waiting' | 'sent' | 'dead' | 'kept', Mail>> {
  const { context, shopId } = page
  const make = (address: string) => mailTo(context, shopId, address)
  const [waiting, sent] = [await make('waiting@example.jp'), await make('sent@example.jp')]
  const [dead, kept] = [await make('dead@example.jp'), await make('kept@example.jp')]
  for (const mail of [sent, dead])
    await beginAttempt(context.db, mail, `<${mail.id}@example.jp>`, context.clock.now())
  await markSent(context.db, sent, context.clock.now())
  await markFailed(context.db, dead, 'dead', '550 <b>No such user</b>')
  await client.query(`update mails set state = 'kept', due_at = null where id = $1`, [kept.id])
  return { waiting, sent, dead, kept }
}

describe('the list', () => {
  test('tells of each mail what became of it, newest first', async () => {
    const { waiting, sent, dead, kept } = await oneOfEach()
    const { mails, more } = await list()
    expect(more).toBe(false)
    expect(mails.map(({ id, state }) => [id, state])).toEqual([
      [kept.id, 'kept'],
      [dead.id, 'dead'],
      [sent.id, 'sent'],
      [waiting.id, 'waiting'],
    ])
    expect(mails[1]).toEqual({
      ...{ id: dead.id, order_key: expect.stringMatching(/^MAILTEST/), kind: 'dispatch_order' },
      ...{ recipient: 'buyer', to_name: '山田 花子', to_address: 'dead@example.jp', subject: dead.subject },
      ...{ state: 'dead', attempts: 1, last_error: '550 <b>No such user</b>' },
      ...{ created_at: '2026-11-20T01:02:03Z', sent_at: null },
    })
  })

  test.each(['waiting', 'sent', 'dead', 'kept'] as const)('of those that are %s', async state => {
    const mails = await oneOfEach()
    expect(await idsOf(`?state=${state}`)).toEqual([mails[state].id])
    expect(await idsOf(`?state=${state}&before=${mails[state].id}`)).toEqual([])
  })

  test('of an order, in either case, and of one state of those', async () => {
    const stored = await storeOrder(page.context, page.shopId)
    const mails = await queued(page.context, page.shopId, stored, causeOf('cancel_order'))
    await oneOfEach()
    const key = stored.order.detail.unique_key
    const ids = mails.map(({ id }) => id).toReversed()
    expect(ids).toHaveLength(2)
    expect(await idsOf(`?order=${key}`)).toEqual(ids)
    expect(await idsOf(`?order=${key.toLowerCase()}`)).toEqual(ids)
    expect(await idsOf(`?order=${key}&state=waiting&limit=1`)).toEqual(ids.slice(0, 1))
    expect(await idsOf(`?order=${key}&before=${ids[0]}`)).toEqual(ids.slice(1))
    expect(await idsOf(`?order=${key}&state=sent`)).toEqual([])
    expect(await idsOf('?order=NOSUCHORDER00000')).toEqual([])
  })

  test('goes on where it stopped, however many come in between', async () => {
    const stored = await storeOrder(page.context, page.shopId)
    for (let pairs = 0; pairs < 4; pairs++) {
      await queued(page.context, page.shopId, stored, causeOf('update_order_delivery'))
    }
    const all = await idsOf('')
    expect(all).toHaveLength(8)
    for (const query of ['', '&state=waiting', `&order=${stored.order.detail.unique_key}`]) {
      const first = await list(`?limit=3${query}`)
      await queued(page.context, page.shopId, stored, causeOf('update_order_delivery'))
      const second = await list(`?limit=3&before=${first.mails[2]?.id}${query}`)
      const third = await list(`?limit=2&before=${second.mails[2]?.id}${query}`)
      const last = await list(`?before=${third.mails[1]?.id}${query}`)
      expect([first.more, second.more, third.more, last.more]).toEqual([true, true, query !== '', false])
      const seen = [first, second, third].flatMap(({ mails }) => mails.map(({ id }) => id))
      expect(seen).toEqual(seen.toSorted((a, b) => b - a))
      expect(new Set(seen).size).toBe(8)
    }
    expect(await idsOf('?limit=200')).toHaveLength(14)
    expect(await idsOf('?limit=1')).toHaveLength(1)
  })

  test.each([
    ['state=lost', '/state'],
    ['state=', '/state'],
    ['order=', '/order'],
    ['order=short', '/order'],
    ['order=%00MAILTEST0000000', '/order'],
    ["order='--MAILTEST00000", '/order'],
    ['before=0', '/before'],
    ['before=x', '/before'],
    ['before=9007199254740992', '/before'],
    ['limit=0', '/limit'],
    ['limit=201', '/limit'],
    ['limit=1.5', '/limit'],
    ['limit=1&limit=2', '/limit'],
    ['page=2', '/page'],
  ])('refuses ?%s', async (query, pointer) => {
    const answer = await page.call('GET', `/console/api/mails?${query}`)
    expect(answer.json()).toMatchObject({ status: 400, type: '/errors/request/invalid-query' })
    expect(answer.json<{ errors: { pointer: string }[] }>().errors[0]?.pointer).toBe(pointer)
  })

  test('takes an id beyond all that are stored', async () => {
    const { kept } = await oneOfEach()
    for (const before of ['2147483647', '2147483648', '9007199254740991']) {
      expect((await idsOf(`?before=${before}`))[0]).toBe(kept.id)
    }
  })
})

describe('a mail', () => {
  test('is shown with its text as it goes out', async () => {
    const memo = '<script>alert(1)</script> &amp; \u{1f363}'
    const mail = await mailTo(
      page.context,
      page.shopId,
      'a@example.jp',
      causeOf('dispatch_order', { comment: memo }),
    )
    const answer = await page.call('GET', `/console/api/mails/${mail.id}`)
    expect(answer.json()).toMatchObject({ id: mail.id, text: mail.text, html: mail.html, state: 'waiting' })
    expect(answer.json().text).toContain(memo)
    expect(answer.json().html).not.toContain('<script>')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const { text, html, ...line } = answer.json()
    expect((await list()).mails).toEqual([line])
  })

  // R-ROLE-1
  test.each([
    ['read_only', []],
    ['staff', ['orders.read']],
    ['staff', ['orders.read', 'orders.update']],
  ] as const)(
    'is shown to %s of %j, with the links of its buyer to who changes orders alone',
    async (role, scopes) => {
      const { context, shopId } = page
      const secret = 'aB3dE6gH9jK2mN5pQ8sT1v'
      const href = `https://old.example.jp/shops/test/orders/${secret}`
      const [structured, plain] = [
        await mailTo(context, shopId, 'a@example.jp', causeOf('dispatch_order', { comment: `See ${href}` })),
        await mailTo(context, shopId, 'b@example.jp'),
      ]
      const written = [`確認: ${href}`, `<a href="${href}">確認</a>`]
      await client.query('update mails set content = null, text = $2, html = $3 where id = $1', [
        plain.id,
        ...written,
      ])
      const mailAddress = `${role}${scopes.length}@test.example`
      await addUser(context, shopId, mailAddress, { role, scopes })
      const { call } = await page.signIn(mailAddress)
      const may = scopes.some(scope => scope === 'orders.update')
      for (const { id } of [structured, plain]) {
        const { text, html } = (await call('GET', `/console/api/mails/${id}`)).json()
        for (const form of [text, html]) expect([form, form.includes(secret)]).toEqual([form, may])
        if (!may) expect(text).toContain('権限のある方にのみ')
      }
    },
  )

  test('is sent again unless it waits', async () => {
    const { waiting, sent, dead, kept } = await oneOfEach()
    for (const mail of [sent, dead, kept]) {
      expect((await send(mail.id)).statusCode).toBe(204)
      expect(await reread(page.context, mail)).toMatchObject({
        state: 'waiting',
        attempts: 0,
        last_error: null,
      })
    }
    for (const mail of [waiting, sent]) {
      const refused = await send(mail.id)
      expect(refused.json()).toMatchObject({ status: 422, type: '/errors/console/rejected' })
    }
  })

  test('asked for twice at once is sent once', async () => {
    const { sent } = await oneOfEach()
    const answers = await Promise.all([send(sent.id), send(sent.id), send(sent.id), send(sent.id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422, 422, 422])
    expect(await reread(page.context, sent)).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test.each(['2147483647', '2147483648', '9007199254740991'])('%s is not there', async id => {
    for (const answer of [await page.call('GET', `/console/api/mails/${id}`), await send(id)]) {
      expect(answer.json()).toMatchObject({ status: 404, type: '/errors/console/not-found' })
    }
  })

  test.each(['0', '-1', '01', 'x', '1e3', '%00', '9007199254740992'])('%s is no id', async id => {
    for (const answer of [await page.call('GET', `/console/api/mails/${id}`), await send(id)]) {
      expect(answer.json()).toMatchObject({ status: 400, type: '/errors/request/invalid-params' })
    }
  })
})

test("another shop's mails are not there in any way", async () => {
  const { context } = page
  const stored = await storeOrder(context, other.shopId)
  const [theirs] = await queued(context, other.shopId, stored, causeOf('cancel_order'))
  if (theirs === undefined) throw new Error('No mail was queued')
  await beginAttempt(context.db, theirs, '<1@example.jp>', context.clock.now())
  await markSent(context.db, theirs, context.clock.now())
  const key = stored.order.detail.unique_key
  expect(await list()).toEqual({ mails: [], more: false })
  expect(await list(`?order=${key}`)).toEqual({ mails: [], more: false })
  for (const answer of [await page.call('GET', `/console/api/mails/${theirs.id}`), await send(theirs.id)]) {
    expect(answer.json()).toMatchObject({ status: 404, type: '/errors/console/not-found' })
  }
  expect((await reread(context, theirs)).state).toBe('sent')
  expect((await other.call('GET', `/console/api/mails/${theirs.id}`)).statusCode).toBe(200)
})

// R-MAIL-8
test('mails that were sent 400 days ago are forgotten, and no others', async () => {
  const { sent: again } = await oneOfEach()
  expect((await send(again.id)).statusCode).toBe(204)
  const others = await idsOf('')
  const { waiting, sent, dead, kept } = await oneOfEach()
  const more = await storeOrder(page.context, page.shopId)
  await client.query(
    `insert into mails (shop_id, reference, kind, recipient, to_name, to_address, from_name, reply_to, subject, content,
       state, created_at, sent_at)
     select m.shop_id, $2, kind, recipient, to_name, to_address, from_name, reply_to, subject, content, 'sent',
       created_at, sent_at - n * interval '1 second' from mails m, generate_series(1, 2500) n where m.id = $1`,
    [sent.id, more.order.detail.unique_key],
  )
  page.context.setTime('2027-12-25T01:02:03Z')
  expect(await sweepMails(page.context)).toBe(2500)
  page.context.setTime('2027-12-25T01:02:04Z')
  expect(await sweepMails(page.context)).toBe(1)
  page.context.setTime('2030-01-01T00:00:00Z')
  expect(await sweepMails(page.context)).toBe(0)
  page.context.setTime('2026-11-20T01:02:03Z')
  expect(await idsOf('')).toEqual([kept.id, dead.id, waiting.id, ...others])
})
