/** The carriers that a dispatch can name (R-CARRIER-1). Ids and names are stable: integrators map by them. */

/** One carrier; 0 is no carrier and stands for "unspecified" elsewhere. */
export interface DeliveryCompany {
  readonly id: number
  readonly name: string
}

/** All carriers, in display order. */
export const DELIVERY_COMPANIES: readonly DeliveryCompany[] = [
  { id: 1, name: 'クロネコヤマト' },
  { id: 2, name: '佐川急便' },
  { id: 3, name: '日本通運' },
  { id: 4, name: '日本郵便' },
  { id: 5, name: '西濃運輸' },
  { id: 6, name: '福山通運' },
  { id: 7, name: 'その他' },
]

/** A carrier's name; undefined for none (0 or null) and for one that is not in the list. */
export function carrierName(companyId: number | null): string | undefined {
  return DELIVERY_COMPANIES.find(({ id }) => id === companyId)?.name
}
