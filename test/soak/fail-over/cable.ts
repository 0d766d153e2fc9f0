/** A line of the network between a port and who asks for it, which can be cut: what is sent then is neither passed on nor refused. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Laid from a port of its own to another, on 127.0.0.1. Disposing ends all that goes through. */
export interface Cable extends AsyncDisposable {
  /** Where it begins. */
  readonly port: number
  /** Holds what is sent, in both directions; connections stay open, and new ones hear nothing. Neither end learns that the other has closed. */
  cut(): void
  /** Passes on what was held; nothing where it is whole. */
  mend(): void
}

/** Both ends of a connection. The far one begins once the cable is whole. */
interface Through {
  readonly near: Socket
  far: Socket | undefined
}

/** Lays one that leads to this port. */
export async function layCable(to: number): Promise<Cable> {
  const all = new Set<Through>()
  let isCut = false

  function join(through: Through): void {
    const { near } = through
    through.far ??= connect(to, '127.0.0.1').on('error', () => {})
    const { far } = through
    far.once('close', () => part(through))
    near.pipe(far)
    far.pipe(near)
  }

  /** One end has closed: so does the other, unless it cannot know. */
  function part(through: Through): void {
    if (isCut) return
    all.delete(through)
    through.near.destroy()
    through.far?.destroy()
  }

  const server = createServer({ pauseOnConnect: true }, near => {
    const through: Through = { near, far: undefined }
    all.add(through)
    near.on('error', () => {}).once('close', () => part(through))
    if (!isCut) join(through)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const { near, far } of all) {
        near.unpipe().pause()
        far?.unpipe().pause()
      }
    },
    mend: () => {
      // Joined twice, each end would hear everything twice.
      if (!isCut) return
      isCut = false
      for (const through of all) {
        if (through.near.destroyed || through.far?.destroyed) part(through)
        else join(through)
      }
    },
    async [Symbol.asyncDispose]() {
      isCut = false
      for (const through of all) part(through)
      server.close()
      await once(server, 'close')
    },
  }
}
