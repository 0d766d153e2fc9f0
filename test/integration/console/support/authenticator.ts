/** An authenticator in software: makes passkeys and signs, as it is told also wrongly. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a page asks for, as far as it matters here. */
interface Asked {
  readonly challenge: string
}

/** How it goes wrong, or says of its person. */
export interface Manner {
  readonly origin?: string
  readonly rpId?: string
  /** What it says to have signed before; else one more than last time. */
  readonly counter?: number
  /** Whether it made sure of its person. Default true. */
  readonly verified?: boolean
  readonly type?: string
}

/** A passkey for a place. */
export class TestPasskey {
  readonly id = randomBytes(32).toString('base64url')
  readonly #key: { readonly privateKey: KeyObject; readonly publicKey: KeyObject }
  readonly #place: { readonly rpId: string; readonly origin: string }
  counter = 0

  constructor(place: { readonly rpId: string; readonly origin: string }) {
    this.#place = place
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** What the page sends to add it. */
  registration({ challenge }: Asked, manner: Manner = {}) {
    const data = Buffer.concat([
      this.#authenticatorData(0x41, manner),
      Buffer.alloc(16),
      Buffer.from([0, 32]),
      Buffer.from(this.id, 'base64url'),
      this.#coseKey(),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 255]),
      data,
    ])
    return {
      id: this.id,
      client_data: this.#clientData('webauthn.create', challenge, manner).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  /** What the page sends of it to prove something. */
  assertion({ challenge }: Asked, manner: Manner = {}) {
    this.counter++
    const data = this.#authenticatorData(1, manner)
    const client = this.#clientData('webauthn.get', challenge, manner)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      id: this.id,
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
    }
  }

  #authenticatorData(flags: number, { rpId = this.#place.rpId, verified = true, counter }: Manner): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.counter)
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags | (verified ? 4 : 0)]),
      count,
    ])
  }

  #clientData(type: string, challenge: string, manner: Manner): Buffer {
    const { origin = this.#place.origin } = manner
    return Buffer.from(JSON.stringify({ type: manner.type ?? type, challenge, origin, crossOrigin: false }))
  }

  /** ES256 (RFC 9053) in CBOR. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 32]),
      Buffer.from(y, 'base64url'),
    ])
  }
}
