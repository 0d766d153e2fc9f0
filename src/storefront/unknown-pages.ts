/** Addresses below a shop's that no route has: people get a page, and programs, below `/api`, a problem document. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from '../http/error-handler.ts'
import type { Problem } from '../http/problems.ts'
import { sendProblemPage } from './problem-page.ts'
import { frameOf, type Storefront } from './storefront.ts'

const BELOW_A_SHOP = /^\/shops\/([^/?]+)(?:$|\?|\/(?!api(?:$|[/?])))/

/** Makes what tells people; it answers whether it has. */
export function makeTellPeople(storefront: Pick<Storefront, 'inShop' | 'frames'>) {
  return (request: FastifyRequest, reply: FastifyReply, problem: Problem): boolean => {
    const key = BELOW_A_SHOP.exec(request.url)?.[1]
    if (key === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    tell(storefront, request, reply, { key, problem }).catch((error: Error) => reply.send(error))
    return true
  }
}

/** What looks into the database is counted, as all pages are. */
async function tell(
  storefront: Pick<Storefront, 'inShop' | 'frames'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, problem }: { readonly key: string; readonly problem: Problem },
): Promise<void> {
  try {
    request.server.rates?.countAddress(request, reply, 'buyer')
  } catch (error) {
    await sendProblemPage(request, reply, toProblem(error, request), undefined)
    return
  }
  await sendProblemPage(request, reply, problem, await frameOf(storefront, key))
}
