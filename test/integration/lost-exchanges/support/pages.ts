/** Steps of buying on a shop's pages, without any script: a form is sent, and sent again where nobody knows what became of it. */
import type { FastifyInstance } from 'fastify'
import type { OpenPage } from '../../../support/storefront/form-filler.ts'
import { textOf } from '../../../support/storefront/visitor.ts'
import { onSale } from '../../checkout/support/buyer.ts'
import { ME, makePageBuyer, type PageBuyer, THANKS } from '../../storefront/support/buyer.ts'
import type { Deed, Kind, Outcome } from './lose-each.ts'
import { seeToPayments } from './operations.ts'
import { BEGINNING, type World } from './world.ts'

/** A step: what has to be done before it, and the form that is sent. */
interface Step {
  readonly name: string
  before(buyer: PageBuyer, item: number): Promise<OpenPage>
  send(buyer: PageBuyer, page: OpenPage): Promise<OpenPage>
  readonly leadsTo: RegExp
}

const CASH = { payment: 'cod' }
const CARD = { payment: 'creditcard', card: 'sim' }

const STEPS: readonly Step[] = [
  {
    name: 'a form of who buys',
    before: (buyer, item) => buyer.begin(item),
    send: (buyer, page) => buyer.send(page, '/checkout/customer', ME),
    leadsTo: /^\/checkout\/delivery$/,
  },
  {
    name: 'a form of the delivery',
    before: async (buyer, item) => buyer.introduce(await buyer.begin(item)),
    send: (buyer, page) => buyer.send(page, '/checkout/delivery', CASH),
    leadsTo: /^\/checkout\/confirm$/,
  },
  ...[CASH, CARD].map(said => ({
    name: `a form that orders, by ${said.payment}`,
    before: (buyer: PageBuyer, item: number) => buyer.confirm(item, said),
    send: (buyer: PageBuyer, page: OpenPage) => buyer.order(page),
    leadsTo: THANKS,
  })),
]

let turn = 0

/** The steps that change something. */
export function pageKinds(world: World): Kind[] {
  return STEPS.map(step => ({
    ...{ name: step.name, usesUp: false, isInParts: false },
    prepare: () => prepareStep(world, step),
  }))
}

async function prepareStep({ page, app }: World, step: Step): Promise<Deed> {
  turn += 1
  page.context.setTime(BEGINNING)
  const shop = await page.makeShop(`page-${turn}`)
  const item = await onSale(shop, 3)
  // One browser, whose calls go by the road from the step on.
  let server = page.app
  const either = { inject: (...asked: Parameters<typeof app.inject>) => server.inject(...asked) }
  const buyer = makePageBuyer({ app: either as FastifyInstance }, `page-${turn}`)
  const form = await step.before(buyer, item)
  server = app
  return {
    shopId: shop.shopId,
    attempt: async () => outcomeOf(step, await step.send(buyer, form)),
    again: async () => {
      const shown = await step.send(buyer, form)
      if (shown.path !== WAITING) return outcomeOf(step, shown)
      await seeToPayments(page)
      return outcomeOf(step, await buyer.open(WAITING))
    },
    reads: [],
  }
}

/** It says that the payment is being looked after, and leads to the order when it is there. */
const WAITING = '/checkout/payment'

function outcomeOf({ leadsTo }: Step, { path, status, html }: OpenPage): Outcome {
  const told = `${status} ${path} ${textOf(html).slice(0, 200)}`
  if (status === 200 && leadsTo.test(path)) return { isDone: true, told, faults: [] }
  return { isDone: false, told, faults: [502, 503, 504].includes(status) ? [] : [told] }
}
