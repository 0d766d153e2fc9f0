/** Files that every part may import (`test/sources/dependencies.test.ts`). */

/** Files of numbers and words, which import nothing but each other. */
export const PURE_TABLES = [
  'src/audit/kinds.ts',
  'src/auth/roles.ts',
  'src/auth/scopes.ts',
  'src/carriers/kinds.ts',
  'src/checkout/digital/limits.ts',
  'src/checkout/limits.ts',
  'src/checkout/lottery/limits.ts',
  'src/checkout/subscriptions/limits.ts',
  'src/console/item-imports/limits.ts',
  'src/console/limits.ts',
  'src/images/limits.ts',
  'src/images/sizes.ts',
  'src/papers/kinds.ts',
  'src/console/sales-units.ts',
  'src/resources/files/limits.ts',
  'src/resources/item_categories/limits.ts',
  'src/resources/items/limits.ts',
  'src/resources/orders/limits.ts',
  'src/selling/limits.ts',
  'src/shops/limits.ts',
  'src/shops/selling-table.ts',
  'src/shops/setting-table.ts',
  'src/shops/setting-values.ts',
]
