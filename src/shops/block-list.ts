/** The mail addresses that a shop takes no orders' mail addresses from (R-CONTACT-3). */
import { isMailAddress } from '../lib/mail-address.ts'
import { MAX_LINE_LENGTH } from './limits.ts'

/** An entry as it is kept: an exact address, or a whole domain as `@domain`, in lower case; undefined when it is neither. */
export function readBlockListEntry(text: string): string | undefined {
  const entry = text.trim().toLowerCase()
  const address = entry.startsWith('@') ? `anyone${entry}` : entry
  return entry.length <= MAX_LINE_LENGTH && isMailAddress(address) ? entry : undefined
}
