/**
 * Forms of a shop's pages, sent without any script, and again where nobody knows what became of them. Left out are a cart and a checkout
 * that are begun, since who does not get their cookie begins others, and a receipt, which notes no more than when it was first made.
 */
import type { FastifyInstance } from 'fastify'
import type { OpenPage } from '../../../support/storefront/form-filler.ts'
import { textOf } from '../../../support/storefront/visitor.ts'
import { MONTHLY, onSale } from '../../checkout/support/buyer.ts'
import { ME, makePageBuyer, must, type PageBuyer, THANKS } from '../../storefront/support/buyer.ts'
import type { Deed, Kind, Outcome } from './lose-each.ts'
import { seeToPayments } from './operations.ts'
import { BEGINNING, type World } from './world.ts'

/** A step: what is sold, what has to be done before it, and the form that is sent. */
interface Step {
  readonly name: string
  readonly sold?: Readonly<Record<string, unknown>>
  before(buyer: PageBuyer, item: number): Promise<OpenPage>
  send(buyer: PageBuyer, page: OpenPage): Promise<OpenPage>
  readonly leadsTo: RegExp
  /** Whether the payment service may be told only by a job, some minutes later. */
  readonly isToldLater?: true
}

/** It says that the payment is being looked after, and leads to the order when it is there. */
const WAITING = '/checkout/payment'

const APPLICATION = /^\/applications\/[0-9A-Za-z]{22}$/

const CASH = { payment: 'cod' }
const CARD = { payment: 'creditcard', card: 'sim' }
const CARD_TO_APPROVE = { payment: 'creditcard', card: 'sim:authorise=redirect' }

const LOTTERY = {
  ...{ type: 'lottery', price: 5000 },
  lottery: {
    application_start_at: '2026-11-19T00:00:00Z',
    application_end_at: '2026-11-24T00:00:00Z',
    scheduled_announce_at: '2026-11-25T03:00:00Z',
  },
}

/** The steps that lead to an order. */
const BUYING: readonly Step[] = [
  {
    name: 'a form of the cart',
    before: async (buyer, item) => {
      await buyer.visitor.post('/cart/lines', { item: String(item), amount: '1' })
      return buyer.open('/cart')
    },
    send: (buyer, page) => buyer.send(page, '/cart', { amount: '2' }),
    leadsTo: /^\/cart$/,
  },
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
  {
    name: 'a form that gives up',
    before: (buyer, item) => buyer.confirm(item, CASH),
    send: (buyer, page) => buyer.send(page, '/checkout/cancel'),
    leadsTo: /^\/cart$/,
  },
  {
    name: 'a form that pays in another way',
    before: async (buyer, item) => {
      await buyer.order(await buyer.confirm(item, CARD_TO_APPROVE))
      return must(await buyer.open(WAITING), WAITING)
    },
    send: (buyer, page) => buyer.send(page, '/checkout/reopen'),
    leadsTo: /^\/checkout\/delivery/,
    isToldLater: true,
  },
  ...[CASH, CARD].map(said => ({
    name: `a form that orders, by ${said.payment}`,
    before: (buyer: PageBuyer, item: number) => buyer.confirm(item, said),
    send: (buyer: PageBuyer, page: OpenPage) => buyer.order(page),
    leadsTo: THANKS,
  })),
]

/** What a buyer can do at the page of a subscription. */
const OF_SUBSCRIPTIONS: readonly Step[] = [
  subscriptionStep('pause'),
  subscriptionStep('resume', 'pause'),
  subscriptionStep('stop'),
  {
    ...subscriptionStep('payment'),
    send: (buyer, page) => buyer.send(page, `${page.path}/payment`, { card: 'sim' }),
  },
  {
    ...subscriptionStep('customer'),
    before: async (buyer, item) => {
      const { path } = await subscribe(buyer, item)
      return must(await buyer.open(`${path}/customer`), `${path}/customer`)
    },
    send: (buyer, page) => buyer.send(page, page.path, { last: '鈴木' }),
  },
]

function subscriptionStep(change: string, first?: string): Step {
  return {
    ...{ name: `a form of a subscription: ${change}`, sold: MONTHLY },
    before: async (buyer, item) => {
      const page = await subscribe(buyer, item)
      return first === undefined ? page : must(await buyer.send(page, `${page.path}/${first}`), page.path)
    },
    send: (buyer, page) => buyer.send(page, `${page.path}/${change}`),
    leadsTo: /^\/subscriptions\/[0-9A-Za-z]{22}$/,
  }
}

/** Buys it, and goes to the page of the subscription. */
async function subscribe(buyer: PageBuyer, item: number): Promise<OpenPage> {
  const { html } = must(await buyer.order(await buyer.confirm(item, CARD)), THANKS)
  const [path = ''] = /\/subscriptions\/[0-9A-Za-z]{22}/.exec(html) ?? []
  return must(await buyer.open(path), path)
}

/** What an applicant can do. */
const OF_APPLICATIONS: readonly Step[] = [
  {
    ...{ name: 'a form that applies', sold: LOTTERY },
    before: (buyer, item) => buyer.confirm(item, {}),
    send: (buyer, page) => buyer.order(page),
    leadsTo: APPLICATION,
  },
  {
    ...{ name: 'a form that withdraws', sold: LOTTERY },
    before: async (buyer, item) => must(await buyer.order(await buyer.confirm(item, {})), APPLICATION),
    send: (buyer, page) => buyer.send(page, `${page.path}/withdraw`),
    leadsTo: APPLICATION,
  },
]

const STEPS: readonly Step[] = [...BUYING, ...OF_SUBSCRIPTIONS, ...OF_APPLICATIONS]

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
  const item = await onSale(shop, 3, step.sold)
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
      const isAwaited = shown.path === WAITING
      if (isAwaited || step.isToldLater) await seeToPayments(page)
      return outcomeOf(step, isAwaited ? await buyer.open(WAITING) : shown)
    },
    reads: [],
  }
}

function outcomeOf({ leadsTo }: Step, { path, status, html }: OpenPage): Outcome {
  const told = `${status} ${path} ${textOf(html).slice(0, 200)}`
  if (status === 200 && leadsTo.test(path)) return { isDone: true, told, faults: [] }
  return { isDone: false, told, faults: [502, 503, 504].includes(status) ? [] : [told] }
}
