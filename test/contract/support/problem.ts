/** Every problem type with the status that it always has (R-PROBLEM-1). */
const problemStatuses: Record<string, number> = {
  'request/malformed-body': 400,
  'request/invalid-params': 400,
  'request/invalid-query': 400,
  'items/invalid-body': 400,
  'item_categories/invalid-body': 400,
  'orders/invalid-body': 400,
  'files/invalid-body': 400,
  'files/invalid-upload': 400,
  'auth/unauthenticated': 401,
  'auth/forbidden': 403,
  'files/upload-refused': 403,
  'items/not-found': 404,
  'items/variation-not-found': 404,
  'items/image-not-found': 404,
  'item_categories/not-found': 404,
  'orders/not-found': 404,
  'user/not-found': 404,
  'images/not-found': 404,
  'request/not-found': 404,
  'request/method-not-allowed': 405,
  'request/malformed-request': 400,
  'request/timeout': 408,
  'files/already-uploaded': 409,
  'request/body-too-large': 413,
  'files/file-too-large': 413,
  'files/too-many-unused': 422,
  'mails/limit-reached': 429,
  'shops/not-found': 404,
  'carts/invalid-body': 400,
  'carts/not-found': 404,
  'carts/limit-reached': 429,
  'checkouts/invalid-body': 400,
  'checkouts/not-found': 404,
  'checkouts/changed': 409,
  'checkouts/in-progress': 409,
  'checkouts/not-ready': 422,
  'checkouts/out-of-stock': 422,
  'checkouts/closed': 422,
  'checkouts/payment-declined': 422,
  'checkouts/shop-closed': 422,
  'checkouts/limit-reached': 429,
  'storefront/invalid-form': 400,
  'storefront/cross-site': 403,
  'subscriptions/not-found': 404,
  'subscriptions/invalid-body': 400,
  'subscriptions/change-rejected': 422,
  'applications/not-found': 404,
  'applications/already-applied': 422,
  'applications/closed': 422,
  'applications/limit-reached': 429,
  'downloads/not-found': 404,
  'downloads/ended': 410,
  'internal/insufficient-storage': 507,
  'request/unsupported-media-type': 415,
  'request/range-not-satisfiable': 416,
  'request/expectation-failed': 417,
  'request/headers-too-large': 431,
  'items/write-rejected': 422,
  'items/image-limit-exceeded': 422,
  'items/invalid-file-id': 422,
  'items/file-not-uploaded': 422,
  'items/file-content-mismatch': 422,
  'items/invalid-list-order': 422,
  'items/invalid-variation-order': 422,
  'item_categories/write-rejected': 422,
  'item_categories/invalid-list-order': 422,
  'orders/update-rejected': 422,
  'orders/not-dispatchable': 422,
  'orders/easy-delivery-not-dispatchable': 422,
  'orders/payment-maintenance': 422,
  'orders/dispatch-suspended': 422,
  'orders/invalid-order-lines': 422,
  'orders/invalid-delivery': 422,
  'orders/dispatch-rejected': 422,
  'request/rate-limited': 429,
  'request/too-many-connections': 429,
  'request/invalid-idempotency-key': 400,
  'request/idempotency-key-required': 400,
  'request/idempotency-key-in-use': 409,
  'request/idempotency-key-reused': 422,
  'request/invalid-if-match': 400,
  'request/precondition-failed': 412,
  'request/precondition-required': 428,
  'internal/unexpected': 500,
  'internal/bad-gateway': 502,
  'internal/shutting-down': 503,
  'internal/not-ready': 503,
  'images/busy': 503,
  'internal/overloaded': 503,
  'internal/gateway-timeout': 504,
}

/** A problem document (R-PROBLEM-1). */
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  instance?: string
  errors?: { detail: string; pointer: string }[]
}

const titles = new Map<string, string>([['/errors/items/not-found', 'Item not found']])

const leaks: [RegExp, string][] = [
  [/\bat [\w.<>]+ \(?(file:|node:|\/)/, 'a stack'],
  [/node_modules|\.(ts|js|mjs|cjs|sql)\b/, 'a file of the program'],
  [/(^|\s)\/(src|home|root|tmp|var|usr|work|opt)\//, 'a file path'],
  [/\b(select|insert into|update|delete from)\b[^.]*\b(from|values|set|where)\b/i, 'SQL'],
  [
    /violates .*constraint|syntax error at|relation "|column "|duplicate key value|invalid input syntax/i,
    'a message of the database',
  ],
  [
    /\b(TypeError|ReferenceError|RangeError|undefined is not)\b|\[object Object\]/,
    'a message of the runtime',
  ],
  [/\^|\\p\{|\[A-Z|\[0-9|\bpattern\b|\bregular expression\b|\bschema\b/i, 'a rule as programs write it'],
]

const jsonPointer = /^(\/([^~/]|~[01])*)*$/

const members = ['type', 'title', 'status', 'detail', 'instance', 'errors']

/** What one has besides, by its type. */
const more: Readonly<Record<string, string>> = { '/errors/checkouts/changed': 'checkout' }

/** What is wrong with a problem document itself, whatever it says; an empty list when nothing is. */
export function problemFaults(body: unknown, status: number, requestId: string): string[] {
  if (typeof body !== 'object' || body === null) return ['the body is no problem document']
  const problem = body as Problem
  const faults: string[] = []
  const name = problem.type?.replace(/^\/errors\//, '') ?? ''
  if (problemStatuses[name] === undefined) faults.push(`type ${problem.type} is in no table`)
  else if (problemStatuses[name] !== status)
    faults.push(`type ${problem.type} does not go with status ${status}`)
  if (problem.status !== status) faults.push(`status member is ${problem.status}`)
  if (typeof problem.title !== 'string' || problem.title === '') faults.push('title is missing')
  const known = titles.get(problem.type)
  if (known === undefined) titles.set(problem.type, problem.title)
  else if (known !== problem.title)
    faults.push(`title of ${problem.type} is "${problem.title}", elsewhere "${known}"`)
  if (problem.instance !== `/requests/${requestId}`) faults.push(`instance is ${problem.instance}`)
  // A pointer repeats what the caller sent, which may look like anything.
  const pointers = (problem.errors ?? []).map(each => each.pointer).filter(each => each !== '')
  const own = (text: string) => pointers.reduce((rest, pointer) => rest.replaceAll(pointer, '#'), text)
  const texts = [problem.title, problem.detail ?? '', ...(problem.errors ?? []).map(each => each.detail)].map(
    own,
  )
  for (const [pattern, what] of leaks) {
    const leaky = texts.find(text => pattern.test(text))
    if (leaky !== undefined) faults.push(`it shows ${what}: ${leaky}`)
  }
  for (const { pointer, detail } of problem.errors ?? []) {
    if (!jsonPointer.test(pointer)) faults.push(`"${pointer}" is no JSON Pointer`)
    if (typeof detail !== 'string' || detail === '') faults.push(`the entry for "${pointer}" has no detail`)
  }
  const unknown = Object.keys(problem).filter(
    member => !members.includes(member) && more[problem.type] !== member,
  )
  if (unknown.length > 0) faults.push(`unknown members ${unknown.join(', ')}`)
  return faults
}
