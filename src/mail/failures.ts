/**
 * What a mail server said when it refused, fit to be logged and kept: servers repeat the recipient in their answers, as
 * `<hanako@example.jp>: Recipient address rejected`, by the part before the `@` alone, or written in some way of their own.
 */
import { MASK, withoutAddresses } from '../lib/masked-text.ts'

/** Characters that are kept; real answers have up to some 400. */
const MAX_LENGTH = 500

/**
 * The failure in one line, without the recipient's address and name, whatever else is a mail address, and these secrets.
 * The domain after an `@` stays: without it nobody finds out which mail servers refuse.
 */
export function describeFailure(
  error: unknown,
  recipient: { readonly name: string; readonly address: string } | undefined,
  secrets: readonly string[] = [],
): string {
  try {
    return masked(error, recipient, secrets)
  } catch {
    // Whatever went wrong in masking would say what was to be masked.
    return 'The mail could not be sent, for a reason that cannot be shown.'
  }
}

function masked(
  error: unknown,
  recipient: { readonly name: string; readonly address: string } | undefined,
  secrets: readonly string[],
): string {
  const said = error instanceof Error ? error.message : String(error)
  const oneLine = said.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const local = recipient?.address.slice(0, recipient.address.lastIndexOf('@')) ?? ''
  const names = [recipient?.name ?? '', ...(recipient?.name.split(/\s+/) ?? [])]
  const hidden = [...secrets, ...formsOf(local), ...names].filter(text => text !== '')
  const named = hidden.toSorted((a, b) => b.length - a.length).reduce(hide, decoded(oneLine))
  const shown = withoutAddresses(named)
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH)}…` : shown
}

/** An `@` that is written as in addresses of the web, in quoted-printable or as xtext (RFC 3461). */
function decoded(text: string): string {
  return text.replaceAll(/(?:%|=|\+)40(?=[\w-]+\.)/g, '@')
}

/** With and without what follows a `+`, quoted and not: servers answer with the mailbox that they looked for. */
function formsOf(local: string): string[] {
  const plain = local.replaceAll(/^"|"$/g, '')
  return [local, plain, plain.replace(/\+.*$/s, ''), encodeURIComponent(plain)]
}

/** Letters of our alphabet are hidden as whole words only: nobody's part of an address should make holes in all words. */
function hide(text: string, hidden: string): string {
  // Not the hyphen, which may not be escaped outside a class.
  const literal = hidden.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const before = /^[a-z0-9]/i.test(hidden) ? '(?<![a-z0-9])' : ''
  const after = /[a-z0-9]$/i.test(hidden) ? '(?![a-z0-9])' : ''
  return text.replaceAll(new RegExp(before + literal + after, 'giu'), MASK)
}
