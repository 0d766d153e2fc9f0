/** What stands for a text that is not to be kept. */
import { createHash } from 'node:crypto'

/** The SHA-256 digest of a text as UTF-8: 32 bytes. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
