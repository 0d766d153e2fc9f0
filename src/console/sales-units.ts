/** What a bar of sales stands for. Imports nothing: the page reads it too. */
export const SALES_UNITS = ['day', 'week', 'month'] as const
export type SalesUnit = (typeof SALES_UNITS)[number]
