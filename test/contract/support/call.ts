import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'
import { checkAnswer } from './check-answer.ts'

/** One request as a test row describes it. */
export interface Call {
  method: string
  /** The request target as it goes over the wire: encode it yourself. */
  path: string
  /** Bearer token; shop A's when omitted, none when null. */
  token?: string | null
  /** A value to be sent as JSON. */
  json?: unknown
  /** Bytes to be sent as they are; the content type is still application/json unless `type` says otherwise. */
  raw?: string | Uint8Array
  /** The content type of the body; null sends none. */
  type?: string | null
  headers?: OutgoingHttpHeaders
  /** Sends the body without Content-Length. */
  chunked?: boolean
}

/** What came back. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  /** The parsed body, undefined when there is none or it is no JSON. */
  body: unknown
}

export const baseUrl = new URL(inject('baseUrl'))
const secure = baseUrl.protocol === 'https:'
/** Longest that a connection lies unused. The server closes it after 72 s, and a worker that is busy at that moment would send a request on it. */
const UNUSED_MS = 30_000
const kept = { keepAlive: true, timeout: UNUSED_MS }
const agent = secure ? new SecureAgent(kept) : new Agent(kept)
const prefix = baseUrl.pathname === '/' ? '' : baseUrl.pathname

function headersOf(call: Call, body: Buffer | undefined): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {}
  const token = call.token === undefined ? inject('shopA').token : call.token
  if (token !== null) headers.authorization = `Bearer ${token}`
  const type = call.type === undefined ? 'application/json' : call.type
  if (body !== undefined && type !== null) headers['content-type'] = type
  if (body !== undefined && call.chunked) headers['transfer-encoding'] = 'chunked'
  else if (body !== undefined) headers['content-length'] = body.byteLength
  return { ...headers, ...call.headers }
}

function bodyOf(call: Call): Buffer | undefined {
  if (call.raw !== undefined) return Buffer.from(call.raw as string)
  return call.json === undefined ? undefined : Buffer.from(JSON.stringify(call.json))
}

function collect(message: IncomingMessage, resolve: (answer: Answer) => void): void {
  const chunks: Buffer[] = []
  message.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = () => {
    const bytes = Buffer.concat(chunks)
    const text = bytes.toString('utf8')
    const isJson = /json/.test(message.headers['content-type'] ?? '')
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
    resolve({ status: message.statusCode ?? 0, headers: message.headers, bytes, text, body })
  }
  message.on('end', done)
}

/** Sends a request and answers whatever came back, unjudged. */
export function send(call: Call): Promise<Answer> {
  const body = bodyOf(call)
  return new Promise((resolve, reject) => {
    const outgoing = (secure ? secureRequest : request)({
      agent,
      hostname: baseUrl.hostname,
      port: baseUrl.port || (secure ? 443 : 80),
      method: call.method,
      path: prefix + call.path,
      headers: headersOf(call, body),
      timeout: 30_000,
    })
    let answered = false
    outgoing.on('response', message => {
      answered = true
      message.on('error', reject)
      collect(message, resolve)
    })
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`${call.method} ${call.path}: no answer in 30 s`)),
    )
    // A server may answer and close before it has read a body that it refuses: then the answer counts.
    outgoing.on('error', error => (answered ? undefined : reject(error)))
    if (body !== undefined && call.chunked)
      for (let at = 0; at < body.length; at += 65_536) outgoing.write(body.subarray(at, at + 65_536))
    else if (body !== undefined) outgoing.write(body)
    outgoing.end()
  })
}

/**
 * Sends a request and holds its answer against the OpenAPI document and the rules that every answer obeys. A server on a
 * busy machine may have too many pictures in the making: then it is asked again when it says so.
 */
export async function call(request_: Call): Promise<Answer> {
  for (let patience = BUSY_TRIES; ; patience--) {
    const answer = await send(request_)
    if (patience === 0 || !isBusy(answer)) {
      checkAnswer(request_, answer)
      return answer
    }
    await setTimeout(Number(answer.headers['retry-after']) * 1000)
  }
}

const BUSY_TRIES = 5

function isBusy({ status, headers, body }: Answer): boolean {
  const told = (body as { readonly type?: string } | undefined)?.type
  return status === 503 && told === '/errors/images/busy' && headers['retry-after'] !== undefined
}
