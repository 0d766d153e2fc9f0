/**
 * The catalogue of problems: every type that a caller can meet, with its status and title (spec 7, decision 0.12).
 * The OpenAPI document, `docs/errors.md` and the tests are made from, or checked against, this one table.
 */

/** Status and title of each type; `/errors/` stands before the key in the document's `type`. */
export const PROBLEMS = {
  'request/malformed-body': { status: 400, title: 'Malformed request body' },
  'request/invalid-params': { status: 400, title: 'Invalid path parameters' },
  'request/invalid-query': { status: 400, title: 'Invalid query parameters' },
  'request/not-found': { status: 404, title: 'Route not found' },
  'request/method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request/timeout': { status: 408, title: 'Request timeout' },
  'request/body-too-large': { status: 413, title: 'Request body too large' },
  'request/unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'request/malformed-request': { status: 400, title: 'Malformed HTTP request' },
  'request/headers-too-large': { status: 431, title: 'Request headers too large' },
  'auth/unauthenticated': { status: 401, title: 'Unauthenticated' },
  'auth/forbidden': { status: 403, title: 'Forbidden' },
  'items/invalid-body': { status: 400, title: 'Invalid item request body' },
  'items/not-found': { status: 404, title: 'Item not found' },
  'items/variation-not-found': { status: 404, title: 'Item variation not found' },
  'items/write-rejected': { status: 422, title: 'Item write rejected' },
  'items/invalid-list-order': { status: 422, title: 'Invalid item list order' },
  'items/invalid-variation-order': { status: 422, title: 'Invalid item variation order' },
  'item_categories/invalid-body': { status: 400, title: 'Invalid item category request body' },
  'item_categories/not-found': { status: 404, title: 'Item category not found' },
  'item_categories/write-rejected': { status: 422, title: 'Item category write rejected' },
  'item_categories/invalid-list-order': { status: 422, title: 'Invalid item category list order' },
  'user/not-found': { status: 404, title: 'User not found' },
  'internal/unexpected': { status: 500, title: 'Unexpected internal error' },
  'internal/bad-gateway': { status: 502, title: 'Internal processing inconsistency' },
  'internal/shutting-down': { status: 503, title: 'Server shutting down' },
  'internal/gateway-timeout': { status: 504, title: 'Internal processing timed out' },
} as const satisfies Record<string, { status: number; title: string }>

/** A type of the catalogue, without the `/errors/` before it. */
export type ProblemType = keyof typeof PROBLEMS

/** One violation within a request: what is wrong, and a JSON Pointer (RFC 6901) to where. */
export interface Violation {
  readonly detail: string
  readonly pointer: string
}

/** What is thrown to answer with a problem document. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly type: ProblemType
  readonly violations: readonly Violation[]
  readonly headers: Readonly<Record<string, string>>

  /** `detail` is read by callers: what is wrong here and what would be right, never SQL, a path or a stack. */
  constructor(
    type: ProblemType,
    detail: string,
    more: {
      readonly violations?: readonly Violation[]
      readonly headers?: Record<string, string>
      readonly cause?: unknown
    } = {},
  ) {
    super(detail, { cause: more.cause })
    this.type = type
    this.violations = more.violations ?? []
    this.headers = more.headers ?? {}
  }

  get status(): number {
    return PROBLEMS[this.type].status
  }
}

/** The problem document (spec 7) of a problem that occurred in the request with this id. */
export function problemDocument(problem: Problem, requestId: string): Record<string, unknown> {
  const { status, title } = PROBLEMS[problem.type]
  return {
    type: `/errors/${problem.type}`,
    title,
    status,
    detail: problem.message,
    instance: `/requests/${requestId}`,
    ...(problem.violations.length > 0 ? { errors: problem.violations } : {}),
  }
}

/** The resources that can be missing. */
export type MissingResource = 'items' | 'items/variation' | 'item_categories' | 'user'

const MISSING: Record<MissingResource, [ProblemType, string]> = {
  items: ['items/not-found', 'This shop has no such item.'],
  'items/variation': ['items/variation-not-found', 'The item has no such variation.'],
  item_categories: ['item_categories/not-found', 'This shop has no such category.'],
  user: ['user/not-found', 'The shop of this token does not exist any more.'],
}

/** The only way to say that something is not there: the same words for what never was and for what is another shop's. */
export function notFound(resource: MissingResource): Problem {
  return new Problem(...MISSING[resource])
}
