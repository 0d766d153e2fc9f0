/** What a request must be like whatever it asks for; Node would refuse these with empty answers of its own. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problems.ts'

/** How the server is made that leaves the refusing to `refuseUnfit`. */
export const LEFT_TO_US = { requireHostHeader: false } as const

/** Refuses requests without a host (RFC 9112, 3.2), and those that expect what is not known here (RFC 9110, 10.1.1). */
export function refuseUnfit(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, expect } = request.raw.headers
    if (host !== undefined && expect === undefined) return done()
    return done(faultOf(request.raw, request.is404))
  })
}

/** HTTP/1.0 knows neither header. That a route is unknown is told before what the caller expects of it. */
function faultOf({ httpVersion, headers }: IncomingMessage, unknownRoute: boolean): Problem | undefined {
  if (httpVersion !== '1.1') return undefined
  if (headers.host === undefined) {
    return new Problem('request/malformed-request', 'An HTTP/1.1 request needs the header Host.', {
      headers: { connection: 'close' },
    })
  }
  if (unknownRoute || headers.expect === undefined || /(?:^|\W)100-continue(?:$|\W)/i.test(headers.expect)) {
    return undefined
  }
  return new Problem('request/expectation-failed', 'Expect may say 100-continue, or must be left out.')
}
