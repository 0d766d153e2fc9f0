/** A real mail server on a free port of this machine, which does what a test wants it to. */
import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { startProxy, type TcpProxy } from '../../../support/proxy.ts'

/** A message that came in whole, whether it was then taken or not. */
interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly smtpUtf8: boolean
  readonly raw: string
  readonly email: Email
}

/** What the server does with a message that came in whole: takes it, refuses it, or never says. */
type Verdict = 'take' | Error | 'say nothing'

/** What a server does otherwise than a friendly one. */
export interface Manner extends Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo' | 'onMailFrom' | 'onAuth'> {
  /** Asked after each message, with the number of those that came in so far. */
  readonly judge?: (count: number) => Verdict | Promise<Verdict>
  readonly options?: SMTPServerOptions
  readonly host?: string
}

/** The server. */
export interface TestMailServer extends AsyncDisposable {
  /** For SMTP_URL. */
  readonly url: string
  readonly host: string
  readonly received: readonly Received[]
  /** The road to it, which can be cut. */
  readonly road: TcpProxy
}

/** Starts a mail server; disposing stops it. */
export async function startMailServer(manner: Manner = {}): Promise<TestMailServer> {
  const received: Received[] = []
  const { judge = () => 'take', options, host = '127.0.0.1', ...handlers } = manner
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    lenientAddressParsing: true,
    closeTimeout: 10,
    logger: false,
    ...options,
    ...handlers,
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          smtpUtf8: envelope.smtpUtf8 === true,
          raw: raw.toString('latin1'),
          email: await PostalMime.parse(raw),
        })
        const verdict = await judge(received.length)
        if (verdict === 'say nothing') return
        answer(verdict === 'take' ? null : verdict)
      })
    },
  })
  // A client that goes away is part of the tests.
  server.on('error', () => {})
  const listening = server.listen(0, host)
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const road = await startProxy({ host, port })
  return {
    url: `smtp://${host === '127.0.0.1' ? `127.0.0.1:${road.port}` : `${host}:${port}`}`,
    host: `${host}:${port}`,
    received,
    road,
    [Symbol.asyncDispose]: async () => {
      await road.cut()
      await new Promise<void>(resolve => server.close(resolve))
    },
  }
}

/** An answer of a mail server with this code. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
