/** Digests by which a document is known again, however its members were ordered. Pure. */
import { createHash } from 'node:crypto'
import type { CategoryDocument } from './schemas.ts'

/** JSON with the members of every object in one order. Deep values are the caller's risk: it recurses. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => (isRecord(member) ? sorted(member) : member))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
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
