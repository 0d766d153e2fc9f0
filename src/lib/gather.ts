/** Gathers single look-ups that are wanted at the same moment into one. */

import { callsAtWork, onBehalfOf } from './shop-at-work.ts'

interface Asked<Key, Value> {
  readonly key: Key
  readonly resolve: (value: Value) => void
  readonly reject: (reason: unknown) => void
  readonly calls: readonly object[]
}

/**
 * Makes a function that looks up one key by way of `lookUp`, which looks up many at once and answers in their order.
 * Keys that are asked for while the process reads its sockets go together, right after that, so nothing waits for a
 * timer and every answer is as fresh as its question. When `lookUp` fails, all who are waiting for it hear it. What
 * is asked for many shops at once is asked on behalf of none.
 */
export function gather<Key, Value>(
  lookUp: (keys: readonly Key[]) => Promise<readonly Value[]>,
  most = 200,
): (key: Key) => Promise<Value> {
  let waiting: Asked<Key, Value>[] = []

  async function flush(): Promise<void> {
    const asked = waiting
    waiting = []
    try {
      const calls = asked.flatMap(one => one.calls)
      const values = await onBehalfOf(undefined, () => lookUp(asked.map(({ key }) => key)), calls)
      asked.forEach(({ resolve }, index) => {
        resolve(values[index] as Value)
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject, calls: callsAtWork() })
      if (waiting.length === 1) setImmediate(() => waiting.length > 0 && flush())
      else if (waiting.length === most) flush()
    })
}
