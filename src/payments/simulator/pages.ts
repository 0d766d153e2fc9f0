/**
 * The pages of the simulated service: where a buyer is sent to approve or decline a payment, and a convenience store. They
 * need no script, say what they are, and change nothing but by a button. Who knows the name of a page may press it: such a
 * name is random, or what is told at a till.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import type { GatewayMessage } from '../gateway.ts'
import { findAction, type SimulatedAction } from './action-store.ts'
import { act } from './actions.ts'
import { actionPage, CHOICES, type Choice, missingPage, storePage } from './page-html.ts'
import { PAGES } from './simulator.ts'
import { tell } from './tell.ts'

interface PageParts {
  readonly db: Database
  readonly clock: Clock
  /** Takes the service's messages, as its true address does. */
  readonly hear: (message: GatewayMessage) => Promise<unknown>
}

const OPEN = { config: { access: 'open' as const }, schema: { hide: true } }

/** What a button does is kept by the simulator, of payments that are bounded where they begin. */
const PRESSED = { ...OPEN, config: { ...OPEN.config, keeps: [], keys: 'ignored' as const } }

/** Registers them. */
export function simulatorPages(app: FastifyInstance, parts: PageParts): void {
  const { db, clock, hear } = parts

  app.get<{ Querystring: { number?: string } }>(`${PAGES}/store`, OPEN, async ({ query }, reply) => {
    const number = String(query.number ?? '').replaceAll(/\D/g, '')
    return number === '' ? send(reply, nonce => storePage(nonce)) : reply.redirect(`${PAGES}/${number}`, 303)
  })

  app.get<{ Params: { name: string } }>(`${PAGES}/:name`, OPEN, async ({ params }, reply) =>
    show(reply, await findAction(db, params.name), clock.now()),
  )

  app.post<{ Params: { name: string; choice: string } }>(
    `${PAGES}/:name/:choice`,
    PRESSED,
    async ({ params, headers }, reply) => {
      const choice = CHOICES.find(({ name }) => name === params.choice)
      // A page of another site may know an address by heart, as of a number for a store; it does not press its buttons.
      const foreign = headers['sec-fetch-site'] === 'cross-site'
      if (choice === undefined || foreign) return show(reply, undefined, clock.now())
      const action = await press(parts, params.name, choice)
      if (action === undefined) return show(reply, undefined, clock.now())
      await tell({ db, clock }, { shopId: action.shop_id, key: action.key }, choice.telling, hear)
      return choice.returns && action.return_url !== null
        ? reply.redirect(action.return_url, 303)
        : show(reply, action, clock.now())
    },
  )
}

function press(
  { db, clock }: PageParts,
  name: string,
  { does }: Choice,
): Promise<SimulatedAction | undefined> {
  return does === 'nothing' ? findAction(db, name) : db.transaction(tx => act(tx, name, does, clock.now()))
}

function show(reply: FastifyReply, action: SimulatedAction | undefined, now: Date): FastifyReply {
  if (action === undefined) return send(reply.status(404), missingPage)
  const origin = action.return_url === null ? '' : new URL(action.return_url).origin
  return send(reply, nonce => actionPage(nonce, action, now), origin)
}

/** Nothing runs and nothing is loaded; buttons lead here, and from here back to the shop. */
function send(reply: FastifyReply, page: (nonce: string) => string, formsTo = ''): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  const policy = [
    ...["default-src 'none'", `style-src 'nonce-${nonce}'`, `form-action 'self' ${formsTo}`.trim()],
    ...["frame-ancestors 'none'", "base-uri 'none'"],
  ].join('; ')
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .send(page(nonce))
}
