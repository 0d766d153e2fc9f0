/** From a line to a document that keeps its schema, or to everything that is wrong with it. */
import type { Ajv, ValidateFunction } from 'ajv'
import secureJson from 'secure-json-parse'
import type { TSchema } from '#typebox'
import type { Violation } from '../http/problems.ts'
import { toViolations } from '../http/validation.ts'
import { makeAjv } from '../http/validator.ts'
import { isWebAddress, toUri } from '../lib/web-address.ts'
import { AFTER_DOCUMENTS, type AfterDocument } from './after-schemas.ts'
import { FILE_DOCUMENT, type FileDocument } from './file-documents.ts'
import { MAX_ADDRESS_LENGTH } from './limits.ts'
import { ORDER_DOCUMENT, type OrderDocument } from './order-schemas.ts'
import {
  CATEGORY_DOCUMENT,
  type CategoryDocument,
  ITEM_DOCUMENTS,
  type ItemDocument,
  KINDS,
  type Kind,
  SHOP_DOCUMENT,
  SHORT_ADDRESS,
  type ShopDocument,
} from './schemas.ts'

/** A document that keeps its schema. */
export type Document =
  | ({ readonly kind: 'shop' } & ShopDocument)
  | ({ readonly kind: 'category' } & CategoryDocument)
  | ({ readonly kind: 'item' } & ItemDocument)
  | ({ readonly kind: 'order' } & OrderDocument)
  | AfterDocument
  | FileDocument

/** What is not imported, with its kind as far as it is known. */
export interface Faulty {
  readonly kind: string | null
  readonly violations: readonly Violation[]
}

const SCHEMAS: ReadonlyMap<string, TSchema> = new Map([
  ['shop', SHOP_DOCUMENT],
  ['category', CATEGORY_DOCUMENT],
  ['order', ORDER_DOCUMENT],
  ...Object.entries(AFTER_DOCUMENTS),
  ['file', FILE_DOCUMENT],
  ...ITEM_DOCUMENTS.map(({ type, schema }) => [`item ${type}`, schema] as const),
])

let ajv: Ajv | undefined

// Compiled when first needed: the server loads this file at every start, and hardly ever uses it.
const validators = new Map<string, ValidateFunction>()

function validatorNamed(name: string): ValidateFunction | undefined {
  const known = validators.get(name)
  const schema = SCHEMAS.get(name)
  if (known !== undefined || schema === undefined) return known
  ajv ??= makeDocumentAjv()
  const validate = ajv.compile(schema)
  validators.set(name, validate)
  return validate
}

function makeDocumentAjv(): Ajv {
  const made = makeAjv()
  made.addFormat('http or https address', isWebAddress)
  made.addFormat(SHORT_ADDRESS, text => toUri(text).length <= MAX_ADDRESS_LENGTH)
  return made
}

/** Reads the text of one line. */
export function readDocument(text: string): Document | Faulty {
  let value: unknown
  try {
    value = secureJson.parse(text)
  } catch (error) {
    const hostile = error instanceof Error && error.message.includes('forbidden prototype property')
    return faulty(
      null,
      '',
      hostile ? 'must not have a __proto__ or constructor.prototype member' : 'must be JSON',
    )
  }
  if (!isRecord(value)) return faulty(null, '', 'must be an object with kind, data and state')
  return checked(value)
}

function checked(value: Record<string, unknown>): Document | Faulty {
  const { kind } = value
  if (!isKind(kind)) {
    const wanted = KINDS.map(known => JSON.stringify(known)).join(', ')
    return faulty(
      null,
      '/kind',
      kind === undefined ? `is required, one of ${wanted}` : `must be one of ${wanted}`,
    )
  }
  const validate = validatorOf(kind, value)
  if (validate === undefined) {
    const types = ITEM_DOCUMENTS.map(({ type }) => JSON.stringify(type)).join(', ')
    return faulty(kind, '/data/type', `must be one of ${types}`)
  }
  if (validate(value)) return value as unknown as Document
  return { kind, violations: toViolations((validate.errors ?? []) as Parameters<typeof toViolations>[0]) }
}

function isKind(kind: unknown): kind is Kind {
  return KINDS.some(known => known === kind)
}

/** The type of an item settles which members it has; without an object for its data, any type tells what is wrong. */
function validatorOf(
  kind: Document['kind'],
  { data }: Record<string, unknown>,
): ValidateFunction | undefined {
  if (kind !== 'item') return validatorNamed(kind)
  if (!isRecord(data)) return validatorNamed('item normal')
  return typeof data.type === 'string' ? validatorNamed(`item ${data.type}`) : undefined
}

function faulty(kind: string | null, pointer: string, detail: string): Faulty {
  return { kind, violations: [{ pointer, detail }] }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
