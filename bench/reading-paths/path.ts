/** What a way of reading items must do to take part in the comparison. */
import type { Database } from '../../src/db/database.ts'
import type { Socket } from '../support/pgbench.ts'

/** Every way makes the same answers: a page of 20 in list order, and one item. */
export interface ReadingPath {
  page(offset: number): Promise<Buffer | string>
  item(id: number): Promise<Buffer | string>
}

/** What a way of reading is given. */
export interface Source {
  readonly db: Database
  readonly address: Socket
  readonly shopId: number
}

/** Makes a way of reading. */
export type MakePath = (source: Source) => ReadingPath

/** Starts the links; the same in all ways, so that they send the same bytes. */
export const BASE_URL = 'http://127.0.0.1:3000'

export const PAGE_SIZE = 20
export const OPEN = Buffer.from('[')
export const COMMA = Buffer.from(',')
export const CLOSE = Buffer.from(']')

/** A JSON array of documents. */
export function joinDocuments(documents: readonly Buffer[]): Buffer {
  const parts = documents.flatMap((bytes, index) => (index === 0 ? [bytes] : [COMMA, bytes]))
  return Buffer.concat([OPEN, ...parts, CLOSE])
}
