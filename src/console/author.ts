/** Who changes something of the shop by a call, and from where. */
import type { FastifyRequest } from 'fastify'
import type { Doer } from '../audit/record.ts'
import type { Author } from '../selling/author.ts'

/** The author of the change that a call asks for. */
export function authorOf({
  actor,
  request,
}: {
  readonly actor: Doer
  readonly request: Pick<FastifyRequest, 'ip'>
}): Author {
  return { actor, address: request.ip }
}
