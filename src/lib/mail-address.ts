/** Mail addresses: the mailbox of RFC 5321 with a dot-atom before the at sign and a name of at least two labels after it. */

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Whether a text is a mail address. ASCII only, so it can stand in a header as it is. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split('.')
  if (local.length > 64 || !LOCAL.test(local)) return false
  // A last label of digits alone would be an address of the Internet Protocol.
  return labels.length >= 2 && labels.every(label => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
