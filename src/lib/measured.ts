/** Bytes on their way, counted and digested. */
import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Passes bytes on; `result` says how many there were and their SHA-256, once all have passed. */
export function measure(): { readonly stream: Transform; result(): { bytes: number; sha256: string } } {
  const digest = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      digest.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: digest.digest('hex') }) }
}
