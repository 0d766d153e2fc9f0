/**
 * Messages with bytes over a pipe. Node's own channel between processes copies a picture three times on its way; here
 * its bytes are written as they are, and read into one buffer of their size.
 */
import type { Readable, Writable } from 'node:stream'

/** The lengths of the message and of the bytes behind it. */
const HEAD_BYTES = 8

/** A message, and the bytes that belong to it: none, unless the message is about a picture. */
export type OnFrame<Message> = (message: Message, bytes: Buffer) => void

/** Writes a message that JSON can hold, with the bytes that belong to it; `onWritten` is called when they are not needed any more. */
export function writeFrame(
  to: Writable,
  message: object,
  bytes: Buffer = Buffer.alloc(0),
  onWritten: () => void = () => {},
): void {
  const text = Buffer.from(JSON.stringify(message))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(text.length)
  head.writeUInt32LE(bytes.length, 4)
  to.write(Buffer.concat([head, text]))
  if (bytes.length > 0) to.write(bytes, onWritten)
  else onWritten()
}

/** Calls `onFrame` with each message that comes. */
export function readFrames<Message>(from: Readable, onFrame: OnFrame<Message>): void {
  let message: Message | undefined
  let bytesLength = 0
  let part = makePart(HEAD_BYTES)
  let reading: 'head' | 'message' | 'bytes' = 'head'

  function partRead(): void {
    const { buffer } = part
    if (reading === 'head') {
      bytesLength = buffer.readUInt32LE(4)
      reading = 'message'
      part = makePart(buffer.readUInt32LE(0))
    } else if (reading === 'message') {
      message = JSON.parse(buffer.toString()) as Message
      reading = 'bytes'
      part = makePart(bytesLength)
    } else {
      reading = 'head'
      part = makePart(HEAD_BYTES)
      onFrame(message as Message, buffer)
    }
  }

  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; ) {
      const copied = chunk.copy(part.buffer, part.filled, at)
      at += copied
      part.filled += copied
      // A part of no bytes is complete at once.
      while (part.filled === part.buffer.length) partRead()
    }
  })
}

function makePart(length: number): { readonly buffer: Buffer; filled: number } {
  return { buffer: Buffer.allocUnsafeSlow(length), filled: 0 }
}
