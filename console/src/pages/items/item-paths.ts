/** What is read again when an item has changed. */
export const ITEM_PATHS = ['/api/items', '/console/api/items', '/console/api/statistics'] as const
