/** What is read again when the tree has changed: items show the names of their categories. */
export const CATEGORY_PATHS = ['/api/item_categories', '/api/items', '/console/api/items'] as const
