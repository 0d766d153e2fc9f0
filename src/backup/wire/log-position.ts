/** Places in PostgreSQL's log (WAL): bytes since its beginning, as PostgreSQL writes them (`16/B374D848`) and as names of ours. */

/** Bytes of a file of the log: the size that initdb sets. */
export const SEGMENT_BYTES = 16n * 1024n * 1024n

/** Files of the log that share the upper half of their names. */
const SEGMENTS_PER_UPPER = 0x1_0000_0000n / SEGMENT_BYTES

/** Reads what PostgreSQL writes. Throws a TypeError for anything else. */
export function readPosition(text: string): bigint {
  const [, upper, lower] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? []
  if (upper === undefined || lower === undefined) throw new TypeError(`No place in the log: ${text}`)
  return (BigInt(`0x${upper}`) << 32n) | BigInt(`0x${lower}`)
}

/** Writes a place as PostgreSQL does. */
export function writePosition(position: bigint): string {
  const [upper, lower] = [position >> 32n, position & 0xffff_ffffn]
  return `${upper.toString(16).toUpperCase()}/${lower.toString(16).toUpperCase()}`
}

/** Sixteen hexadecimal digits, which sort as the places do. */
export function positionName(position: bigint): string {
  return position.toString(16).padStart(16, '0')
}

/** The file of the log, on a timeline, that has this place in it. */
export function segmentName(timeline: number, position: bigint): string {
  const number = position / SEGMENT_BYTES
  return [BigInt(timeline), number / SEGMENTS_PER_UPPER, number % SEGMENTS_PER_UPPER]
    .map(part => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
