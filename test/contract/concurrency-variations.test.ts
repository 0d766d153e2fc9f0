import { expect, inject, test } from 'vitest'
import { call } from './support/call.ts'
import { listVariations, newItem, showItem } from './support/makers.ts'
import { seconds, worker } from './support/many-clients.ts'
import { shopA } from './support/shops.ts'
import { pick, random, shuffle } from './support/shuffle.ts'

const clients = 16

/** What the clients know of one item: which variations stand for certain, and the stock that was last set. */
class Ledger {
  readonly standing = new Map<number, number>()
  readonly deleted = new Set<number>()
  readonly counts = new Map<string, number>()

  count(what: string, status: number): void {
    const key = `${what} ${status}`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }
}

/** One client of the item: it restocks and deletes only what it added itself, so that it knows the outcome. */
class Client {
  readonly #own: number[] = []
  readonly #item: number
  readonly #ledger: Ledger
  readonly #next: () => number

  constructor(item: number, ledger: Ledger, seed: number) {
    this.#item = item
    this.#ledger = ledger
    this.#next = random(seed)
  }

  async #send(what: string, method: string, path: string, json: unknown, allowed: number[]) {
    const answer = await call({
      method,
      path: `/api/items/${this.#item}${path}`,
      ...(json === undefined ? {} : { json }),
    })
    this.#ledger.count(what, answer.status)
    if (!allowed.includes(answer.status)) throw new Error(`${what}: ${answer.status} ${answer.text}`)
    return answer
  }

  async add(): Promise<void> {
    const answer = await this.#send('add', 'POST', '/variations', { name: 'v' }, [201])
    const { variation_id } = answer.body as { variation_id: number }
    expect(this.#ledger.standing.has(variation_id)).toBe(false)
    this.#ledger.standing.set(variation_id, 0)
    this.#own.push(variation_id)
  }

  async restock(): Promise<void> {
    if (this.#own.length === 0) return this.add()
    const stocks = shuffle(this.#own, this.#next)
      .slice(0, 3)
      .map(variation_id => ({ variation_id, stock: Math.floor(this.#next() * 1000) }))
    await this.#send('restock', 'PUT', '/stock', { variations: stocks }, [204])
    for (const { variation_id, stock } of stocks) this.#ledger.standing.set(variation_id, stock)
  }

  async remove(): Promise<void> {
    if (this.#own.length === 0) return this.add()
    const [id = 0] = this.#own.splice(Math.floor(this.#next() * this.#own.length), 1)
    await this.#send('delete', 'DELETE', `/variations/${id}`, undefined, [204])
    this.#ledger.standing.delete(id)
    this.#ledger.deleted.add(id)
    await this.#send('delete again', 'DELETE', `/variations/${id}`, undefined, [404])
  }

  async rename(): Promise<void> {
    if (this.#own.length === 0) return this.add()
    await this.#send(
      'rename',
      'POST',
      `/variations/${pick(this.#own, this.#next)}`,
      { name: `n${this.#next()}` },
      [200],
    )
  }

  /** Anyone's variations: others may add or delete between the reading and the writing. */
  async reorder(): Promise<void> {
    const ids = (await listVariations(this.#item)).map(each => each.id)
    if (ids.length === 0) return this.add()
    await this.#send(
      'reorder',
      'PUT',
      '/variations',
      { variation_ids: shuffle(ids, this.#next) },
      [204, 404, 422],
    )
  }

  async restockAnyones(): Promise<void> {
    const gone = [...this.#ledger.deleted].at(-1)
    if (gone === undefined) return this.add()
    const known = this.#own.map(variation_id => ({ variation_id, stock: 5_000 })).slice(0, 1)
    await this.#send(
      'restock a deleted one',
      'PUT',
      '/stock',
      { variations: [...known, { variation_id: gone, stock: 1 }] },
      [404, 422],
    )
  }

  async read(): Promise<void> {
    const item = await showItem(this.#item)
    const ids = item.variations.map(each => each.id)
    expect(new Set(ids).size).toBe(ids.length)
    if (ids.length > 0) expect(item.stock).toBe(item.variations.reduce((sum, each) => sum + each.stock, 0))
    for (const id of this.#own) expect(ids).toContain(id)
  }

  async run(work: ReturnType<typeof worker>): Promise<void> {
    await this.add()
    const steps = [
      this.add,
      this.restock,
      this.remove,
      this.rename,
      this.reorder,
      this.reorder,
      this.restockAnyones,
      this.read,
    ]
    await work(() => pick(this.#own.length > 20 ? [this.remove] : steps, this.#next).call(this))
    if (this.#own.length === 0) await this.add()
  }
}

test(
  `${clients} clients at one item for ${seconds} s`,
  async () => {
    const item = await newItem()
    const ledger = new Ledger()
    const seed = Date.now() % 100_000
    const work = worker()
    await Promise.all(
      Array.from({ length: clients }, (_, index) => new Client(item, ledger, seed + index).run(work)),
    )

    const shown = await showItem(item)
    expect(shown.variations).toEqual(await listVariations(item))
    const stocks = new Map(shown.variations.map(each => [each.id, each.stock]))
    expect(
      [...stocks].sort(([a], [b]) => a - b),
      `seed ${seed}`,
    ).toEqual([...ledger.standing].sort(([a], [b]) => a - b))
    expect(shown.stock).toBe([...stocks.values()].reduce((sum, each) => sum + each, 0))
    const ids = shuffle([...stocks.keys()], random(seed))
    const last = {
      method: 'PUT',
      path: `/api/items/${item}/variations`,
      json: { variation_ids: ids },
      token: shopA.token,
    }
    expect((await call(last)).status).toBe(204)
    expect((await listVariations(item)).map(each => each.id)).toEqual(ids)
    expect(ledger.counts.get('add 201')).toBeGreaterThan(clients)
    console.log(`contract: ${JSON.stringify(Object.fromEntries(ledger.counts))} against ${inject('baseUrl')}`)
  },
  (seconds + 60) * 1000,
)
