/** Lets those who ask for the very same at the same moment share one answer. */
import { unitAtWork } from './shop-at-work.ts'

/**
 * Makes a function that runs `look` once for all who ask for a key while the process reads its sockets. It begins right after that, and
 * so after all of them came: the answer is as fresh as each one's question. When it fails, all of them hear it.
 * What is asked within a unit sees what the unit has written, and is asked by itself.
 */
export function makeAlike<Value>(): (key: string, look: () => Promise<Value>) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>()
  return (key, look) => {
    if (unitAtWork() !== undefined) return look()
    const asked = waiting.get(key)
    if (asked !== undefined) return asked
    const answer = new Promise<Value>((resolve, reject) => {
      setImmediate(() => {
        waiting.delete(key)
        look().then(resolve, reject)
      })
    })
    waiting.set(key, answer)
    return answer
  }
}
