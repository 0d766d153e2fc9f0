/** Runs a call as a program would: with the token alone, without the session's cookie. */
import { prettyBody } from '../../ui/pretty-body.ts'
import { type FirstCall, pathOf } from './first-call.ts'

/** What came back; status 0 when nothing did. */
export interface Answer {
  readonly status: number
  readonly statusText: string
  readonly milliseconds: number
  readonly requestId: string | null
  /** Set out in lines when it is JSON. */
  readonly body: string
}

/** Calls. Does not throw. */
export async function runCall(call: FirstCall, token: string): Promise<Answer> {
  const start = performance.now()
  try {
    const answer = await fetch(pathOf(call), {
      method: call.method,
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${token}`,
        ...(call.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      statusText: answer.statusText,
      milliseconds: Math.round(performance.now() - start),
      requestId: answer.headers.get('x-request-id'),
      body: prettyBody(text),
    }
  } catch (error) {
    return { status: 0, statusText: '', milliseconds: 0, requestId: null, body: String(error) }
  }
}
