/** What a form of a storefront sends: `application/x-www-form-urlencoded`, as browsers send it without any script. */
import type { FastifyRequest } from 'fastify'
import { readBytes, readMediaType } from '../http/body.ts'
import { Problem } from '../http/problems.ts'
import { isStoredId } from '../http/schemas.ts'

/** Bytes of a form: a cart of 100 lines, or a page of addresses, is far below. */
const MAX_FORM_BYTES = 65_536

/** Members of a form. */
const MAX_MEMBERS = 2000

/** Of any machine, and of word processors, whose breaks within a paragraph are control characters that no text may have. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085]/g

/** The members of a form, each a text with line feeds for line breaks; what was not sent is empty. */
export interface Form {
  /** The text of a member, without white space around it. The first one where it was sent several times. */
  text(name: string): string
  /** The number that a member writes in digits; undefined where it is no whole number from 0. Full-width digits count. */
  number(name: string): number | undefined
  /** The id that a member names; undefined where no row can have it. */
  id(name: string): number | undefined
  /** Whether it was sent at all, as a button that was pressed or a ticked box is. */
  has(name: string): boolean
  /** The names of all members. */
  readonly names: readonly string[]
}

/** Reads the form. Throws 413, 415 and 400. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const type = readMediaType(request.headers['content-type'])
  if (type?.essence !== 'application/x-www-form-urlencoded') {
    throw new Problem(
      'request/unsupported-media-type',
      'Content-Type must be application/x-www-form-urlencoded.',
    )
  }
  return formOf((await readBytes(request, MAX_FORM_BYTES)).toString('utf8'))
}

/** The members that a text has in that form. Throws 400 `storefront/invalid-form`. */
export function formOf(text: string): Form {
  const members = new Map<string, string>()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > MAX_MEMBERS) throw invalid(`has more than ${MAX_MEMBERS} members`)
    if (/\0/.test(value)) throw invalid('has U+0000')
    if (!members.has(name)) members.set(name, value.replaceAll(LINE_BREAKS, '\n').trim())
  }
  const textOf = (name: string) => members.get(name) ?? ''
  const numberOf = (name: string) => {
    const digits = textOf(name).normalize('NFKC')
    return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
  }
  return {
    text: textOf,
    number: numberOf,
    id: name => {
      const number = numberOf(name)
      return number !== undefined && isStoredId(number) ? number : undefined
    },
    has: name => members.has(name),
    names: [...members.keys()],
  }
}

function invalid(what: string): Problem {
  return new Problem('storefront/invalid-form', `The form ${what}.`)
}
