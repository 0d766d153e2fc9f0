import { expect, test } from 'vitest'
import { pino } from '#pino'
import { loggedError } from './logged-error.ts'

/** As the driver of the database throws it. */
function violation() {
  return Object.assign(new Error('duplicate key value violates unique constraint "users_mail"'), {
    ...{ code: '23505', table: 'users', constraint: 'users_mail', severity: 'ERROR' },
    ...{ detail: 'Key (mail)=(hanako@example.jp) already exists.', where: 'row (花子, 090-1111-2222)' },
    client: { connectionParameters: { password: 'secret' }, parsedStatements: { 'orders.find': 'select …' } },
  })
}

test('tells where and by which rule, and nothing of the row or of the connection', () => {
  const told = loggedError(violation())
  expect(told).toMatchObject({ type: 'Error', code: '23505', table: 'users', constraint: 'users_mail' })
  expect(told.stack).toContain('logged-error.test.ts')
  expect(JSON.stringify(told)).not.toMatch(/hanako|花子|secret|parsedStatements/)
})

test('tells the causes, to a depth, and what is no error', () => {
  const within = new AggregateError([new Error('one'), 'two'], 'both', { cause: violation() })
  const told = loggedError(new Error('outside', { cause: within }))
  expect(told.cause).toMatchObject({
    ...{ type: 'AggregateError', message: 'both', cause: { code: '23505' } },
    errors: [{ message: 'one' }, { type: 'string', message: 'two' }],
  })
  const round = new Error('round')
  round.cause = round
  expect(JSON.stringify(loggedError(round)).length).toBeLessThan(10_000)
})

test('is how the log writes what is given as err', () => {
  const lines: string[] = []
  const log = pino({ serializers: { err: loggedError } }, { write: line => lines.push(line) })
  log.warn({ err: violation() }, 'lost')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'lost', err: { code: '23505' } })
  expect(lines[0]).not.toContain('hanako')
})
