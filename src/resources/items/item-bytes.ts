/** Items as bytes: one by itself, or a whole page in one piece of memory. */
import type { LastMember } from './links.ts'

/** What an item's bytes are made of. */
export interface ItemPart {
  readonly id: number
  /** An object. */
  readonly json: string
}

const [OPEN, COMMA, CLOSE] = Buffer.from('[,]') as unknown as [number, number, number]

/** The item, in memory that it is given; `last` is written behind its other members. */
export function encodeItem(
  item: ItemPart,
  last?: LastMember,
  memoryOf: (length: number) => Buffer = Buffer.allocUnsafeSlow,
): Buffer {
  const length = Buffer.byteLength(item.json)
  const bytes = memoryOf(sizeOf(item.id, length, last))
  write(bytes, 0, item, length, last)
  return bytes
}

/** Items as a JSON array; undefined when it has more bytes than `most`. */
export function encodeItems(items: readonly ItemPart[], most: number, last?: LastMember): Buffer | undefined {
  const lengths = items.map(({ json }) => Buffer.byteLength(json))
  const size = items.reduce((sum, { id }, index) => sum + sizeOf(id, lengths[index] ?? 0, last) + 1, 1)
  if (size > most || items.length === 0) return undefined
  const bytes = Buffer.allocUnsafeSlow(size)
  let at = 0
  for (const [index, item] of items.entries()) {
    bytes[at] = index === 0 ? OPEN : COMMA
    at = write(bytes, at + 1, item, lengths[index] ?? 0, last)
  }
  bytes[at] = CLOSE
  return bytes
}

/** With a last member the brace behind the others is not there. */
function sizeOf(id: number, length: number, last: LastMember | undefined): number {
  return last === undefined ? length : length - 1 + last.length(id)
}

/** Answers where the item ends. */
function write(
  into: Buffer,
  at: number,
  { id, json }: ItemPart,
  length: number,
  last: LastMember | undefined,
): number {
  into.write(json, at)
  last?.write(into, at + length - 1, id)
  return at + sizeOf(id, length, last)
}
