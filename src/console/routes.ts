/** Everything under `/console`: the page, and the routes that only it calls. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { accountRoutes } from './account-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { consoleOrderRoutes } from './order-routes.ts'
import { requestRoutes } from './request-routes.ts'
import { serveConsole } from './serve-console.ts'
import type { CheckSession } from './session-check.ts'
import { settingsRoutes } from './settings-routes.ts'
import { statisticsRoutes } from './statistics-routes.ts'
import { tokenRoutes } from './token-routes.ts'

/** Registers all of them. */
export function consoleRoutes(app: FastifyInstance, context: Context, checkSession: CheckSession): void {
  accountRoutes(app, context, checkSession)
  tokenRoutes(app, context, checkSession)
  requestRoutes(app, context, checkSession)
  statisticsRoutes(app, context, checkSession)
  mailRoutes(app, context, checkSession)
  settingsRoutes(app, context, checkSession)
  consoleOrderRoutes(app, context, checkSession)
  serveConsole(app, context)
}
