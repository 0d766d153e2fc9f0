/** A queue in which the shops take turns: within a shop the first to come is the first to go. */

/** Who waits, by shop; undefined is a shop like any other. */
export class FairQueue<T> {
  /** In the order of their turns. None is empty. */
  readonly #lines = new Map<number | undefined, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  sizeOf(shop: number | undefined): number {
    return this.#lines.get(shop)?.length ?? 0
  }

  push(shop: number | undefined, one: T): void {
    const line = this.#lines.get(shop)
    if (line === undefined) this.#lines.set(shop, [one])
    else line.push(one)
    this.#size++
  }

  /** Takes out the first of the shop whose turn it is, of those that may go. */
  shift(mayGo: (shop: number | undefined) => boolean = () => true): T | undefined {
    for (const [shop, line] of this.#lines) {
      if (!mayGo(shop)) continue
      const one = line.shift()
      this.#lines.delete(shop)
      if (line.length > 0) this.#lines.set(shop, line)
      this.#size--
      return one
    }
    return undefined
  }

  /** Takes one out wherever it stands. Answers whether it was there. */
  remove(shop: number | undefined, one: T): boolean {
    const line = this.#lines.get(shop)
    const place = line?.indexOf(one) ?? -1
    if (line === undefined || place < 0) return false
    line.splice(place, 1)
    if (line.length === 0) this.#lines.delete(shop)
    this.#size--
    return true
  }

  /** Those who wait, each shop's in their order. */
  all(): T[] {
    return [...this.#lines.values()].flat()
  }

  /** Takes all out. */
  clear(): T[] {
    const all = this.all()
    this.#lines.clear()
    this.#size = 0
    return all
  }
}
