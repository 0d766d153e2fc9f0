/** GET /api/delivery_companies (R-CARRIER-1). */
import { DELIVERY_COMPANIES, type DeliveryCompany } from './companies.ts'

/** All carriers, in display order. */
export function listDeliveryCompanies(): readonly DeliveryCompany[] {
  return DELIVERY_COMPANIES
}
