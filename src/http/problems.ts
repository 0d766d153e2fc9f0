/**
 * The catalogue of problems: every type that a caller can meet, with its status and title (R-PROBLEM-1).
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
  'request/range-not-satisfiable': { status: 416, title: 'Range not satisfiable' },
  'request/expectation-failed': { status: 417, title: 'Expectation failed' },
  'request/malformed-request': { status: 400, title: 'Malformed HTTP request' },
  'request/headers-too-large': { status: 431, title: 'Request headers too large' },
  'request/rate-limited': { status: 429, title: 'Too many requests' },
  'request/too-many-connections': { status: 429, title: 'Too many connections' },
  'request/invalid-idempotency-key': { status: 400, title: 'Invalid idempotency key' },
  'request/idempotency-key-required': { status: 400, title: 'Idempotency key required' },
  'request/idempotency-key-in-use': { status: 409, title: 'Idempotency key in use' },
  'request/idempotency-key-reused': { status: 422, title: 'Idempotency key reused' },
  'request/invalid-if-match': { status: 400, title: 'Invalid If-Match' },
  'request/precondition-failed': { status: 412, title: 'Precondition failed' },
  'request/precondition-required': { status: 428, title: 'Precondition required' },
  'auth/unauthenticated': { status: 401, title: 'Unauthenticated' },
  'auth/forbidden': { status: 403, title: 'Forbidden' },
  'items/invalid-body': { status: 400, title: 'Invalid item request body' },
  'items/not-found': { status: 404, title: 'Item not found' },
  'items/variation-not-found': { status: 404, title: 'Item variation not found' },
  'items/image-not-found': { status: 404, title: 'Item image not found' },
  'items/write-rejected': { status: 422, title: 'Item write rejected' },
  'items/invalid-list-order': { status: 422, title: 'Invalid item list order' },
  'items/invalid-variation-order': { status: 422, title: 'Invalid item variation order' },
  'items/image-limit-exceeded': { status: 422, title: 'Item image limit exceeded' },
  'items/invalid-file-id': { status: 422, title: 'Invalid file reference' },
  'items/file-not-uploaded': { status: 422, title: 'File not uploaded' },
  'items/file-content-mismatch': { status: 422, title: 'File content mismatch' },
  'item_categories/invalid-body': { status: 400, title: 'Invalid item category request body' },
  'item_categories/not-found': { status: 404, title: 'Item category not found' },
  'item_categories/write-rejected': { status: 422, title: 'Item category write rejected' },
  'item_categories/invalid-list-order': { status: 422, title: 'Invalid item category list order' },
  'orders/invalid-body': { status: 400, title: 'Invalid order request body' },
  'orders/not-found': { status: 404, title: 'Order not found' },
  'orders/update-rejected': { status: 422, title: 'Order update rejected' },
  'orders/not-dispatchable': { status: 422, title: 'Order not dispatchable' },
  'orders/easy-delivery-not-dispatchable': {
    status: 422,
    title: 'Simplified shipping order not dispatchable',
  },
  'orders/payment-maintenance': { status: 422, title: 'Payment under maintenance' },
  'orders/dispatch-suspended': { status: 422, title: 'Dispatch suspended' },
  'orders/invalid-order-lines': { status: 422, title: 'Invalid order lines' },
  'orders/invalid-delivery': { status: 422, title: 'Invalid delivery' },
  'orders/dispatch-rejected': { status: 422, title: 'Dispatch rejected' },
  'files/invalid-body': { status: 400, title: 'Invalid file request body' },
  'files/invalid-upload': { status: 400, title: 'Invalid upload form' },
  'files/upload-refused': { status: 403, title: 'Upload refused' },
  'files/already-uploaded': { status: 409, title: 'File already uploaded' },
  'files/file-too-large': { status: 413, title: 'File too large' },
  'files/too-many-unused': { status: 422, title: 'Too many unused files' },
  'images/not-found': { status: 404, title: 'Image not found' },
  'images/busy': { status: 503, title: 'Too many images in the making' },
  'mails/limit-reached': { status: 429, title: 'Limit of mails reached' },
  'shops/not-found': { status: 404, title: 'Shop not found' },
  'carts/invalid-body': { status: 400, title: 'Invalid cart request body' },
  'carts/not-found': { status: 404, title: 'Cart not found' },
  'carts/limit-reached': { status: 429, title: 'Limit of carts reached' },
  'storefront/invalid-form': { status: 400, title: 'Invalid form of a storefront' },
  'storefront/cross-site': { status: 403, title: 'Form of another site' },
  'subscriptions/not-found': { status: 404, title: 'Subscription not found' },
  'subscriptions/invalid-body': { status: 400, title: 'Invalid subscription request body' },
  'subscriptions/change-rejected': { status: 422, title: 'Subscription change rejected' },
  'applications/not-found': { status: 404, title: 'Application not found' },
  'applications/already-applied': { status: 422, title: 'Applied already' },
  'applications/closed': { status: 422, title: 'Application closed' },
  'applications/limit-reached': { status: 429, title: 'Limit of applications reached' },
  'downloads/not-found': { status: 404, title: 'Download not found' },
  'downloads/ended': { status: 410, title: 'Download ended' },
  'checkouts/invalid-body': { status: 400, title: 'Invalid checkout request body' },
  'checkouts/not-found': { status: 404, title: 'Checkout not found' },
  'checkouts/changed': { status: 409, title: 'Checkout changed' },
  'checkouts/in-progress': { status: 409, title: 'Checkout in progress' },
  'checkouts/not-ready': { status: 422, title: 'Checkout not ready' },
  'checkouts/out-of-stock': { status: 422, title: 'Out of stock' },
  'checkouts/closed': { status: 422, title: 'Checkout closed' },
  'checkouts/payment-declined': { status: 422, title: 'Payment declined' },
  'checkouts/shop-closed': { status: 422, title: 'Shop closed' },
  'checkouts/limit-reached': { status: 429, title: 'Limit of checkouts reached' },
  'user/not-found': { status: 404, title: 'User not found' },
  'console/invalid-body': { status: 400, title: 'Invalid console request body' },
  'console/signed-out': { status: 401, title: 'Signed out' },
  'console/wrong-credentials': { status: 401, title: 'Wrong mail address or password' },
  'console/wrong-second-factor': { status: 401, title: 'Wrong second factor' },
  'console/sign-in-expired': { status: 401, title: 'Sign-in expired' },
  'console/confirmation-needed': { status: 403, title: 'Confirmation needed' },
  'console/password-change-needed': { status: 403, title: 'Password change needed' },
  'console/not-allowed': { status: 403, title: 'Not allowed to this role' },
  'console/cross-site': { status: 403, title: 'Cross-site request' },
  'console/not-found': { status: 404, title: 'Not found in the console' },
  'console/rejected': { status: 422, title: 'Console change rejected' },
  'console/too-many-attempts': { status: 429, title: 'Too many attempts to sign in' },
  'internal/unexpected': { status: 500, title: 'Unexpected internal error' },
  'internal/bad-gateway': { status: 502, title: 'Internal processing inconsistency' },
  'internal/shutting-down': { status: 503, title: 'Server shutting down' },
  'internal/not-ready': { status: 503, title: 'Server not ready' },
  'internal/overloaded': { status: 503, title: 'Server overloaded' },
  'internal/insufficient-storage': { status: 507, title: 'Insufficient storage' },
  'internal/gateway-timeout': { status: 504, title: 'Internal processing timed out' },
} as const satisfies Record<string, { status: number; title: string }>

/** A type of the catalogue, without the `/errors/` before it. */
export type ProblemType = keyof typeof PROBLEMS

