/**
 * The pages of all shops below `/shops/{shop_id}` (docs/rules/storefront.md, docs/decisions/018-storefront.md).
 *
 * How a page is added. A page is a function that answers a `Page`: its title, its content and what else its head says. The
 * content is a template of `markup` (`lib/markup.ts`), which escapes whatever is put into it; no other markup is made.
 * Words come from `frame.words`, colours and spaces from the style sheet, which is in parts in `theme/`.
 *
 *     addBuyerPage(storefront, '/orders/:secret', async ({ shopId, params, frame }) => orderPage(frame, …))
 *     addForm(storefront, '/checkout', ['checkouts'], async ({ form, cart, shopId, reply }) => ({ to: '/checkout/…' }))
 *
 * `addBuyerPage` is for what one buyer sees: it is kept by no cache. `addSharedPage` is for what is the same for everybody: it
 * says how its versions are looked up, and is made once for each. `addForm` takes a form that a page of this server sent
 * (others are refused), and answers where to go on (303), or a page that shows the form once more with what is wrong, status
 * 422. Paths are those below `/shops/{shop_id}`, parameters as Fastify writes them. Each is limited by the rate of buyers, and
 * its work is done on behalf of its shop. A `Problem` that is thrown becomes a page, in words of `words/ja-problems.ts`.
 *
 * Prices: `words.yen`, or `priceOf` (`price.ts`) with the price before a sale. Fields with their label, note and error:
 * `field.ts`. Cookies: `shopCookie`. What must be true of pages is
 * tried for all of them by `test/browser/storefront.test.ts` (`PAGES` there) and `test/integration/storefront/`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InShop } from '../checkout/open-shop.ts'
import type { Context } from '../context.ts'
import type { BudgetName } from '../http/budgets.ts'
import { toProblem } from '../http/error-handler.ts'
import { notFound } from '../http/problems.ts'
import { goOnWith, stillToCome } from '../lib/at-once.ts'
import { SHOP_KEY } from '../lib/text.ts'
import { type Form, readForm } from './form-body.ts'
import type { Page } from './page.ts'
import type { Looked, PageCache } from './page-cache.ts'
import { sendProblemPage } from './problem-page.ts'
import { requireSameSite } from './same-site.ts'
import { renderPage, sendPrivate, sendShared } from './send-page.ts'
import type { Frames, ShopFrame } from './shop-frame.ts'
import type { ShopVersion } from './version-store.ts'

/** What pages are made with. */
export interface Storefront {
  /** The part of the application whose problems are told as pages. */
  readonly app: FastifyInstance
  readonly context: Context
  readonly inShop: InShop
  readonly frames: Frames
  readonly pages: PageCache
}

type Texts = Readonly<Record<string, string | undefined>>

