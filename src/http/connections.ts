/** Bounds of connections: how many there are, and for how long one may go without progress (R-CONN). */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type ConnectionLimits, HEADERS_TIMEOUT_MS } from '../caller-limits.ts'
import { networkOf } from '../lib/network-address.ts'
import { type AnsweringServer, answerTimeout, sendOn } from './client-errors.ts'
import { closeLingering } from './lingering-close.ts'
import type { ConnectionsBefore } from './peers.ts'
import { Problem } from './problems.ts'

/** Looks at all connections within the silence that is allowed, which so ends a sixth too late at most. */
const LOOKS = 6

/** What Node itself sees to: headers that do not come, be it that none does. */
export function timeoutsOf({ silenceMs }: ConnectionLimits): {
  readonly headersTimeout: number
  readonly connectionsCheckingInterval: number
} {
  return {
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, silenceMs),
    connectionsCheckingInterval: silenceMs / LOOKS,
  }
}

interface Watched {
  readonly network: string | undefined
  /** Bytes that it has carried in both directions when it was seen last. */
  carried: number
  /** When it was seen to make progress last, by `performance.now()`. */
  since: number
}

/** What Node keeps at a socket and looks at itself; its types leave these out. */
type OpenSocket = Socket & {
  readonly _handle?: { readonly writeQueueSize?: number; readonly bytesWritten?: number } | null
  readonly _httpMessage?: ServerResponse | null
}

/**
 * Bounds the connections of the server. Nothing of it is done for a request: whoever stands still is found by looking. `before`
 * tells how many there are where this process has a part of them only.
 */
export function boundConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  isTrusted: (address: string | undefined) => boolean,
  server: AnsweringServer,
  before?: (socket: Socket) => ConnectionsBefore,
): void {
  const watched = new Map<OpenSocket, Watched>()
  const counts = new Map<string, number>()

  const refuse = makeRefusal(server)

  app.server.on('connection', (socket: OpenSocket) => {
    const address = socket.remoteAddress
    const network = isTrusted(address) ? undefined : networkOf(address ?? '')
    const count = network === undefined ? 0 : (counts.get(network) ?? 0)
    const { ofNetwork, inAll } = before?.(socket) ?? { ofNetwork: count, inAll: watched.size }
    if (ofNetwork >= limits.mostPerAddress) return refuse(socket, tooManyOf(limits.mostPerAddress))
    if (inAll >= limits.most && !closeUnused(watched)) return refuse(socket, tooManyInAll())
    if (network !== undefined) counts.set(network, count + 1)
    if (network !== undefined) hold(socket, server.rates()?.waitToConnect(network) ?? 0)
    watched.set(socket, { network, carried: 0, since: performance.now() })
    socket.once('close', () => {
      watched.delete(socket)
      if (network === undefined) return
      const left = (counts.get(network) ?? 1) - 1
      if (left === 0) counts.delete(network)
      else counts.set(network, left)
    })
  })

  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, one] of watched) {
      const carried = carriedBy(socket)
      if (carried !== one.carried || !waitsForCaller(socket)) {
        one.carried = carried
        one.since = now
      } else if (now - one.since >= limits.silenceMs) end(socket, server)
    }
  }, limits.silenceMs / LOOKS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Reads nothing from a connection that came too soon after others of its address, for so long. */
function hold(socket: OpenSocket, ms: number): void {
  if (ms === 0) return
  // Node begins to read at the end of this tick.
  process.nextTick(() => socket.pause())
  setTimeout(() => socket.resume(), ms).unref()
}

/** Bytes that came, and those that the system has taken to send. */
function carriedBy({ bytesRead, _handle }: OpenSocket): number {
  return bytesRead + (_handle?.bytesWritten ?? 0) - (_handle?.writeQueueSize ?? 0)
}

/** Whether it is the caller who has to send or take something. Between requests, and before the first, Node's own limits hold. */
function waitsForCaller({ _handle, _httpMessage }: OpenSocket): boolean {
  if ((_handle?.writeQueueSize ?? 0) > 0) return true
  const request = _httpMessage?.req
  return request !== undefined && !request.complete && request.readableLength === 0
}

/** Who does not take the answer would not take a problem either; the system forgets what it has of the answer, some 4 MB, with the reset. */
function end(socket: OpenSocket, server: AnsweringServer): void {
  if ((socket._handle?.writeQueueSize ?? 0) > 0) socket.resetAndDestroy()
  else answerTimeout(socket, server)
}

/** Makes room: closes the oldest connection that has no request. Answers whether there was one. */
function closeUnused(watched: ReadonlyMap<OpenSocket, Watched>): boolean {
  for (const socket of watched.keys()) {
    if (socket._httpMessage) continue
    socket.destroy()
    return true
  }
  return false
}

/** Refused connections that are kept for a moment, so that their callers get to read why. The others are only closed. */
const MAX_TOLD = 64
const TOLD_MS = 1000

function makeRefusal(server: AnsweringServer): (socket: OpenSocket, problem: Problem) => void {
  let told = 0
  return (socket, problem) => {
    if (told >= MAX_TOLD) return void socket.destroy()
    told++
    socket.on('error', () => {})
    const timer = setTimeout(() => socket.destroy(), TOLD_MS).unref()
    socket.once('close', () => {
      told--
      clearTimeout(timer)
    })
    sendOn(socket, problem, undefined, server)
    closeLingering(socket)
  }
}

function tooManyOf(most: number): Problem {
  return new Problem(
    'request/too-many-connections',
    `An address may have ${most} connections at once.`,
    AFTER,
  )
}

function tooManyInAll(): Problem {
  return new Problem('internal/overloaded', 'The server has as many connections as it can serve.', AFTER)
}

const AFTER = { headers: { 'retry-after': '5' } }