/** What any request can be answered, whatever it asks for. */
export const ANSWERS_TO_ANY: readonly ProblemType[] = [
  'request/malformed-request',
  'request/timeout',
  'request/expectation-failed',
  'request/headers-too-large',
  'request/rate-limited',
  'request/too-many-connections',
  'internal/unexpected',
  'internal/bad-gateway',
  'internal/shutting-down',
  'internal/overloaded',
  'internal/gateway-timeout',
]

/** One violation within a request: what is wrong, and a JSON Pointer (RFC 6901) to where. */
export interface Violation {
  readonly detail: string
  readonly pointer: string
}

/** Characters of a member's name that are told: no name that is known has more than 30. */
const MAX_TOLD_NAME = 64

/** A member's name or an index as it stands in a JSON Pointer; of a name without measure only the beginning (R-BODY-6). */
export function escapePointer(token: string): string {
  if (token.length > MAX_TOLD_NAME) return `${escapePointer(token.slice(0, MAX_TOLD_NAME))}…`
  return token.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** A hostile body can break a rule a hundred thousand times; so many violations are written out. */
export const MAX_VIOLATIONS = 1000

/** What is thrown to answer with a problem document. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly type: ProblemType
  readonly violations: readonly Violation[]
  readonly headers: Readonly<Record<string, string>>
  /** What its document has besides, such as what is there in place of what was expected. */
  readonly members: Readonly<Record<string, unknown>>

  /** `detail` is read by callers: what is wrong here and what would be right, never SQL, a path or a stack. */
  constructor(
    type: ProblemType,
    detail: string,
    more: {
      readonly violations?: readonly Violation[]
      readonly headers?: Record<string, string>
      readonly members?: Readonly<Record<string, unknown>>
      readonly cause?: unknown
    } = {},
  ) {
    super(detail, { cause: more.cause })
    this.type = type
    this.violations = more.violations ?? []
    this.headers = more.headers ?? {}
    this.members = more.members ?? {}
  }

  get status(): number {
    return PROBLEMS[this.type].status
  }
}

