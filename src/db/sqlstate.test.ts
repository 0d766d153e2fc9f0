import { expect, test } from 'vitest'
import { toDatabaseError } from './sqlstate.ts'

// R-FAULT-1
test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'EAI_FAIL'],
  ...['ERR_SOCKET_CLOSED', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'],
])('a database that %s is told of cannot be reached', code => {
  expect(toDatabaseError(Object.assign(new Error('none'), { code }), 'connect').kind).toBe('unreachable')
})

test.each(['ERR_INVALID_ARG_TYPE', 'ERR_INVALID_STATE', 'ERR_ASSERTION', '42601'])(
  '%s is a mistake of the program',
  code => {
    expect(toDatabaseError(Object.assign(new Error('none'), { code }), 'connect').kind).toBe('other')
  },
)
