import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import pg from '#pg'
import { toDatabaseError } from '../db/sqlstate.ts'
import { toProblem } from './error-handler.ts'

// R-FAULT-1, R-FAULT-2, R-FAULT-3, R-FAULT-6
test.each([
  ['no connection', { code: '08006' }, 502, 'internal/bad-gateway'],
  ['a statement that took too long', { code: '57014' }, 504, 'internal/gateway-timeout'],
  ['a deadlock that was lost each time', { code: '40P01' }, 503, 'internal/overloaded'],
  ['rows that others changed each time', { code: '40001' }, 503, 'internal/overloaded'],
  [
    'a person who is gone',
    { code: '23503', constraint: 'user_totps_shop_id_user_id_fkey' },
    401,
    'console/signed-out',
  ],
  [
    'a token that is gone',
    { code: '23503', constraint: 'console_sessions_shop_id_token_id_fkey' },
    401,
    'console/signed-out',
  ],
  [
    'another row that is gone each time',
    { code: '23503', constraint: 'order_lines_order_fkey' },
    500,
    'internal/unexpected',
  ],
  [
    'a value that no rule caught',
    { code: '23514', constraint: 'items_price_check' },
    500,
    'internal/unexpected',
  ],
])('%s', (_what, said, status, type) => {
  const refused = Object.assign(new pg.DatabaseError('refused', 0, 'error'), said)
  const problem = toProblem(toDatabaseError(refused, 'a statement'), {} as FastifyRequest)
  expect([problem.status, problem.type]).toEqual([status, type])
})

/** As node-postgres says that a connection has ended, and the pool that none became free. */
const LOST = new Error('Connection terminated unexpectedly')
const LATE = new Error('timeout exceeded when trying to connect')

// R-FAULT-1, R-FAULT-2
test.each([
  ['GET', LOST, 'The database could not be reached. Try again in a moment.'],
  ['GET', LATE, 'The database gave no answer in time. Try again in a moment.'],
  [
    'PUT',
    LOST,
    /^The database could not be reached, or was lost on the way\. Look whether the change was made/,
  ],
  ['DELETE', LATE, /^The database gave no answer in time\. Look whether the change was made/],
])('who changes something is told that it may be done: %s, %s', (method, lost, said) => {
  const problem = toProblem(toDatabaseError(lost, 'a statement'), { method } as FastifyRequest)
  expect(problem.message).toEqual(typeof said === 'string' ? said : expect.stringMatching(said))
})
