import { expect, test } from 'vitest'
import {
  lookUpPayment,
  type PaymentGateway,
  type PaymentOperation,
  performPayment,
  UndeterminedError,
} from './gateway.ts'

const OPERATION: PaymentOperation = {
  key: 'k1',
  shopId: 1,
  orderKey: 'A'.repeat(16),
  kind: 'capture',
  method: 'creditcard',
  transaction: { id: 't1', status: 'authorized', amount: 100 },
  amount: 100,
  source: null,
}

function answering(answer: () => Promise<unknown>): PaymentGateway {
  return {
    name: 'test',
    pagesAt: [],
    takesTransfers: false,
    perform: answer,
    lookUp: answer,
    readMessage: async () => undefined,
  }
}

function perform(answer: () => Promise<unknown>, timeoutMs = 5000) {
  return performPayment({ gateway: answering(answer), timeoutMs }, OPERATION)
}

test.each([
  { result: 'done', transaction_id: 't1' },
  { result: 'declined', reason: 'no funds' },
  { result: 'maintenance' },
])('$result is understood', async outcome => {
  expect(await perform(async () => outcome)).toEqual(outcome)
})

test.each([
  undefined,
  null,
  'done',
  {},
  { result: 'ok' },
  { result: 'done' },
  { result: 'done', transaction_id: 7 },
  { result: 'declined' },
  [],
  'unknown',
])('%j leaves open what was done', async answer => {
  await expect(perform(async () => answer)).rejects.toMatchObject({
    name: 'UndeterminedError',
    why: 'garbage',
  })
})

test('a failure leaves it open, with its cause', async () => {
  const cause = new Error('connection reset')
  await expect(perform(() => Promise.reject(cause))).rejects.toMatchObject({ why: 'garbage', cause })
})

// R-PAY-12
test('a gateway that is silent, and deaf to the signal, is not waited for', async () => {
  await expect(perform(() => new Promise(() => {}), 20)).rejects.toMatchObject({ why: 'timeout' })
})

test('a gateway that obeys the signal counts as silent, not as failed', async () => {
  const gateway: PaymentGateway = {
    name: 'test',
    pagesAt: [],
    takesTransfers: false,
    perform: (_operation, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    lookUp: async () => 'unknown',
    readMessage: async () => undefined,
  }
  const failed = performPayment({ gateway, timeoutMs: 20 }, OPERATION)
  await expect(failed).rejects.toBeInstanceOf(UndeterminedError)
  await expect(failed).rejects.toMatchObject({ why: 'timeout' })
})

test('looking up tells what never was from what is not understood', async () => {
  const lookUp = (answer: unknown) =>
    lookUpPayment({ gateway: answering(async () => answer), timeoutMs: 5000 }, OPERATION)
  expect(await lookUp('unknown')).toBeUndefined()
  expect(await lookUp({ result: 'maintenance' })).toEqual({ result: 'maintenance' })
  await expect(lookUp(undefined)).rejects.toMatchObject({ why: 'garbage' })
})
