/** What is sent to PostgreSQL, as the program pays for it: by the message. */

import { vi } from 'vitest'
import pg from '#pg'

/** How many messages this process sends that wait for an answer, while the work lasts. */
export async function messagesOf(work: () => Promise<unknown>): Promise<number> {
  const prepared = vi.spyOn(pg.Connection.prototype, 'sync')
  const plain = vi.spyOn(pg.Connection.prototype, 'query')
  try {
    await work()
    return prepared.mock.calls.length + plain.mock.calls.length
  } finally {
    prepared.mockRestore()
    plain.mockRestore()
  }
}
