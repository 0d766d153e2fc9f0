/**
 * Keeps what has bytes, packed into few large pieces of memory. Thousands of pieces of their own, of all sizes and ages, leave gaps in the C
 * library's heap that nothing fits into: 10 MB beside 34 of them, and more with every minute. A piece is let go of as a whole, with the
 * entries that were not used since they were put there; nothing is written over, since an answer that shows an entry may still be on
 * its way.
 */

/** A piece has so many bytes, or an eighth of all where that is less. Less by a header, so that the C library takes whole pages of the system. */
const PIECE_BYTES = 256 * 1024 - 32

/** What has more than this part of a piece is one by itself, since it might leave as much free at the end of another. */
const LARGE = 1 / 8

/** At most this part of a piece goes on into the next when it is let go of: the rest of what was used goes with the others. */
const GOES_ON = 1 / 2

/** Memory that is let go of as a whole. */
interface Piece<Key, Value> {
  readonly memory: Buffer
  /** Whether it is that of one large entry. */
  readonly isOfOne: boolean
  /** Where the next entry begins. */
  end: number
  readonly entries: Entry<Key, Value>[]
  /** How many of them are still in the cache. */
  alive: number
}

interface Entry<Key, Value> {
  readonly key: Key
  readonly value: Value
  readonly piece: Piece<Key, Value>
  /** Whether it was asked for since it was put into its piece. */
  isUsed: boolean
}

/** So many large entries that were used are passed over before others of them are let go of all the same. */
const MOST_SPARED = 8

/** How much is kept. */
interface Room {
  /** Bytes of all together. */
  readonly most: number
  /** What an entry costs besides its bytes: its key, and what is said of them. */
  readonly overhead: number
  /** What has more bytes is not kept; everything is where it is undefined. */
  readonly mostOfEntry?: number
}

/** Entries by their keys. What a value says besides its bytes is copied too, one level deep. */
export class PackedCache<Key, Value extends { readonly bytes: Buffer }> {
  readonly #room: Required<Room>
  readonly #pieceBytes: number
  readonly #entries = new Map<Key, Entry<Key, Value>>()
  /** From the oldest to the newest. */
  readonly #pieces = new Set<Piece<Key, Value>>()
  /** That into which entries go. */
  #open: Piece<Key, Value> | undefined
  /** Bytes of all pieces. */
  #pieced = 0

  constructor({ most, overhead, mostOfEntry = most }: Room) {
    this.#room = { most, overhead, mostOfEntry: Math.min(mostOfEntry, most - overhead) }
    this.#pieceBytes = Math.min(PIECE_BYTES, Math.floor(most / 8))
  }

  /** Bytes that it takes. */
  get size(): number {
    return this.#pieced + this.#entries.size * this.#room.overhead
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    entry.isUsed = true
    return entry.value
  }

  has(key: Key): boolean {
    return this.#entries.has(key)
  }

  /** Whether so many bytes are copied when they are kept, so that the memory in which they come may be written over. */
  copies(length: number): boolean {
    return length <= Math.min(this.#room.mostOfEntry, this.#pieceBytes * LARGE)
  }

  /** Keeps it in place of what had this key; answers it as it is kept, or as it is when it is too large. */
  set<Asked extends Value>(key: Key, asked: Asked): Asked {
    this.delete(key)
    if (asked.bytes.length > this.#room.mostOfEntry) return asked
    const { piece, value } = this.#place(asked)
    this.#put({ key, value, piece, isUsed: false })
    this.#makeRoom(piece)
    return value
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    const { piece } = entry
    this.#entries.delete(key)
    piece.alive--
    if (piece.alive === 0 && piece !== this.#open) this.#drop(piece)
  }

  /** Lets go of everything. */
  clear(): void {
    this.#entries.clear()
    for (const piece of [...this.#pieces]) this.#drop(piece)
  }

  /** Writes the bytes where there is room; what is large stays where it is. */
  #place<Asked extends Value>(value: Asked): { readonly piece: Piece<Key, Value>; readonly value: Asked } {
    const { length } = value.bytes
    if (length > this.#pieceBytes * LARGE) return { piece: this.#add(value.bytes, true), value }
    if (this.#open === undefined || !this.#hasRoom(this.#open, length))
      this.#open = this.#add(Buffer.allocUnsafeSlow(this.#pieceBytes))
    const piece = this.#open
    const bytes = piece.memory.subarray(piece.end, piece.end + length)
    value.bytes.copy(bytes)
    piece.end += length
    return { piece, value: { ...value, bytes } }
  }

  /** Tiny entries cost more than their bytes: not so many of them come into one piece that it alone would be too much. */
  #hasRoom({ memory, end, entries }: Piece<Key, Value>, length: number): boolean {
    return end + length <= memory.length && entries.length * this.#room.overhead <= this.#pieceBytes
  }

  #put(entry: Entry<Key, Value>): void {
    this.#entries.set(entry.key, entry)
    entry.piece.entries.push(entry)
    entry.piece.alive++
  }

  #add(memory: Buffer, isOfOne = false): Piece<Key, Value> {
    const piece = { memory, isOfOne, end: 0, entries: [], alive: 0 }
    this.#pieces.add(piece)
    this.#pieced += memory.length
    return piece
  }

  #drop(piece: Piece<Key, Value>): void {
    this.#pieces.delete(piece)
    this.#pieced -= piece.memory.length
    if (this.#open === piece) this.#open = undefined
  }

  /** Lets go of the oldest pieces until there is room enough, but not of this one. */
  #makeRoom(newest: Piece<Key, Value>): void {
    let spared = 0
    while (this.size > this.#room.most && this.#pieces.size > 1) {
      const [oldest = newest] = this.#pieces
      const isSpared = oldest === newest || (isUsedByItself(oldest) && spared++ < MOST_SPARED)
      if (isSpared) this.#moveBack(oldest)
      else this.#letGo(oldest)
    }
  }

  /** As if it were put there now. */
  #moveBack(piece: Piece<Key, Value>): void {
    this.#pieces.delete(piece)
    this.#pieces.add(piece)
    if (piece.isOfOne) for (const entry of piece.entries) entry.isUsed = false
  }

  /** Drops a piece. Of what was used the newest go on in another, so that something is always gained. */
  #letGo(piece: Piece<Key, Value>): void {
    this.#drop(piece)
    let left = piece.memory.length * GOES_ON
    for (const entry of piece.entries.reverse()) {
      const { key, value, isUsed } = entry
      if (this.#entries.get(key) !== entry) continue
      const goesOn = isUsed && value.bytes.length <= left
      if (!goesOn) {
        this.#entries.delete(key)
        continue
      }
      left -= value.bytes.length
      this.#put({ key, ...this.#place(value), isUsed: false })
    }
  }
}

function isUsedByItself<Key, Value>({ isOfOne, entries }: Piece<Key, Value>): boolean {
  return isOfOne && entries.some(({ isUsed }) => isUsed)
}
