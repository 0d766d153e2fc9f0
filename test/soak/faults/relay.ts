/** Passes on what comes by one connection to another. By itself it is a program in a network of its own: `relay.ts HOST PORT SOCKET`. */
import { connect, createServer, type NetConnectOpts, type Server } from 'node:net'

/** What passes on to this place; where it listens its user says. */
export function relayTo(place: NetConnectOpts): Server {
  return createServer({ allowHalfOpen: true }, incoming => {
    const outgoing = connect({ ...place, allowHalfOpen: true })
    for (const socket of [incoming, outgoing]) {
      socket
        .on('error', () => {})
        .on('close', () => {
          incoming.destroy()
          outgoing.destroy()
        })
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
}

if (import.meta.main) {
  const [host = '', port = '', path = ''] = process.argv.slice(2)
  relayTo({ path }).listen(Number(port), host, () => process.stdout.write('listens\n'))
}
