/** Hostile connections of one kind, in a process of their own: `bad.ts PORT TOKEN CONNECTIONS KIND`. Ends when it is told to. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { KINDS } from './kinds.ts'

const [port = '', token = '', connections = '64', kind = 'many'] = process.argv.slice(2)

/** Another address than that of the good clients, as in life: limits count by address. */
const HOSTILE_ADDRESS = '127.0.0.2'

/** Nobody opens connections faster than a machine can. */
const REST_MS = 5

async function attack(): Promise<void> {
  for (;;) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: HOSTILE_ADDRESS })
    socket.on('error', () => {})
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {})
    socket.on('data', () => {})
    if (!socket.destroyed) await KINDS[kind as keyof typeof KINDS](socket, token)
    socket.destroy()
    await delay(REST_MS)
  }
}

await Promise.all(Array.from({ length: Number(connections) }, attack))
