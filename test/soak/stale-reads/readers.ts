/** Who reads, and looks whether an answer shows less than it must. */
import { setTimeout as delay } from 'node:timers/promises'
import { SHOP_KEY } from '../kills/shop.ts'
import type { Drive } from './drive.ts'
import { numberIn } from './numbers.ts'

/** What one has read. */
export interface Read {
  readonly answers: number
  readonly stale: readonly string[]
  /** Looks at /metrics, and at how many of them the server was alone. */
  readonly looks: number
  readonly sole: number
}

const LOOK_EACH = 200

interface Asked {
  readonly path: string
  /** The names that an answer shows, by item. */
  readonly names: (text: string) => ReadonlyMap<number, string>
}

/** Reads until it is over. */
export async function read(drive: Drive): Promise<Read> {
  const { url, token, items, numbers, chance, over } = drive
  const stale: string[] = []
  let [answers, looks, sole] = [0, 0, 0]
  while (!over.aborted) {
    const { path, names } = chance.pick(waysOf(chance.pick(items)))
    const least = new Map(items.map(item => [item, numbers.least(item)]))
    const text = await textOf(url + path, token)
    if (text === undefined) {
      await delay(50)
      continue
    }
    answers++
    for (const [item, name] of names(text)) {
      const number = numberIn(name)
      const must = least.get(item) ?? 0
      if (number < must || !numbers.isGiven(item, number))
        stale.push(
          `${new Date().toISOString()} ${path}: item ${item} had no.${number}, and no.${must} was known`,
        )
      numbers.known(item, number)
    }
    if (answers % LOOK_EACH === 0) {
      const metrics = await textOf(`${url}/metrics`, token)
      if (metrics !== undefined) looks++
      if (metrics !== undefined && /^akinai_sole_writer 1$/m.test(metrics)) sole++
    }
  }
  return { answers, stale, looks, sole }
}

interface Shown {
  readonly id: number
  readonly name: string
}

function waysOf(item: number): readonly Asked[] {
  const ofOne = (text: string) => new Map([[item, text]])
  const ofPage = (text: string) => new Map((JSON.parse(text) as Shown[]).map(({ id, name }) => [id, name]))
  return [
    { path: `/api/items/${item}`, names: ofOne },
    { path: '/api/items', names: ofPage },
    { path: `/shops/${SHOP_KEY}/api/items/${item}`, names: ofOne },
    { path: `/shops/${SHOP_KEY}/items/${item}`, names: ofOne },
  ]
}

/** The text of an answer; undefined where there was none, or an honest one that there is none now. */
async function textOf(url: string, token: string): Promise<string | undefined> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) })
    const text = await answer.text()
    return answer.status === 200 ? text : undefined
  } catch {
    return undefined
  }
}