/** Who asks for what. */
export interface Visit {
  readonly shopId: number
  readonly frame: ShopFrame
  /** Parameters of the path, besides the shop's key. */
  readonly params: Readonly<Record<string, string>>
  /** The first value of each name of the query. */
  readonly query: Texts
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Where a form leads. */
export interface Onward {
  /** A path below the shop's, such as `/cart`, or a whole address. */
  readonly to: string
}

const KEY = new RegExp(SHOP_KEY.pattern)

const BUYER = { access: 'open', rate: 'buyer' } as const
const HIDDEN = { hide: true } as const

/** Adds a page of one buyer. It answers a page, or where to go instead. */
export function addBuyerPage(
  { app, inShop, frames }: Storefront,
  path: string,
  page: (visit: Visit) => Promise<Page | Onward>,
): void {
  app.get(urlOf(path), { config: BUYER, schema: HIDDEN }, (request, reply) =>
    inShop(keyOf(request), async shopId => {
      const frame = await frames.of(shopId, await frames.version(shopId))
      return answer(frame, await page(visitOf(shopId, frame, request, reply)), request, reply)
    }),
  )
}

/** How a page for everybody is found: see `Making` in `page-cache.ts`. */
export interface SharedPage<State extends ShopVersion> {
  /** What of the request makes it this page; part of its key. Throws where it is none. */
  readonly asked: (visit: Pick<Visit, 'params' | 'query'>) => string
  readonly look: (shopId: number, asked: string) => Promise<Looked<State>>
  /** Makes the page. What of it is of the time must be in the version. */
  readonly make: (frame: ShopFrame, shopId: number, asked: string, state: State) => Page | Promise<Page>
}

/** Adds a page that is the same for everybody. */
export function addSharedPage<State extends ShopVersion>(
  { app, inShop, frames, pages }: Storefront,
  path: string,
  { asked, look, make }: SharedPage<State>,
): void {
  app.get(urlOf(path), { config: BUYER, schema: HIDDEN }, (request, reply) => {
    const sent = inShop(keyOf(request), shopId => {
      const wanted = asked({ params: paramsOf(request), query: queryOf(request) })
      const page = pages<State>({
        key: `${shopId}${path} ${wanted}`,
        look: () => look(shopId, wanted),
        make: async state => {
          const frame = await frames.of(shopId, state)
          return renderPage(frame, await make(frame, shopId, wanted, state))
        },
      })
      return goOnWith(page, made => sendShared(request, reply, made))
    })
    return stillToCome(sent)
  })
}

/** Adds what takes a form; `keeps` names what it can make the program keep. */
export function addForm(
  { app, inShop, frames, context }: Storefront,
  path: string,
  keeps: readonly BudgetName[],
  take: (visit: Visit & { readonly form: Form }) => Promise<Page | Onward>,
): void {
  const config = { ...BUYER, keeps, keys: 'ignored' } as const
  app.post(urlOf(path), { config, schema: HIDDEN }, (request, reply) =>
    inShop(keyOf(request), async shopId => {
      requireSameSite(request, context.baseUrl)
      const form = await readForm(request)
      const frame = await frames.of(shopId, await frames.version(shopId))
      const next = await take({ ...visitOf(shopId, frame, request, reply), form })
      return answer(frame, next, request, reply)
    }),
  )
}

/** Has problems of this part told as pages. */
export function tellProblems({ app, inShop, frames }: Storefront): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = toProblem(error, request)
    if (problem.status >= 500)
      request.log.error({ reqId: request.id, err: error, problem: problem.type }, problem.message)
    return sendProblemPage(
      request,
      reply,
      problem,
      await frameOf({ inShop, frames }, paramsOf(request).shop_id),
    )
  })
}

/** The frame of the shop that a path names; undefined where there is none, or where it cannot be found out. */
export async function frameOf(
  { inShop, frames }: Pick<Storefront, 'inShop' | 'frames'>,
  key: string | undefined,
): Promise<ShopFrame | undefined> {
  if (key === undefined || !KEY.test(key)) return undefined
  try {
    return await inShop(key, async shopId => frames.of(shopId, await frames.version(shopId)))
  } catch {
    return undefined
  }
}

function answer(frame: ShopFrame, next: Page | Onward, request: FastifyRequest, reply: FastifyReply) {
  if ('to' in next) {
    const to = next.to.startsWith('/') || next.to === '' ? `${frame.path}${next.to}` : next.to
    return reply.header('cache-control', 'no-store').redirect(to, 303)
  }
  return renderPage(frame, next).then(page => sendPrivate(request, reply, page))
}

function urlOf(path: string): string {
  return `/shops/:shop_id${path}`
}

/** The shop's key. Throws 404 where it is none that a shop can have. */
export function keyOf({ params }: FastifyRequest): string {
  const key = (params as { readonly shop_id?: string }).shop_id ?? ''
  if (!KEY.test(key)) throw notFound('shops')
  return key
}

function paramsOf({ params }: FastifyRequest): Readonly<Record<string, string>> {
  return params as Readonly<Record<string, string>>
}

function queryOf({ query }: FastifyRequest): Texts {
  const values = Object.entries(query as Record<string, string | readonly string[]>)
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'string' ? value : value[0]]),
  )
}

function visitOf(shopId: number, frame: ShopFrame, request: FastifyRequest, reply: FastifyReply): Visit {
  return { shopId, frame, params: paramsOf(request), query: queryOf(request), request, reply }
}