/** The problem document (R-PROBLEM-1) of a problem that occurred in the request with this id. */
export function problemDocument(problem: Problem, requestId: string): Record<string, unknown> {
  const { status, title } = PROBLEMS[problem.type]
  return {
    type: `/errors/${problem.type}`,
    title,
    status,
    detail: problem.message,
    instance: `/requests/${requestId}`,
    ...(problem.violations.length > 0 ? { errors: problem.violations } : {}),
    ...problem.members,
  }
}

/** The resources that can be missing. */
export type MissingResource =
  | 'items'
  | 'items/variation'
  | 'items/image'
  | 'item_categories'
  | 'orders'
  | 'shops'
  | 'carts'
  | 'subscriptions'
  | 'applications'
  | 'checkouts'
  | 'user'

const MISSING: Record<MissingResource, [ProblemType, string]> = {
  items: ['items/not-found', 'This shop has no such item.'],
  'items/variation': ['items/variation-not-found', 'The item has no such variation.'],
  'items/image': ['items/image-not-found', 'The item has no such image.'],
  item_categories: ['item_categories/not-found', 'This shop has no such category.'],
  orders: ['orders/not-found', 'This shop has no such order.'],
  shops: ['shops/not-found', 'There is no such shop.'],
  carts: ['carts/not-found', 'This shop has no such cart, or it was not used for 30 days.'],
  checkouts: ['checkouts/not-found', 'This shop has no such checkout, or none any more.'],
  subscriptions: ['subscriptions/not-found', 'This shop has no such subscription.'],
  applications: ['applications/not-found', 'This shop has no such application.'],
  user: ['user/not-found', 'The shop of this token does not exist any more.'],
}

/** The only way to say that something is not there: the same words for what never was and for what is another shop's. */
export function notFound(resource: MissingResource): Problem {
  return new Problem(...MISSING[resource])
}
