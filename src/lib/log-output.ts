/**
 * Where the log goes: blocks of text, written one after the other while the process does other work. Whoever reads them may be slow or
 * gone, its disk full, its terminal closed: that ends nothing, and takes no more memory than is said here. What cannot be written is lost.
 * Pino's own output tries without an end, when the process exits and what it writes to is gone (sonic-boom 4.2.1, `flushSync`), and before that it
 * ends the process for a disk that is full or a terminal that was closed.
 */

import fs from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { isatty } from 'node:tty'
import type { BlockTarget } from './line-blocks.ts'

/** How it writes. */
export interface OutputTerms {
  /** Bytes from which it writes at once. */
  readonly least: number
  /** Bytes that one write has at most, but for a block that has more by itself. */
  readonly most: number
  /** After so many ms it writes what there is. */
  readonly everyMs: number
  /** Characters that may wait; of more the newest are lost. */
  readonly room: number
}

const NOTHING = Buffer.alloc(0)

/** A reader that takes nothing is asked again after so many ms, and while the process exits for so long in all. */
const AGAIN_MS = 50
const LAST_MS = 1_000

/** Makes one of an open file. */
export function makeLogOutput(open: number, { least, most, everyMs, room }: OutputTerms): BlockTarget {
  const fd = openPatiently(open)
  let blocks: string[] = []
  let characters = 0
  let isWriting = false
  /** What the write in hand has still to do, while its reader is waited for. */
  let rest: Buffer = NOTHING

  setInterval(writeOn, everyMs).unref()

  /** What one write has: blocks are not cut, so that several processes do not cut into each other's lines. */
  function take(): Buffer {
    let [count, bytes] = [0, 0]
    for (const block of blocks) {
      bytes += Buffer.byteLength(block)
      if (count > 0 && bytes > most) break
      count += 1
    }
    const text = blocks.splice(0, count).join('')
    characters -= text.length
    return Buffer.from(text)
  }

  function writeOn(): void {
    if (isWriting || blocks.length === 0) return
    isWriting = true
    // What cannot be written is lost: there is nobody to be told.
    void writeAll(take())
      .catch(() => {})
      .then(() => {
        isWriting = false
        if (characters >= least) writeOn()
      })
  }

  /** Throws where it cannot be written. */
  async function writeAll(bytes: Buffer): Promise<void> {
    for (let left = bytes; left.length > 0; ) {
      const written = await writeSome(fd, left)
      left = left.subarray(written)
      if (written > 0) continue
      rest = left
      await delay(AGAIN_MS, undefined, { ref: false })
      left = rest
      rest = NOTHING
    }
  }

  return {
    write(block) {
      if (characters + block.length > room) return
      blocks.push(block)
      characters += block.length
      if (characters >= least) writeOn()
    },
    flushSync() {
      const text = Buffer.concat([rest, Buffer.from(blocks.join(''))])
      rest = NOTHING
      blocks = []
      characters = 0
      writeLast(fd, text)
    },
  }
}

/**
 * A pipe or a terminal opened once more, so that nothing waits in a write to a reader that has stopped: neither a thread, nor the
 * end of the process. What others do with theirs stays as it is. Answers the same one of a file, and where the system opens none.
 */
function openPatiently(fd: number): number {
  try {
    if (!fs.fstatSync(fd).isFIFO() && !isatty(fd)) return fd
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = fs.constants
    return fs.openSync(`/proc/self/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY)
  } catch {
    return fd
  }
}

/** Answers how many bytes were taken. */
function writeSome(fd: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    fs.write(fd, bytes, 0, bytes.length, null, (error, written) => {
      if (error === null) resolve(written)
      else if (isBusy(error)) resolve(0)
      else reject(error)
    })
  })
}

/** Writes what can be written before the process is gone. */
function writeLast(fd: number, bytes: Buffer): void {
  const until = performance.now() + LAST_MS
  for (let rest = bytes; rest.length > 0; ) {
    try {
      rest = rest.subarray(fs.writeSync(fd, rest))
    } catch (error) {
      if (!isBusy(error as NodeJS.ErrnoException) || performance.now() > until) return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS)
    }
  }
}

function isBusy({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EAGAIN' || code === 'EBUSY'
}
