/** The HTTP application: the only place where Fastify is made, so that tests run by the same rules as the server. */

import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { fastify } from '#fastify'
import { recordCalls } from './audit/record-calls.ts'
import { type Authenticate, makeAuthenticate } from './auth/authenticate.ts'
import { archiveMetrics } from './backup/archive/metrics.ts'
import { budgetMetrics } from './budgets/metrics.ts'
import { ITEM_FILES } from './checkout/digital/announce-item-file.ts'
import { extrasOf } from './checkout/extras-of-order.ts'
import { CHECKOUT_COMPONENTS, checkoutRoutes } from './checkout/routes.ts'
import { requireConfirmed } from './console/confirmation.ts'
import { collectConsoleDocument } from './console/openapi.ts'
import { consoleRoutes } from './console/routes.ts'
import { namesOurPage, requireOurPage } from './console/same-origin.ts'
import { makeSessionCheck, requireOwnPassword } from './console/session-check.ts'
import { type Context, readsOf } from './context.ts'
import { checkAccess } from './http/access.ts'
import { calmMetrics } from './http/calm-metrics.ts'
import { answerClientError } from './http/client-errors.ts'
import { boundConnections, timeoutsOf } from './http/connections.ts'
import { allowOrigins } from './http/cors.ts'
import { countAnswers } from './http/count-answers.ts'
import { knowDeclared } from './http/declared.ts'
import { handleErrors, toProblem } from './http/error-handler.ts'
import { LEFT_TO_US, refuseUnfit } from './http/fit-requests.ts'
import { refuseWhenFull } from './http/full-disk.ts'
import { healthRoutes } from './http/health.ts'
import { takeKeys } from './http/idempotency/keyed-calls.ts'
import { answerInTurn } from './http/in-turn.ts'
import { refuseWhileClosing } from './http/leaving.ts'
import { metricsRoutes } from './http/metrics.ts'
import { collectOpenApi } from './http/openapi.ts'
import type { Peers } from './http/peers.ts'
import { serveProblemPages } from './http/problem-pages.ts'
import { limitRates } from './http/rate-limit.ts'
import { serveReferencePage } from './http/reference-page.ts'
import { makeRequestIds } from './http/request-id.ts'
import { logRequests } from './http/request-line.ts'
import { answerUnknownRoutes, MAX_PARAMETER_LENGTH, rememberRoutes, targetOf } from './http/routing.ts'
import { sendTogether } from './http/send-together.ts'
import { traceRequests } from './http/trace-requests.ts'
import { takeTurns } from './http/turns.ts'
import { continueAfterChecks, discardUnreadBodies } from './http/unread-body.ts'
import { makeValidatorCompiler } from './http/validator.ts'
import { imageRoutes } from './images/routes.ts'
import { shrinkBufferPool } from './lib/buffer-pool.ts'
import { isWithin } from './lib/network-address.ts'
import { maskPath } from './request-log/mask-path.ts'
import { recordRequests } from './request-log/record-requests.ts'
import { DELIVERY_COMPANY_COMPONENTS, deliveryCompanyRoutes } from './resources/delivery_companies/routes.ts'
import { MAX_FILE_BYTES } from './resources/files/limits.ts'
import { fileRoutes } from './resources/files/routes.ts'
import { categoryRoutes } from './resources/item_categories/routes.ts'
import { CATEGORY_COMPONENTS } from './resources/item_categories/schemas.ts'
import { itemImageRoutes } from './resources/items/image-routes.ts'
import { makeRenderedItems } from './resources/items/rendered-items.ts'
import { itemRoutes } from './resources/items/routes.ts'
import { ITEM_COMPONENTS } from './resources/items/schemas.ts'
import { variationRoutes } from './resources/items/variation-routes.ts'
import { BUYER_ORDER_COMPONENTS } from './resources/orders/buyer-schemas.ts'
import { orderRoutes } from './resources/orders/routes.ts'
import { ORDER_COMPONENTS } from './resources/orders/schemas.ts'
import { USER_COMPONENTS, userRoutes } from './resources/user/routes.ts'
import { type OpenStorefront, openStorefront, storefrontRoutes } from './storefront/routes.ts'
import { makeTellPeople } from './storefront/unknown-pages.ts'
import { uploadRoute } from './uploads/route.ts'

/** What the OpenAPI document names and refers to. */
const COMPONENTS = [
  ...ITEM_COMPONENTS,
  ...CATEGORY_COMPONENTS,
  ...ORDER_COMPONENTS,
  ...BUYER_ORDER_COMPONENTS,
  ...DELIVERY_COMPANY_COMPONENTS,
  ...USER_COMPONENTS,
  ...CHECKOUT_COMPONENTS,
]

