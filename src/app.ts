/** The HTTP application: the only place where Fastify is made, so that tests run by the same rules as the server. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { makeAuthenticate } from './auth/authenticate.ts'
import { SCOPES } from './auth/scopes.ts'
import type { Actor } from './auth/store.ts'
import { consoleRoutes } from './console/routes.ts'
import { CONSOLE_HEADER } from './console/same-origin.ts'
import { type CheckSession, makeSessionCheck } from './console/session-check.ts'
import type { Context } from './context.ts'
import { setMediaTypeAside } from './http/body.ts'
import { answerClientError } from './http/client-errors.ts'
import { allowOrigins } from './http/cors.ts'
import { handleErrors } from './http/error-handler.ts'
import { LEFT_TO_US, refuseUnfit } from './http/fit-requests.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoutes } from './http/metrics.ts'
import { collectOpenApi } from './http/openapi.ts'
import { checkScopes } from './http/operation.ts'
import { Problem } from './http/problems.ts'
import { serveReferencePage } from './http/reference-page.ts'
import { requestIdOf } from './http/request-id.ts'
import {
  answerUnknownRoutes,
  hasEmptyParameter,
  MAX_PARAMETER_LENGTH,
  rememberRoutes,
  targetOf,
} from './http/routing.ts'
import { continueAfterChecks, discardUnreadBodies } from './http/unread-body.ts'
import { makeValidatorCompiler } from './http/validator.ts'
import { MAX_BYTES } from './images/image-types.ts'
import { imageRoutes } from './images/routes.ts'
import { uploadRoute } from './objects/disk/upload/route.ts'
import { withoutTokens } from './request-log/masks.ts'
import { recordRequests } from './request-log/record-requests.ts'
import { DELIVERY_COMPANY_COMPONENTS, deliveryCompanyRoutes } from './resources/delivery_companies/routes.ts'
import { fileRoutes } from './resources/files/routes.ts'
import { categoryRoutes } from './resources/item_categories/routes.ts'
import { CATEGORY_COMPONENTS } from './resources/item_categories/schemas.ts'
import { itemImageRoutes } from './resources/items/image-routes.ts'
import { makeRenderedItems } from './resources/items/rendered-items.ts'
import { itemRoutes } from './resources/items/routes.ts'
import { ITEM_COMPONENTS } from './resources/items/schemas.ts'
import { variationRoutes } from './resources/items/variation-routes.ts'
import { orderRoutes } from './resources/orders/routes.ts'
import { ORDER_COMPONENTS } from './resources/orders/schemas.ts'
import { orderWriteRoutes } from './resources/orders/write-routes.ts'
import { USER_COMPONENTS, userRoutes } from './resources/user/routes.ts'

/** What the OpenAPI document names and refers to. */
const COMPONENTS = [
  ...ITEM_COMPONENTS,
  ...CATEGORY_COMPONENTS,
  ...ORDER_COMPONENTS,
  ...DELIVERY_COMPANY_COMPONENTS,
  ...USER_COMPONENTS,
]

