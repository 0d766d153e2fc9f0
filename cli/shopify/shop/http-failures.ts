/** Refusals and broken connections of the HTTP client, as the import's own failures. */
import type { ApiProblem } from '../../../client/client.ts'
import { ApiRefusal, Unreachable } from './failures.ts'

/** How many violations of a refused body are told. */
const SHOWN_VIOLATIONS = 3

const ADDRESS = '--url is the address of the server, without /api'

/**
 * What a server's refusal of a call means, in the server's own words where they are a problem document (R-PROBLEM-1).
 */
export function refusal(call: string, response: Response, body: unknown): ApiRefusal {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const said = isProblem(body)
    ? describe(body)
    : 'this is no answer of an Akinai server; --url is its address, without /api'
  const message = `${call} was answered with ${response.status}: ${said}`
  return new ApiRefusal(response.status, message, Number.isFinite(seconds) ? seconds : undefined)
}

/** Whether an answer's body is a problem document. */
export function isProblem(body: unknown): body is ApiProblem {
  return typeof body === 'object' && body !== null && 'title' in body && typeof body.title === 'string'
}

function describe({ type, title, detail, errors = [] }: ApiProblem): string {
  const violations = errors
    .slice(0, SHOWN_VIOLATIONS)
    .map(error => `${error.pointer || 'the body'} ${error.detail}`)
  const more = errors.length > violations.length ? ` and ${errors.length - violations.length} more` : ''
  const list = violations.length === 0 ? '' : ` (${violations.join('; ')}${more})`
  const hint = type === '/errors/request/not-found' ? ` ${ADDRESS}.` : ''
  return `${title}${detail === undefined ? '' : `: ${detail}`}${list}${hint}`
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there. Is the server running (npx akinai serve), and is --url its address?',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be looked up at the moment',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  UND_ERR_SOCKET: 'the connection was closed before the answer',
  ECONNRESET: 'the connection was closed before the answer',
  EPIPE: 'the connection was closed before the answer',
}

/** What it means that a call brought no answer that can be read. */
export function unreachable(baseUrl: string, call: string, error: unknown): Unreachable {
  return new Unreachable(`${call} at ${baseUrl} failed: ${reasonOf(error)}`, { cause: error })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer came in time'
  if (error instanceof SyntaxError) return `what answers is no Akinai server; ${ADDRESS}`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return REASONS[code] ?? (cause instanceof Error ? cause.message || code : error.message)
}
