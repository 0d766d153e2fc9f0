/** Lets those who ask for the very same at the same moment share one answer. */
import { unitAtWork } from './shop-at-work.ts'

/** The calm that reigns (`src/db/calm.ts`): while its number is the same nothing is written. */
type CalmNow = () => number | undefined

interface Begun<Value> {
  readonly calm: number
  readonly answer: Promise<Value>
}

/**
 * Makes a function that runs `look` once for all who ask for a key while the process reads its sockets. It begins right after that, and
 * so after all of them came: the answer is as fresh as each one's question. In a calm it begins with the first of them, which
 * comes to the same. When it fails, all of them hear it.
 * What is asked within a unit sees what the unit has written, and is asked by itself.
 */
export function makeAlike<Value>(
  calmNow: CalmNow = () => undefined,
): (key: string, look: () => Promise<Value>) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>()
  /** Begun in this turn. */
  const begun = new Map<string, Begun<Value>>()

  function askInCalm(key: string, look: () => Promise<Value>, calm: number): Promise<Value> {
    const asked = begun.get(key)
    if (asked?.calm === calm) return asked.answer
    if (begun.size === 0) setImmediate(() => begun.clear())
    const answer = look()
    begun.set(key, { calm, answer })
    return answer
  }

  return (key, look) => {
    if (unitAtWork() !== undefined) return look()
    const asked = waiting.get(key)
    if (asked !== undefined) return asked
    const calm = calmNow()
    if (calm !== undefined) return askInCalm(key, look, calm)
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
