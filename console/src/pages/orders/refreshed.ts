/** What is read again after anything was done with an order: the order, its history and mails, stock, and the charts. */
export const REFRESHED = [
  '/api/orders',
  '/console/api/orders',
  '/console/api/order_counts',
  '/console/api/mails',
  '/console/api/papers',
  '/api/items',
  '/console/api/statistics',
]
