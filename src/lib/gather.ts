/** Gathers single look-ups that are wanted at the same moment into one. */

import { onBehalfOf } from './shop-at-work.ts'

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
  let waiting: { key: Key; resolve: (value: Value) => void; reject: (reason: unknown) => void }[] = []

  async function flush(): Promise<void> {
    const asked = waiting
    waiting = []
    try {
      const values = await onBehalfOf(undefined, () => lookUp(asked.map(({ key }) => key)))
      asked.forEach(({ resolve }, index) => {
        resolve(values[index] as Value)
      })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return key =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length === 1) setImmediate(() => waiting.length > 0 && flush())
      else if (waiting.length === most) flush()
    })
}