/** Builds the application over a context; it does not listen yet. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // A logger of its own for each request would cost more than the one line it writes; the lines carry the id.
    childLoggerFactory: logger => logger,
    rewriteUrl: request => targetOf(request.url ?? '/'),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // Time to send a request: 10 MiB from a telephone take minutes. JSON bodies have less: see http/body.ts.
    requestTimeout: 300_000,
    http: { headersTimeout: 30_000, ...LEFT_TO_US },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, context.log),
    return503OnClosing: false,
  })
  app.setValidatorCompiler(makeValidatorCompiler())
  // Compiled serializers took a third of the start's CPU time and 40 MB, and items, the hot answers, are bytes already.
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  // Bodies stay unread until the operation asks: see http/body.ts.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  handleErrors(app)
  continueAfterChecks(app)
  discardUnreadBodies(app)
  logRequests(app)
  refuseWhileClosing(app)
  refuseUnfit(app)
  const findMethods = rememberRoutes(app)
  await allowOrigins(app, context.config.corsOrigins, findMethods)
  answerUnknownRoutes(app, findMethods)
  const checkSession = makeSessionCheck(context)
  authenticateRequests(app, context, checkSession)
  recordRequests(app, context)
  requireDeclaredAccess(app)

  await collectOpenApi(app, context.baseUrl, COMPONENTS)
  itemRoutes(app, context, makeRenderedItems(context.db, context.clock, context.baseUrl))
  variationRoutes(app, context)
  itemImageRoutes(app, context)
  fileRoutes(app, context)
  uploadRoute(app, context, MAX_BYTES)
  imageRoutes(app, context)
  categoryRoutes(app, context)
  orderRoutes(app, context)
  orderWriteRoutes(app, context)
  deliveryCompanyRoutes(app)
  userRoutes(app, context, context.baseUrl)
  healthRoutes(app, context)
  metricsRoutes(app, context)
  serveReferencePage(app, () => Fastify())
  consoleRoutes(app, context, checkSession)
  return app
}

/** Requests that run are finished; new ones on connections that are still open are sent away. */
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(closing ? shuttingDown() : undefined)
  })
  // A connection that was busy when the closing began would else stay open for its keep-alive time, 72 s.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close')
    done()
  })
}

function shuttingDown(): Problem {
  return new Problem('internal/shutting-down', 'This server is about to stop. Try again in a moment.', {
    headers: { 'retry-after': '1', connection: 'close' },
  })
}

/** One line a request, when it is answered. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { actor, method, url, routeOptions } = request
    request.log.info(
      {
        reqId: request.id,
        method,
        url: withoutTokens(url),
        operation: routeOptions.config.operation?.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        shop: actor?.shopId,
        token: actor?.tokenId,
      },
      'answered',
    )
    done()
  })
}

/** What a session of the console may do: all that the shop can. */
const ALL_SCOPES: Actor['scopes'] = new Set(SCOPES)

/** 401 and 403 come before anything else of a known route (decision 0.3). */
function authenticateRequests(app: FastifyInstance, context: Context, checkSession: CheckSession): void {
  const authenticate = makeAuthenticate(context.db, context.clock, error =>
    context.log.warn({ err: error }, 'the use of a token was not noted'),
  )
  app.decorateRequest('actor', undefined)
  app.decorateRequest('sentMediaType', undefined)
  app.decorateRequest('sentBody', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.operation === undefined) return done()
    if (hasEmptyParameter(request.params)) return void reply.callNotFound()
    setMediaTypeAside(request)
    const admit = (actor: Actor) => {
      request.actor = actor
      checkScopes(request)
    }
    const { authorization } = request.headers
    // A known token needs no waiting, so neither does its request.
    try {
      const actor =
        authorization === undefined && request.headers[CONSOLE_HEADER] !== undefined
          ? checkSession(request).then(session => ({ ...session, scopes: ALL_SCOPES, expiresAt: null }))
          : authenticate(authorization)
      if (actor instanceof Promise) return void actor.then(admit).then(() => done(), done)
      admit(actor)
    } catch (error) {
      return done(error as Error)
    }
    return done()
  })
}

/** A route that declares neither its scopes nor that it is open does not boot. */
function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: { method: string; url: string; config?: { operation?: unknown; open?: unknown } }[] = []
  app.addHook('onRoute', route => {
    routes.push(route as (typeof routes)[number])
  })
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ config }) => !config?.operation && !config?.open)
    const corsPreflight = (route: { method: string }) => route.method === 'OPTIONS'
    const faults = undeclared.filter(route => !corsPreflight(route))
    if (faults.length > 0) {
      throw new Error(`No access declared: ${faults.map(({ method, url }) => `${method} ${url}`).join(', ')}`)
    }
  })
}
