/**
 * Connections end so that the last answer arrives (RFC 9112, 9.6). Node destroys a connection as soon as its last
 * answer is written; the caller's machine is then told that what it still sends is lost, and throws the answer away.
 */
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { CONNECTION_LIMITS } from '../caller-limits.ts'

/** Bytes that are still taken from a caller who does not stop sending. */
export const MAX_DISCARDED = 64 * 1024 * 1024

/** What a piece counts for at least, however small it is: to be called for it takes some microseconds. */
const LEAST_PIECE = 1024

/** How long a caller may neither send anything nor close its side. */
const MAX_SILENCE_MS = 5000

/** Takes note of bytes that are thrown away, and answers the milliseconds until more of that address are read. */
type WaitToDiscard = (ip: string, bytes: number) => number

/** How bytes are thrown away that nobody wants. */
export interface Discarding {
  readonly wait: WaitToDiscard
  /** How long they are taken: the time for which a connection may go without progress, since this is none. */
  readonly mostMs: number
}

const DEFAULT: Discarding = { wait: () => 0, mostMs: CONNECTION_LIMITS.silenceMs }

const ways = new WeakMap<Socket, Discarding>()

/** Lets every connection of the server end that way, whoever ends it. */
export function lingerOnClose(app: FastifyInstance, discarding: Discarding): void {
  app.server.on('connection', (socket: Socket) => {
    ways.set(socket, discarding)
    // What Node calls when the last answer of a connection is written.
    socket.destroySoon = () => closeLingering(socket)
  })
}

/**
 * Ends what the server says on a connection, and drops what the caller still sends until it closes its side. A caller
 * that goes on for too long is cut off.
 */
export function closeLingering(socket: Socket): void {
  if (socket.writableEnded) return
  dropRest(socket)
  socket.setTimeout(MAX_SILENCE_MS, () => socket.destroy())
  socket.end()
}

/** Nothing that comes from here on is taken for a request. */
export function dropRest(socket: Socket): void {
  cutInTime(socket)
  // Where Node has paused the reading, it takes it up again at the next tick, and only while its parser listens.
  socket.resume()
  process.nextTick(() => {
    socket.removeAllListeners('data')
    discard(socket, socket)
  })
}

/** Cuts a connection off on which things are thrown away for too long; what it answers lets it go on. */
export function cutInTime(socket: Socket): () => void {
  const timer = setTimeout(() => socket.destroy(), (ways.get(socket) ?? DEFAULT).mostMs).unref()
  const stop = () => {
    clearTimeout(timer)
    socket.off('close', stop)
  }
  socket.once('close', stop)
  return stop
}

/**
 * Drops what comes of a body, or of all that a connection still carries, and ends the connection when it is too much. Who
 * sends more than its address may waits: a stream that is not read costs nothing.
 */
export function discard(stream: Readable, socket: Socket): void {
  const { wait: waitToDiscard } = ways.get(socket) ?? DEFAULT
  let left = MAX_DISCARDED
  stream.on('data', ({ length }: Buffer) => {
    const bytes = Math.max(length, LEAST_PIECE)
    left -= bytes
    if (left < 0) return void socket.destroy()
    const wait = waitToDiscard(socket.remoteAddress ?? '', bytes)
    if (wait === 0) return
    stream.pause()
    setTimeout(() => stream.resume(), wait).unref()
  })
}
