/** Everything under `/console`: the page, and the routes that only it calls. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { accountRoutes } from './account-routes.ts'
import { auditRoutes } from './audit-routes.ts'
import { bindingRoutes } from './binding-routes.ts'
import { carrierRoutes } from './carrier-routes.ts'
import { confirmationRoutes } from './confirmation-routes.ts'
import { couponRoutes } from './coupon-routes.ts'
import { factorRoutes } from './factor-routes.ts'
import { firstDayRoutes } from './first-day-routes.ts'
import { itemFileRoutes } from './item-file-routes.ts'
import { itemImportRoutes } from './item-import-routes.ts'
import { consoleItemRoutes } from './item-routes.ts'
import { itemSellingRoutes } from './item-selling-routes.ts'
import { consoleLotteryRoutes } from './lottery-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { newOrderRoutes } from './new-order-routes.ts'
import { orderListRoutes } from './order-list-routes.ts'
import { consoleOrderRoutes } from './order-routes.ts'
import { paperRoutes } from './paper-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { requestRoutes } from './request-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { salesRoutes } from './sales-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { serveConsole } from './serve-console.ts'
import { settingsRoutes } from './settings-routes.ts'
import { shippingRoutes } from './shipping-routes.ts'
import { statisticsRoutes } from './statistics-routes.ts'
import { consoleSubscriptionRoutes } from './subscription-routes.ts'
import { tokenRoutes } from './token-routes.ts'

/** Registers all of them. */
export function consoleRoutes(app: FastifyInstance, context: Context): void {
  accountRoutes(app, context)
  confirmationRoutes(app, context)
  peopleRoutes(app, context)
  resetRoutes(app, context)
  secondStepRoutes(app, context)
  factorRoutes(app, context)
  tokenRoutes(app, context)
  requestRoutes(app, context)
  statisticsRoutes(app, context)
  firstDayRoutes(app, context)
  salesRoutes(app, context)
  searchRoutes(app, context)
  mailRoutes(app, context)
  settingsRoutes(app, context)
  shippingRoutes(app, context)
  bindingRoutes(app, context)
  couponRoutes(app, context)
  previewRoutes(app, context)
  itemFileRoutes(app, context)
  consoleItemRoutes(app, context)
  itemSellingRoutes(app, context)
  itemImportRoutes(app, context)
  consoleSubscriptionRoutes(app, context)
  consoleLotteryRoutes(app, context)
  auditRoutes(app, context)
  consoleOrderRoutes(app, context)
  orderListRoutes(app, context)
  paperRoutes(app, context)
  carrierRoutes(app, context)
  newOrderRoutes(app, context)
  serveConsole(app, context)
}
