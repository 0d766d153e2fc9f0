/** Lines of a cart as forms name and change them. Pure. */
import { hash } from 'node:crypto'
import { MAX_AMOUNT } from '../../checkout/limits.ts'
import type { AskedLine } from '../../checkout/priced-line.ts'

/**
 * Names of lines by what they ask for, so that a form that was opened before another changed the cart means the same line
 * still. Lines that ask for the same are told apart by their order.
 */
export function lineNames(lines: readonly AskedLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(line => {
    const name = hash('sha256', sameness(line), 'base64url').slice(0, 12)
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return count === 0 ? name : `${name}.${count}`
  })
}

/** The lines with one more, and its place: in a line that asks for the same, or at the end. */
export function withLine(
  lines: readonly AskedLine[],
  added: AskedLine,
): { readonly lines: readonly AskedLine[]; readonly at: number } {
  const same = lines.findIndex(line => sameness(line) === sameness(added))
  if (same < 0) return { lines: [...lines, added], at: lines.length }
  const changed = lines.map((line, at) =>
    at === same ? { ...line, amount: Math.min(line.amount + added.amount, MAX_AMOUNT) } : line,
  )
  return { lines: changed, at: same }
}

/** The lines with another amount of one; without it where that is 0. A name that no line has changes nothing. */
export function withAmount(lines: readonly AskedLine[], name: string, amount: number): readonly AskedLine[] {
  const names = lineNames(lines)
  return lines.flatMap((line, at) => {
    if (names[at] !== name) return [line]
    return amount === 0 ? [] : [{ ...line, amount: Math.min(amount, MAX_AMOUNT) }]
  })
}

/** The lines without those that ask for the same as one of `others`, however many pieces of it. */
export function withoutLines(
  lines: readonly AskedLine[],
  others: readonly AskedLine[],
): readonly AskedLine[] {
  const gone = new Set(others.map(sameness))
  return lines.filter(line => !gone.has(sameness(line)))
}

function sameness({ item_id, variation_id, options }: AskedLine): string {
  return JSON.stringify([
    item_id,
    variation_id,
    options.map(({ option_id, option_variation_id, value }) => [option_id, option_variation_id, value]),
  ])
}
