/** The messages in which PostgreSQL sends its log, and in which it is told what has arrived. */

/** Microseconds from 1970 to 2000, where PostgreSQL's clock begins. */
const EPOCH_2000 = 946_684_800_000_000n

/** A piece of the log, or a sign of life. */
export type LogMessage =
  | {
      readonly kind: 'log'
      readonly from: bigint
      readonly end: bigint
      readonly at: Date
      readonly bytes: Buffer
    }
  | { readonly kind: 'life'; readonly end: bigint; readonly at: Date; readonly wantsReply: boolean }

/** Reads a message; `end` is up to where the log is written, `at` when that was, by PostgreSQL's clock. Throws for any other. */
export function readLogMessage(chunk: Buffer): LogMessage {
  const kind = String.fromCharCode(chunk[0] ?? 0)
  if (kind === 'w') {
    return {
      kind: 'log',
      from: chunk.readBigUInt64BE(1),
      end: chunk.readBigUInt64BE(9),
      at: readMoment(chunk.readBigInt64BE(17)),
      bytes: chunk.subarray(25),
    }
  }
  if (kind === 'k') {
    return {
      kind: 'life',
      end: chunk.readBigUInt64BE(1),
      at: readMoment(chunk.readBigInt64BE(9)),
      wantsReply: chunk[17] === 1,
    }
  }
  throw new Error(`PostgreSQL sent a message of an unknown kind, ${JSON.stringify(kind)}`)
}

/** Says that the log is kept up to this place, and asks for a sign of life. */
export function writeStatus(kept: bigint, now: Date): Buffer {
  const message = Buffer.alloc(34)
  message.write('r', 0, 'latin1')
  // Received, kept, applied: what is only received would be lost with this process.
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(kept, at)
  message.writeBigInt64BE(BigInt(now.getTime()) * 1000n - EPOCH_2000, 25)
  message[33] = 1
  return message
}

function readMoment(microseconds: bigint): Date {
  return new Date(Number((microseconds + EPOCH_2000) / 1000n))
}
