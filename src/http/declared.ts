/** What the route of a request declares, for all hooks that ask. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

const READ: unique symbol = Symbol('declared')

declare module 'fastify' {
  interface FastifyRequest {
    /** What its route declares: its operation, who may call it, and the like. */
    readonly declared: FastifyContextConfig
    [READ]: FastifyContextConfig | undefined
  }
}

/**
 * Has a request know what its route declares: the `config` of `routeOptions`, of which Fastify makes an object of 13 members each
 * time it is read, nine times a request.
 */
export function knowDeclared(app: FastifyInstance): void {
  app.decorateRequest(READ, undefined)
  app.decorateRequest('declared', {
    getter(this: FastifyRequest) {
      this[READ] ??= this.routeOptions.config
      return this[READ]
    },
  })
}
