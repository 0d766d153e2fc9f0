/** What is wrong with an answer, whatever was asked. */
import type { Answer, Call } from './call.ts'
import type { MatchedOperation, ReadDocument } from './document.ts'
import { problemFaults } from './problem.ts'

const requestIdPattern = /^[A-Za-z0-9._-]{1,128}$/

/** A call and its answer in a form that can be read in a failure. */
export function describeCall(call: Call, answer: Answer): string {
  const { raw } = call
  const sent =
    typeof raw === 'string'
      ? raw
      : raw === undefined
        ? JSON.stringify(call.json)
        : Buffer.from(raw.subarray(0, 500)).toString('utf8')
  const { type, headers, chunked } = call
  const how = JSON.stringify({ type, headers, chunked })
  return `${call.method} ${call.path.slice(0, 300)} ${how}\n  sent ${sent?.slice(0, 500)}\n  got  ${answer.status} ${answer.text.slice(0, 1500)}`
}

const isJson = (type: string) => /[/+]json\b/.test(type)

/** Whether the operation answers something other than JSON where it succeeds. */
function showsPictures(matched: MatchedOperation | undefined): boolean {
  const content = matched?.operation.responses['200']?.content ?? {}
  return Object.keys(content).some(each => !isJson(each))
}

function faultsOfDocumented(
  { resolveResponse, bodyValidator }: ReadDocument,
  matched: MatchedOperation,
  call: Call,
  answer: Answer,
): string[] {
  const documented = matched.operation.responses[String(answer.status)]
  if (documented === undefined) return [`status ${answer.status} is not documented for ${matched.key}`]
  const { response } = resolveResponse(documented)
  const type = answer.headers['content-type'] ?? ''
  if (response.content === undefined || answer.status === 204 || answer.status === 304) {
    return answer.bytes.length > 0 ? ['a body, where none is documented'] : []
  }
  const validate = bodyValidator(matched, answer.status, type)
  // What is in a picture is the tests' concern.
  const picture = !isJson(type) && Object.keys(response.content).includes(type)
  if (validate === undefined && !picture)
    return [`content type "${type}" is not documented for ${matched.key} ${answer.status}`]
  if (call.method === 'HEAD' || picture || validate?.(answer.body)) return []
  return (validate?.errors ?? []).map(
    each =>
      `the body is not as documented: ${each.instancePath} ${each.message} ${JSON.stringify(each.params)}`,
  )
}

function faultsOfHead(answer: Answer, pictures: boolean): string[] {
  const faults: string[] = []
  const id = answer.headers['x-request-id']
  if (typeof id !== 'string' || !requestIdPattern.test(id)) faults.push(`X-Request-Id is ${id}`)
  const type = answer.headers['content-type']
  const wanted = answer.status >= 400 ? 'application/problem+json' : 'application/json; charset=utf-8'
  if (answer.status === 204 || answer.status === 304) {
    if (type !== undefined) faults.push(`a ${answer.status} with content type ${type}`)
  } else if (!(pictures && answer.status < 400) && type !== wanted)
    faults.push(`content type is ${type}, not ${wanted}`)
  return faults
}

/**
 * What of one answer is otherwise than the document says (status, content type, schema, no undocumented members) and
 * than every answer promises (R-HTTP-10, R-HTTP-11, R-PROBLEM-1, R-PROBLEM-2); an empty list when nothing is.
 */
export function faultsOfAnswer(document: ReadDocument, call: Call, answer: Answer): string[] {
  const matched = document.matchOperation(call.method, call.path)
  const faults = faultsOfHead(answer, showsPictures(matched))
  if (answer.status >= 500) faults.push('a failure of the server')
  if (call.method === 'HEAD' && answer.bytes.length > 0) faults.push('a body in the answer to HEAD')
  if (answer.status >= 400 && call.method !== 'HEAD') {
    faults.push(...problemFaults(answer.body, answer.status, String(answer.headers['x-request-id'])))
  }
  if (matched !== undefined) faults.push(...faultsOfDocumented(document, matched, call, answer))
  return faults
}
