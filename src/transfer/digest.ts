/** Digests by which a document is known again, however its members were ordered. Pure. */
import { createHash } from 'node:crypto'
import type { CategoryDocument } from './schemas.ts'

/**
 * JSON with the members of every object in one order. Deep values are the caller's risk: it recurses. A copy in order that is written as it is takes half
 * of the time of members that are put in order while they are written.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value))
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const record = value as Readonly<Record<string, unknown>>
  const names = Object.keys(record).sort()
  return Object.fromEntries(names.map(name => [name, inOrder(record[name])]))
}

function digest(value: unknown): string {
  return textDigest(canonicalJson(value))
}

/** SHA-256 of a text in hexadecimal digits. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The digest of a shop or item document as it came, but for its links, which move with the address of the server. */
export function documentDigest({ data, state }: { data: object; state?: object }): string {
  const { _links, ...shown } = data as Record<string, unknown>
  return digest({ data: shown, state: state ?? {} })
}

/**
 * The digest of a category document. An item's summary of the category has all of it but for the number, which never
 * changes, so that the summary can be checked against the document that was imported.
 */
export function categoryDigest({ id, name, number, parent }: CategoryDocument['data']): string {
  return digest({ id, name, number, parent })
}
