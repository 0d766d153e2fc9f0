/** What a request must be like whatever it asks for; Node would refuse these with empty answers of its own. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problems.ts'

/** How the server is made that leaves the refusing to `refuseUnfit`. */
export const LEFT_TO_US = { requireHostHeader: false } as const

/** Refuses requests without a host or with two (RFC 9112, 3.2), and those that expect what is not known here (RFC 9110, 10.1.1). */
export function refuseUnfit(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, expect } = request.raw.headers
    if (host !== undefined && expect === undefined && !hasTwoHosts(request.raw)) return done()
    return done(faultOf(request.raw, request.is404))
  })
}

/** Whom a proxy takes for the host and whom the server does could differ. Node shows the first and is silent about the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** HTTP/1.0 knows neither header; two hosts are refused there too. That a route is unknown is told before what the caller expects of it. */
function faultOf(request: IncomingMessage, unknownRoute: boolean): Problem | undefined {
  const { httpVersion, headers } = request
  if (hasTwoHosts(request)) {
    return new Problem('request/malformed-request', 'A request may have the header Host once.', {
      headers: { connection: 'close' },
    })
  }
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
