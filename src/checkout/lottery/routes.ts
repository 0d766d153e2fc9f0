/** The operations of an applicant. Open: whoever has the secret of the link is the applicant. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { addOperation } from '../../http/operation.ts'
import { Ref } from '../../http/schemas.ts'
import { roomForCheckouts } from '../checkouts/create-checkout.ts'
import { Checkout } from '../checkouts/schemas.ts'
import type { InShop } from '../open-shop.ts'
import { Application, ApplicationParams } from './schemas.ts'
import { getApplication, showApplication } from './show-application.ts'
import { openWinnersCheckout, withdrawApplication } from './win.ts'

const PATH = '/shops/{shop_id}/api/applications/{secret}'

const OPEN = { tag: 'storefront', access: 'open', rate: 'buyer', params: ApplicationParams } as const

/** Registers them. */
export function lotteryRoutes(app: FastifyInstance, context: Context, inShop: InShop): void {
  const repeats = {
    shopOf: ({ shop_id }: { readonly shop_id: string }) => inShop(shop_id, async shopId => shopId),
  }
  const takeRoom = roomForCheckouts(context)

  addOperation(app, {
    ...OPEN,
    operationId: 'getApplication',
    method: 'GET',
    path: PATH,
    summary: 'Show an application for a lottery to its applicant',
    description:
      'By the secret of its link: how it stands, and after the draw what lot it had. A winner sees until when it can be ordered.',
    success: { status: 200, description: 'The application.', schema: Ref(Application) },
    problems: ['shops/not-found', 'applications/not-found'],
    handler: ({ params: { shop_id, secret }, reply }) =>
      inShop(shop_id, async shopId => {
        hide(reply)
        return showApplication(context, await getApplication(context, shopId, secret))
      }),
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'withdrawApplication',
    method: 'POST',
    path: `${PATH}/withdraw`,
    keeps: [],
    repeats,
    summary: 'Withdraw an application for a lottery',
    description: 'Before the draw, or of a winner who does not want it. One that was withdrawn stays so.',
    success: { status: 200, description: 'The application as it is now.', schema: Ref(Application) },
    problems: ['shops/not-found', 'applications/not-found', 'applications/closed', 'checkouts/in-progress'],
    handler: ({ params: { shop_id, secret }, reply }) =>
      inShop(shop_id, async shopId => {
        hide(reply)
        const application = await getApplication(context, shopId, secret)
        return showApplication(context, await withdrawApplication(context, application))
      }),
  })

  addOperation(app, {
    ...OPEN,
    operationId: 'createWinnersCheckout',
    method: 'POST',
    path: `${PATH}/checkout`,
    keeps: ['checkouts'],
    repeats,
    summary: 'Make the checkout by which a winner orders',
    description:
      'With all that was said with the application, at the price of this moment; the way to pay is to be said. It takes the place of one that was made before.',
    success: { status: 201, description: 'The checkout, with its id.', schema: Ref(Checkout) },
    problems: [
      ...(['shops/not-found', 'applications/not-found', 'applications/closed'] as const),
      ...(['checkouts/in-progress', 'checkouts/limit-reached'] as const),
    ],
    handler: ({ params: { shop_id, secret }, request, reply }) =>
      inShop(shop_id, async shopId => {
        hide(reply)
        const application = await getApplication(context, shopId, secret)
        await takeRoom(shopId, request.ip)
        return openWinnersCheckout(context, application, request.ip)
      }),
  })
}

/** The address is a secret. */
function hide(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
}
