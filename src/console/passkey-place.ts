/** For which host and page passkeys are made: they belong to it for ever, and no browser offers them elsewhere. */
import { isIP } from 'node:net'

/** The host that passkeys are bound to (WebAuthn's RP ID), and the only origin whose page may use them. */
export interface PasskeyPlace {
  readonly rpId: string
  readonly origin: string
}

/**
 * The place that follows from the public address; undefined where browsers offer no passkeys. They want a name, and https
 * unless it is the machine itself: a server at 127.0.0.1 has its passkeys at `localhost`.
 */
export function passkeyPlaceOf(baseUrl: string): PasskeyPlace | undefined {
  const { protocol, hostname, port, origin } = new URL(baseUrl)
  const local = hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost'
  if (local) {
    return { rpId: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` }
  }
  const named = isIP(hostname) === 0 && !hostname.startsWith('[')
  return protocol === 'https:' && named ? { rpId: hostname, origin } : undefined
}
