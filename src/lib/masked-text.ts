/** Personal data in texts that nobody wrote for us, by its look: mail addresses and Japanese telephone numbers. */

/** Stands for what is masked. */
export const MASK = '•••'

/** What is no part of an address where addresses stand in text, between the parts of a path, or in a query. */
const BETWEEN = '\\s<>()\\[\\],;:"\'@/=&?'

/**
 * Each stretch is looked at from its beginning only, so a long one without an `@` takes no longer than its length. Of what
 * is quoted the quotes go too.
 */
const LOCAL_PART = new RegExp(`"[^"@]*"(?=@)|(?<![^${BETWEEN}])[^${BETWEEN}]+(?=@)`, 'g')

/** The part before the `@` of everything that looks like a mail address is masked; the domain says where it went wrong. */
export function withoutAddresses(text: string): string {
  return text.includes('@') ? text.replaceAll(LOCAL_PART, MASK) : text
}

/** With 0 or +81 in front, 9 to 11 digits after it, with or without hyphens and spaces. */
const TELEPHONE = /(?<![A-Za-z0-9.])(?:\+81[- ]?|0)\d{1,4}[- ]?\d{1,4}[- ]?\d{3,4}(?![A-Za-z0-9])/g

/** Everything that looks like a telephone number is masked. */
export function withoutTelephones(text: string): string {
  return text.replaceAll(TELEPHONE, found => (found.replaceAll(/\D/g, '').length >= 9 ? MASK : found))
}
