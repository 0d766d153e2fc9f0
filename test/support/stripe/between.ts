/** Stands between the program and Stripe's stand-in: passes calls on, and refuses those that a test names. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StripeServer } from './stripe-server.ts'

/** The status with which a call such as `GET /v1/payment_intents/pi_1?expand[0]=latest_charge` is refused; undefined passes it on. */
type Refusing = (call: string) => number | undefined

/** Starts it on a free port of this machine. */
export async function startBetween({ address }: Pick<StripeServer, 'address'>, refusing: Refusing) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '/', headers } = request
    const body = await text(request)
    const status = refusing(`${method} ${decodeURIComponent(url)}`)
    if (status !== undefined) {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Refused' } }))
      return
    }
    const { authorization = '', 'idempotency-key': key } = headers
    const answered = await fetch(new URL(url, address), {
      method,
      headers: { authorization, ...(typeof key === 'string' ? { 'idempotency-key': key } : {}) },
      ...(method === 'POST' ? { body } : {}),
    })
    response.writeHead(answered.status, { 'content-type': 'application/json' })
    response.end(await answered.text())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: new URL(`http://127.0.0.1:${port}`),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