/** Builds the application over a context; it does not listen yet. `peers` are the other processes of the same server. */
export async function buildApp(context: Context, peers?: Peers): Promise<FastifyInstance> {
  shrinkBufferPool()
  const log = context.log as FastifyBaseLogger
  const idOf = makeRequestIds()
  const server = { log, idOf, rates: () => app.rates }
  const isTrusted = isWithin(context.config.trustedProxies)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: idOf,
    // A logger of its own for each request would cost more than the one line it writes; the lines carry the id.
    childLoggerFactory: logger => logger,
    rewriteUrl: request => targetOf(request.url ?? '/'),
    // Whoever connects can write X-Forwarded-For: it counts as far back as proxies that are ours have written it.
    trustProxy: isTrusted,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // JSON bodies have less: see http/body.ts.
    requestTimeout: context.config.requestTimeoutMs,
    http: { ...timeoutsOf(context.config.connectionLimits), ...LEFT_TO_US },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, server),
    return503OnClosing: false,
    schemaController: { compilersFactory: makeCompilers() },
  })
  // Bodies stay unread until the operation asks: see http/body.ts.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  boundConnections(app, context.config.connectionLimits, isTrusted, server, peers?.connectionsBefore)
  answerInTurn(app, socket => app.rates?.noteExcess(socket.remoteAddress ?? ''))
  knowDeclared(app)
  handleErrors(app)
  continueAfterChecks(app)
  discardUnreadBodies(app, context.config.connectionLimits.silenceMs)
  logRequests(app, context, maskPath)
  countAnswers(app)
  takeTurns(app)
  // What waited for its turn goes on in that of another.
  if (context.config.telemetry?.traces) traceRequests(app, isTrusted)
  refuseWhileClosing(app)
  refuseUnfit(app)
  const findMethods = rememberRoutes(app)
  await allowOrigins(app, context.config.corsOrigins, findMethods)
  const storefront = openStorefront(context)
  answerUnknownRoutes(app, findMethods, makeTellPeople(storefront))
  limitRates(app, context.config.rateLimits, context.clock, peers?.shareCounts)
  const authenticate = makeAuthenticate(context.db, context.clock, error =>
    context.log.warn({ err: error }, 'the use of a token was not noted'),
  )
  authenticateRequests(app, context, authenticate)
  guardWrites(app, context)
  recordRequests(app, context, authenticate)
  recordCalls(app, context)
  sendTogether(app)

  await collectOpenApi(app, context.baseUrl, COMPONENTS)
  await collectConsoleDocument(app, context.baseUrl)
  addRoutes(app, context, storefront, peers)
  return app
}

type Compilers = Required<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
>

/** Fastify reads its own, with what they need, unless it is told so early that there are others. */
function makeCompilers(): Compilers {
  const validator = makeValidatorCompiler()
  return {
    // Its type tells how Ajv compiles, not how Fastify has it compile.
    buildValidator: (() => validator) as unknown as Compilers['buildValidator'],
    // Compiled serializers took a third of the start's CPU time and 40 MB, and items, the hot answers, are bytes already.
    buildSerializer: () => () => data => JSON.stringify(data),
  }
}

/** All routes, after the hooks and the documents that they are to have. */
function addRoutes(
  app: FastifyInstance,
  context: Context,
  storefront: OpenStorefront,
  peers: Peers | undefined,
): void {
  itemRoutes(app, context, makeRenderedItems(readsOf(context), context.clock, context.baseUrl))
  variationRoutes(app, context)
  itemImageRoutes(app, context)
  fileRoutes(app, context)
  uploadRoute(app, context, { url: '/files', mostBytes: MAX_FILE_BYTES, documented: true })
  uploadRoute(app, context, ITEM_FILES)
  imageRoutes(app, context)
  categoryRoutes(app, context)
  orderRoutes(app, context, (shop, order) => extrasOf(context, shop, order))
  deliveryCompanyRoutes(app)
  userRoutes(app, context, context.baseUrl)
  checkoutRoutes(app, context, storefront.items)
  storefrontRoutes(app, storefront)
  healthRoutes(app, context)
  metricsRoutes(app, context, peers?.metricsOfAll, registry => {
    budgetMetrics(registry, context)
    archiveMetrics(registry, context)
    calmMetrics(registry, context)
  })
  serveReferencePage(app)
  serveProblemPages(app)
  consoleRoutes(app, context)
}

/** What holds for whatever stores something. */
function guardWrites(app: FastifyInstance, context: Context): void {
  refuseWhenFull(app, context.freeSpace)
  takeKeys(app, { ...context, toProblem })
}

/** 401 and 403 come before anything else of a known route (R-HTTP-2). */
function authenticateRequests(app: FastifyInstance, context: Context, authenticate: Authenticate): void {
  app.decorateRequest('sentMediaType', undefined)
  app.decorateRequest('sentBody', undefined)
  checkAccess(app, {
    authenticate,
    namesOurPage,
    requireOurPage: request => requireOurPage(request, context.baseUrl),
    checkSession: makeSessionCheck(context),
    requireOwnPassword: actor => requireOwnPassword(context, actor),
    requireConfirmed: actor => requireConfirmed(context, actor),
  })
}
