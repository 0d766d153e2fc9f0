/**
 * The process that works on pictures. Decoders are written in C and meet what strangers send: here they can crash, hang
 * or fill the memory without harm to the server, which ends this process and starts another. It reads from its standard
 * input and writes to the descriptor after standard error, or does both on the socket that is its argument.
 */
import { flushCompileCache } from 'node:module'
import { connect, Socket } from 'node:net'
import sharp from 'sharp'
import { MAX_HELD_BYTES } from '../formats/read-picture.ts'
import { UnusableImage } from '../image-processor.ts'
import { readFrames, writeFrame } from './frames.ts'
import { makeMemory } from './memory.ts'
import { normalise } from './normalise.ts'
import type { WorkerMessage, WorkRequest } from './protocol.ts'
import { resize } from './resize.ts'

/** Whatever the estimates say, a process that has grown so far is no longer let on, in bytes. */
const MAX_RESIDENT = 240_000_000
const LOOK_EVERY_MS = 20

/** After so long without work the garbage is collected. */
const REST_MS = 10

/** Less of pictures than this is no garbage worth the 4 to 11 ms of a collection: most sizes that are served leave less. */
const GARBAGE_BYTES = 1_000_000

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})

const [path] = process.argv.slice(2)
const socket = path === undefined ? undefined : connect(path)
const input = socket ?? process.stdin
const output = socket ?? new Socket({ fd: 3, readable: false, writable: true })
const memory = makeMemory(MAX_HELD_BYTES)
const watch = watchMemory()

function send(message: WorkerMessage, bytes?: Buffer): void {
  writeFrame(output, message, bytes)
}

async function answer(request: WorkRequest, bytes: Buffer): Promise<void> {
  watch.begin()
  try {
    await carryOut(request, bytes)
  } catch (error) {
    const { id } = request
    if (error instanceof UnusableImage) send({ id, unusable: error.message })
    else send({ id, failed: error instanceof Error ? error.message : String(error) })
  } finally {
    watch.finish()
  }
}

async function carryOut({ id, work }: WorkRequest, bytes: Buffer): Promise<void> {
  const began = () => send({ id, began: true })
  if (work.task === 'normalise') {
    const image = await normalise(bytes, work.declared, memory, began)
    const { width, height, frames } = image
    send({ id, result: { width, height, frames } }, image.bytes)
  } else {
    send({ id, result: null }, await resize(bytes, work.size, work.format, memory, began))
  }
}

/** Of each work its begin and end: while there are any, the process is ended when it has grown too large. */
interface MemoryWatch {
  begin(): void
  finish(): void
}

function watchMemory(): MemoryWatch {
  let working = 0
  let least = process.memoryUsage().external
  let guard: NodeJS.Timeout | undefined
  const collect = () => {
    if (process.memoryUsage().external - least < GARBAGE_BYTES) return
    globalThis.gc?.()
    // What was still being sent is garbage only the next time.
    least = Math.min(least, process.memoryUsage().external)
  }
  return {
    begin() {
      working += 1
      guard ??= setInterval(() => process.memoryUsage.rss() > MAX_RESIDENT && end(), LOOK_EVERY_MS)
    },
    finish() {
      working -= 1
      setImmediate(collect)
      if (working > 0) return
      clearInterval(guard)
      guard = undefined
      // What pictures have left behind is given back before the next one comes.
      setTimeout(() => working === 0 && collect(), REST_MS)
    },
  }
}

/** Ends at once: an orderly exit would wait for the decoders. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}

// The signals of a terminal go to the server as well, which finishes its requests and then ends this process.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// The server is gone.
input.on('end', end).on('error', end)
output.on('error', end)
readFrames<WorkRequest>(input, (request, bytes) => void answer(request, bytes))
send({ ready: true })
// It never comes to the end at which this would be done by itself.
flushCompileCache()
