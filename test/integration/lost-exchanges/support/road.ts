/**
 * A road to PostgreSQL that knows where an exchange of the protocol ends: what is asked up to a Sync or as a simple query, and
 * what is answered until PostgreSQL is ready again. Any one of them can be lost, and its connection with it.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/**
 * What is lost: what was asked, which PostgreSQL never hears; what it answered, when it has done all of it; a race against another
 * transaction, in whose place PostgreSQL refuses what was asked and the connection stays; or, with what was asked, PostgreSQL itself, of
 * which nothing is heard any more on this connection or another.
 */
export type Loss = 'question' | 'answer' | 'race' | 'silence'

/** The road, on a port of this machine. */
export interface Road extends AsyncDisposable {
  readonly port: number
  /** Has an exchange be lost: that of this number, counted from 1 from now on, or the first in which a statement of this name is. */
  lose(which: number | string, loss: Loss): void
  /** Loses nothing any more, and answers which exchange was lost since `lose`; undefined where none was. */
  mend(): Lost | undefined
  /**
   * Keeps the exchange of this number, counted from 1 from now on, and what comes behind it. What is kept already stays so; of earlier ones that
   * have not come none is kept any more.
   */
  hold(number: number): Held
}

/** An exchange that is not passed on yet. */
interface Held {
  /** What is asked in it, when it has come. */
  readonly come: Promise<string>
  /** What was asked in those before it, and while it is held. */
  readonly passed: readonly string[]
  /** Passes on what has come, and whatever comes. */
  release(): void
}

/** An exchange that was lost. */
interface Lost {
  /** What was asked in it. */
  readonly asked: string
  /** When, by `performance.now()`. */
  readonly at: number
}

/** A message of the protocol; the first of a client has no type. */
interface Message {
  readonly type: string
  readonly bytes: Buffer
}

/** Sync and simple queries end what is asked; a client that leaves, or sends what it copies, is passed on at once. */
const ENDS = ['S', 'Q']
const PASSED_ON = ['', 'X', 'p', 'H', 'd', 'c', 'f']
const READY = 'Z'

/** A simple query, which PostgreSQL refuses as it does what another transaction came before. */
const REFUSED = simpleQuery(`do $$ begin raise exception 'a race is lost' using errcode = '40001'; end $$`)

function simpleQuery(text: string): Buffer {
  const bytes = Buffer.from(`Q\0\0\0\0${text}\0`)
  bytes.writeUInt32BE(bytes.length - 1, 1)
  return bytes
}

/** Opens it. */
export async function openRoad(target: { readonly host: string; readonly port: number }): Promise<Road> {
  const sockets = new Set<Socket>()
  let wanted: { readonly which: number | string; readonly loss: Loss } | undefined
  let met = 0
  let lost: Lost | undefined
  /** Ends the connections on which nothing is heard; undefined while all is passed on. */
  let silenced: Set<() => void> | undefined
  let keepings: readonly ReturnType<typeof newKeeping>[] = []

  /** Whether this exchange is the one to be lost. */
  function isLost(asked: readonly Message[]): boolean {
    if (wanted === undefined || lost !== undefined) return false
    met++
    const { which } = wanted
    const text = described(asked)
    if (typeof which === 'number' ? met !== which : !text.split(', ').includes(which)) return false
    lost = { asked: text, at: performance.now() }
    if (wanted.loss === 'silence') silenced = new Set()
    return true
  }

  function lay(incoming: Socket, outgoing: Socket): void {
    const end = () => {
      incoming.destroy()
      outgoing.destroy()
    }
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        // That PostgreSQL has left is not heard either.
        if (socket === incoming || !silenced?.has(end)) end()
      })
    }
    const [takeAsked, takeTold] = [messageReader(true), messageReader(false)]
    let held: Message[] = []
    let isLosing = false
    incoming.on('data', chunk => {
      for (const message of takeAsked(chunk)) {
        held.push(message)
        const isWhole = ENDS.includes(message.type)
        if (!isWhole && !PASSED_ON.includes(message.type)) continue
        const asked = held
        held = []
        const isLostHere = isWhole && isLost(asked)
        if (silenced !== undefined) {
          silenced.add(end)
          continue
        }
        if (isLostHere) {
          if (wanted?.loss === 'question') return end()
          if (wanted?.loss === 'race') {
            outgoing.write(REFUSED)
            continue
          }
          isLosing = true
        }
        const pass = () => outgoing.write(Buffer.concat(asked.map(({ bytes }) => bytes)))
        if (!keepings.some(each => each.keeps(outgoing, isWhole ? asked : [], pass))) pass()
      }
    })
    outgoing.on('data', chunk => {
      if (silenced?.has(end)) return
      for (const { type, bytes } of takeTold(chunk)) {
        if (!isLosing) incoming.write(bytes)
        else if (type === READY) end()
      }
    })
  }

  const server = createServer(incoming => {
    const { host, port } = target
    lay(incoming, host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    lose: (which, loss) => {
      wanted = { which, loss }
      met = 0
      lost = undefined
    },
    mend: () => {
      wanted = undefined
      for (const end of silenced ?? []) end()
      silenced = undefined
      return lost
    },
    hold: number => {
      const keeping = newKeeping(number)
      keepings = [...keepings.filter(each => each.isKeeping()), keeping]
      return keeping
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Keeps one exchange, and what its connection is sent after it. */
function newKeeping(number: number) {
  const { promise: come, resolve } = Promise.withResolvers<string>()
  const passed: string[] = []
  let kept: { readonly on: Socket; readonly passes: (() => void)[] } | undefined
  let isReleased = false
  return {
    ...{ come, passed },
    isKeeping: () => kept !== undefined && !isReleased,
    /** Whether this is kept; of no messages, whether it is behind what is. */
    keeps(on: Socket, asked: readonly Message[], pass: () => void): boolean {
      if (isReleased) return false
      if (kept === undefined && asked.length > 0 && passed.length + 1 === number) {
        kept = { on, passes: [] }
        resolve(described(asked))
      }
      if (kept?.on !== on) {
        if (asked.length > 0) passed.push(described(asked))
        return false
      }
      kept.passes.push(pass)
      return true
    },
    release: () => {
      isReleased = true
      for (const pass of kept?.passes ?? []) pass()
    },
  }
}

/** Takes a stream apart; `isClient` begins with a message without a type. */
function messageReader(isClient: boolean): (chunk: Buffer) => Message[] {
  let rest = Buffer.alloc(0)
  let isFirst = isClient
  return chunk => {
    rest = Buffer.concat([rest, chunk])
    const messages: Message[] = []
    for (;;) {
      const head = isFirst ? 0 : 1
      if (rest.length < head + 4) return messages
      const length = head + rest.readUInt32BE(head)
      if (rest.length < length) return messages
      messages.push({
        type: isFirst ? '' : String.fromCharCode(rest[0] ?? 0),
        bytes: rest.subarray(0, length),
      })
      rest = rest.subarray(length)
      isFirst = false
    }
  }
}

/** The names of its statements, or the text of those that have none. */
function described(asked: readonly Message[]): string {
  return asked
    .flatMap(({ type, bytes }) => {
      const texts = bytes.subarray(5).toString('latin1').split('\0')
      if (type === 'Q') return texts[0] ?? []
      // A Bind names its portal, which has no name here, and then its statement.
      return type === 'B' ? texts[1] || 'a statement without a name' : []
    })
    .join(', ')
}
