/** Who writes: a program by the API, and connections past it. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from '#pg'
import type { Drive } from './drive.ts'
import { nameOf } from './numbers.ts'

/** What came of it. */
export interface Written {
  readonly acknowledged: number
  /** Of which nobody told whether it was done. */
  readonly unknown: number
}

/** What came of writing past the API. */
export interface WrittenPast extends Written {
  readonly connections: number
  /** The longest that a connection took, in ms. */
  readonly longest: number
}

const SETTLED_MS = 20_000

/** By the API, in bursts, with rests in which the server may count on what it knows. */
export async function writeByApi({ url, token, items, numbers, chance, over }: Drive): Promise<Written> {
  let [acknowledged, unknown] = [0, 0]
  const change = async (item: number) => {
    const number = numbers.next(item)
    const body = JSON.stringify({ name: nameOf(number) })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/items/${item}`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    if (answer?.status === 200) {
      numbers.known(item, number)
      acknowledged++
      return
    }
    if (answer !== undefined && answer.status < 500)
      throw new Error(`The change was answered ${answer.status}: ${await answer.text()}`)
    unknown++
    // It may be done later, over what comes after it: longer than a statement may take nothing does.
    await delay(SETTLED_MS)
  }
  while (!over.aborted) {
    for (let count = chance.whole(1, 20); count > 0 && !over.aborted; count--) {
      const item = chance.pick(items)
      await numbers.alone(item, () => change(item))
    }
    await delay(chance.whole(1, 1500))
  }
  return { acknowledged, unknown }
}

/** Past it, by a connection that comes and goes. */
export async function writePast({ dataDir, items, numbers, chance, over }: Drive): Promise<WrittenPast> {
  let [acknowledged, unknown, connections, longest] = [0, 0, 0, 0]
  const change = async (client: pg.Client, item: number) => {
    const number = numbers.next(item)
    try {
      await client.query('update items set name = $1, version = version + 1 where id = $2', [
        nameOf(number),
        item,
      ])
      numbers.known(item, number)
      acknowledged++
    } catch {
      unknown++
      await delay(SETTLED_MS)
    }
  }
  while (!over.aborted) {
    await delay(chance.whole(500, 4000))
    const host = join(dataDir, 'socket')
    const client = new pg.Client({
      host,
      user: 'akinai_server',
      database: 'akinai',
      connectionTimeoutMillis: 20_000,
    })
    client.on('error', () => {})
    const begun = performance.now()
    try {
      await client.connect()
      longest = Math.max(longest, performance.now() - begun)
      connections++
      for (let count = chance.whole(1, 4); count > 0; count--) {
        const item = chance.pick(items)
        await numbers.alone(item, () => change(client, item))
        if (chance.draw() < 0.3) await delay(chance.whole(1, 500))
      }
    } catch {
      // The database is not there just now.
    } finally {
      await client.end().catch(() => {})
    }
  }
  return { acknowledged, unknown, connections, longest }
}
