/** One trace from a request to its statements, to the job that finishes it and to the mail (docs/rules/protocol.md, R-TRACE). */
import { describe, expect, vi } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { readConfig } from '../../../src/config.ts'
import { traceParent } from '../../../src/lib/tracing.ts'
import { deliverMail } from '../../../src/mail/deliver.ts'
import type { MailServer } from '../../../src/mail/smtp.ts'
import { resolvePayments } from '../../../src/resources/orders/jobs/resolve-payments.ts'
import { startTelemetry } from '../../../src/telemetry/telemetry.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { placeOrder } from '../../support/orders/place.ts'
import { type SentSpan, startReceiver } from '../../support/otlp-receiver.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = `00-${TRACE}-b7ad6b7169203331-01`

const MAILS: MailServer = { send: async () => {}, check: async () => {} }

/** The application with traces and metrics that go to a receiver of the test's. */
async function watched(context: TestContext, more: Readonly<Record<string, string>> = {}) {
  const receiver = await startReceiver()
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.address,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...more,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { telemetry } = readConfig(variables)
  if (telemetry === undefined) throw new Error('Nobody watches')
  const config = { ...context.config, telemetry, trustedProxies: ['10.1.1.1'] }
  const within = { ...context, config }
  const app = await buildApp(within)
  const telling = startTelemetry({
    config: telemetry,
    log: context.log,
    registry: app.metrics,
    clock: context.clock,
  })
  return {
    ...{ app, receiver, context: within },
    /** Sends what is left. */
    end: async () => {
      await telling[Symbol.asyncDispose]()
      await app.close()
      await receiver[Symbol.asyncDispose]()
      vi.unstubAllEnvs()
    },
  }
}

function named(spans: readonly SentSpan[], name: string): SentSpan {
  const found = spans.find(span => span.name === name)
  if (found === undefined) throw new Error(`No span is called ${name} but ${spans.map(span => span.name)}`)
  return found
}

/** Whether a span is below another, however far. */
function isBelow(spans: readonly SentSpan[], span: SentSpan, above: SentSpan): boolean {
  if (span.parentSpanId === undefined || span.parentSpanId === '') return false
  if (span.parentSpanId === above.spanId) return true
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent !== undefined && isBelow(spans, parent, above)
}

describe('a dispatch whose payment stays open', () => {
  // R-TRACE-1 R-TRACE-2 R-TRACE-3
  test('is one trace from the call to the job and the mail', async ({ context, shopId, api }) => {
    const order = await placeOrder(
      context,
      shopId,
      { method: 'creditcard', payment: 'authorized' },
      'sim:capture=fail_once',
    )
    const { app, receiver, context: within, end } = await watched(context)
    const answer = await app.inject({
      ...{ method: 'POST', url: `${order.path}/dispatch`, remoteAddress: '10.1.1.1' },
      headers: { authorization: `Bearer ${api.token}`, traceparent: PARENT },
      payload: { order_line_ids: order.lineIds },
    })
    expect(answer.statusCode).toBe(502)
    await resolvePayments(within)
    const mails = await within.db.query<{ id: number }>(
      {
        ...{ name: 'test.mails', text: 'select id from mails where shop_id = $1 order by id', reads: true },
      },
      [shopId],
    )
    for (const { id } of mails) {
      await deliverMail(within, MAILS, { shop_id: shopId, id }, new AbortController().signal)
    }
    expect(mails.length).toBeGreaterThan(0)
    await end()

    const { spans } = receiver
    const call = named(spans, 'dispatchOrder')
    expect([call.traceId, call.parentSpanId]).toEqual([TRACE, 'b7ad6b7169203331'])
    expect(call.status.code).toBe(2)
    const job = named(spans, 'resolve payment')
    const mail = named(spans, 'send mail')
    const statements = JSON.stringify(spans)
    expect(statements).toContain('payment_operations.insert')
    expect([job.traceId, mail.traceId]).toEqual([TRACE, TRACE])
    expect(isBelow(spans, job, call)).toBe(true)
    expect(isBelow(spans, mail, job)).toBe(true)
    expect(isBelow(spans, named(spans, 'mails.mark_sent'), mail)).toBe(true)
    const ours = spans.filter(({ traceId }) => traceId === TRACE)
    expect(ours.every(span => span === call || isBelow(spans, span, call))).toBe(true)

    // R-TRACE-4
    const { customer } = order.order.detail
    const said = receiver.bodies.join()
    for (const secret of [
      customer.mail_address,
      customer.name.last,
      customer.address.tel,
      api.token,
      order.key,
    ]) {
      expect(said).not.toContain(secret)
    }
  })
})

// R-TRACE-2
test('nobody but a trusted proxy says which trace it is', async ({ context }) => {
  const { app, receiver, end } = await watched(context)
  for (const [remoteAddress, traceparent] of [
    ['10.9.9.9', PARENT],
    ['10.1.1.1', 'nonsense'],
    ['10.1.1.1', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
  ] as const) {
    await app.inject({ url: '/healthz', remoteAddress, headers: { traceparent } })
  }
  await end()
  expect(receiver.spans.map(({ name, parentSpanId }) => [name, parentSpanId ?? ''])).toEqual(
    Array(3).fill(['GET /healthz', '']),
  )
  expect(JSON.stringify(receiver.spans)).not.toContain(TRACE)
})

// R-TRACE-5
test('the metrics are those that /metrics prints', async ({ context }) => {
  const { app, receiver, end } = await watched(context, { OTEL_TRACES_EXPORTER: 'none' })
  await app.inject({ url: '/api/user' })
  const printed = (await app.inject({ url: '/metrics' })).body
  await end()
  const names = new Set(receiver.metrics.map(({ name }) => name))
  for (const name of printed.matchAll(/^# TYPE (\S+)/gm)) expect(names).toContain(name[1])
  const durations = receiver.metrics.findLast(({ name }) => name === 'akinai_request_duration_seconds')
  const point = durations?.histogram?.dataPoints[0]
  expect(point?.count).toBe(1)
  expect(point?.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(receiver.spans).toEqual([])
})

// R-TRACE-5
test('each process sends its metrics as an instance of its own', async ({ context }) => {
  const sent: string[] = []
  for (let start = 0; start < 2; start++) {
    const { app, receiver, end } = await watched(context, { OTEL_TRACES_EXPORTER: 'none' })
    await app.inject({ url: '/healthz' })
    await end()
    sent.push(...receiver.instances)
  }
  expect(new Set(sent).size).toBe(2)
  for (const id of sent) expect(id).toMatch(/[0-9a-f]{8}-/)
})

// R-TRACE-6
test('a receiver that is down is nobody’s trouble, and a stop waits for it no longer than 2 s', async ({
  context,
}) => {
  const { app, receiver, end } = await watched(context)
  await receiver[Symbol.asyncDispose]()
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/healthz' })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const start = performance.now()
  await end()
  expect(performance.now() - start).toBeLessThan(4000)
  expect(traceParent()).toBeNull()
})
