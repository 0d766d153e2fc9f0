/** Ports for what must know its port before it listens there: a server in a process of its own, a road that is closed and opened again. */
import { createSocket } from 'node:dgram'
import { readFileSync } from 'node:fs'
import { tryPort } from '../../src/lib/port.ts'

/** The first port given out: above those that programs have by custom. */
const FIRST = 10_000

/** Where Linux begins to take ports for connections that go out, unless it is told otherwise. */
const USUAL_END = 32_768

/** Ports that are looked at before giving up; of some 22,000 a few hundred are taken at once. */
const MAX_LOOKED_AT = 1000

/**
 * A port of 127.0.0.1 that nobody listens on, and that nobody will be given while this process lives.
 *
 * Asking the kernel for any port and letting go of it is not enough: it gives the next connection of any other test the
 * same one, and the server that was to listen there says EADDRINUSE. So it is taken from below the range that outgoing
 * connections have, and its UDP twin is held, by which other processes see that it is given.
 */
export async function freePort(): Promise<number> {
  const { first, end } = quietPorts()
  for (let left = MAX_LOOKED_AT; left > 0; left--) {
    const port = first + Math.floor(Math.random() * (end - first))
    if ((await isQuiet(port)) && (await hold(port))) return port
  }
  throw new Error(`none of ${MAX_LOOKED_AT} ports between ${first} and ${end} is free`)
}

/** The ports that are given out: `end` is the first that the kernel may take for a connection that goes out. */
export function quietPorts(): { readonly first: number; readonly end: number } {
  try {
    const low = Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10)
    // Where it takes nearly all, nothing is quiet, and what is held is all that is left.
    return { first: FIRST, end: low > FIRST + MAX_LOOKED_AT ? low : USUAL_END }
  } catch {
    return { first: FIRST, end: USUAL_END }
  }
}

/** Holds the UDP port of this number for as long as this process lives; false if somebody holds it. */
function hold(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const held = createSocket('udp4')
    held.once('error', () => {
      held.close()
      resolve(false)
    })
    held.bind(port, '127.0.0.1', () => {
      held.unref()
      resolve(true)
    })
  })
}

/** Whether nobody listens there, and one may. */
export function isQuiet(port: number): Promise<boolean> {
  return tryPort({ host: '127.0.0.1', port }).then(
    () => true,
    () => false,
  )
}
