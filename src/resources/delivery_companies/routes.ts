/** GET /api/delivery_companies (R-CARRIER-1). */
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from '#typebox'
import { addOperation } from '../../http/operation.ts'
import { Id, Ref } from '../../http/schemas.ts'
import { listDeliveryCompanies } from './list-delivery-companies.ts'

const DeliveryCompany = Type.Object({ id: Id, name: Type.String() }, { $id: 'DeliveryCompany' })

/** Schemas that the OpenAPI document shows as components. */
export const DELIVERY_COMPANY_COMPONENTS: readonly TSchema[] = [DeliveryCompany]

/** Companies that a list can have; there are seven. */
const MAX_COMPANIES = 100

/** Registers the operation. */
export function deliveryCompanyRoutes(app: FastifyInstance): void {
  addOperation(app, {
    operationId: 'listDeliveryCompanies',
    method: 'GET',
    path: '/api/delivery_companies',
    tag: 'delivery_companies',
    noPersonalData: true,
    summary: 'List delivery companies',
    description: 'Ids and names never change, so that they can be mapped by either.',
    scopes: ['orders.read'],
    success: {
      status: 200,
      description: 'All of them, in display order.',
      schema: Type.Array(Ref(DeliveryCompany), { maxItems: MAX_COMPANIES }),
    },
    problems: [],
    handler: listDeliveryCompanies,
  })
}
