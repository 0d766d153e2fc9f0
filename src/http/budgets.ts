/**
 * What callers can make the program keep or send, each by one name, and what bounds it. An operation says which of these a
 * call of it adds to, or that it adds to none: what says neither does not boot. That each is really kept to is shown by
 * `test/integration/budgets.test.ts`, which has a case for every name.
 */

/** One thing of which there could be without end. */
interface Budget {
  /** How much of it there can be at most. */
  readonly bound: string
  /** The rule that promises it. */
  readonly rule: `R-${string}`
  /** The file that sees to it. */
  readonly by: string
}

/** All of them. */
export const BUDGETS = {
  items: {
    bound: 'so many of a shop; what one has is bounded by its form',
    rule: 'R-LIMIT-13',
    by: 'src/resources/items/room.ts',
  },
  variations: {
    bound: '1,000 of an item, and so many of a shop',
    rule: 'R-LIMIT-13',
    by: 'src/resources/items/room.ts',
  },
  images: { bound: '20 of an item', rule: 'R-LIMIT-3', by: 'src/resources/items/commands/add-item-image.ts' },
  categories: { bound: '1,000 of a shop', rule: 'R-LIMIT-5', by: 'src/resources/item_categories/tree.ts' },
  'category links': {
    bound: '100 of an item',
    rule: 'R-LIMIT-3',
    by: 'src/resources/item_categories/commands/link-item-to-category.ts',
  },
  'open uploads': {
    bound: 'files that were announced or sent and are not used yet, of a shop; their number and their bytes',
    rule: 'R-FILE-10',
    by: 'src/uploads',
  },
  'files of items': {
    bound: 'one of a digital item, and their bytes of a shop',
    rule: 'R-DOWNLOAD-6',
    by: 'src/checkout/digital/change-item-file.ts',
  },
  'item imports': {
    bound: 'the last one of a shop, with how each of 10,000 items was before',
    rule: 'R-CATALOGUE-8',
    by: 'src/console/item-imports/import-item.ts',
  },
  'order changes': {
    bound: 'entries in the history of an order; amounts and mail address have limits of their own besides',
    rule: 'R-LIMIT-13',
    by: 'src/resources/orders/changes/change-order.ts',
  },
  'order mails': {
    bound: 'mails of a day about an order, to a recipient, and of a shop',
    rule: 'R-MAIL-10',
    by: 'src/mail',
  },
  carts: {
    bound:
      'so many of a shop, and of an address in it: its oldest goes; 16 kB each, 30 days from the last use',
    rule: 'R-CART-8',
    by: 'src/checkout/carts',
  },
  checkouts: {
    bound:
      'so many of a shop that are no order, and of an address in it: its oldest goes; 16 kB of lines each, 8 days',
    rule: 'R-CHECKOUT-11',
    by: 'src/checkout/checkouts',
  },
  tokens: { bound: 'so many of a shop', rule: 'R-LIMIT-13', by: 'src/console/token-routes.ts' },
  sessions: {
    bound: 'so many of a person: the oldest ends',
    rule: 'R-LIMIT-13',
    by: 'src/console/session-store.ts',
  },
  'sign-in attempts': {
    bound: 'so many failures of an account and network; swept by the hour',
    rule: 'R-CONSOLE-4',
    by: 'src/console/attempt-store.ts',
  },
  'waiting sign-ins': {
    bound: '100 of a network that wait for their second step, 5 minutes each',
    rule: 'R-CONSOLE-10',
    by: 'src/console/pending-store.ts',
  },
  people: { bound: '200 of a shop', rule: 'R-LIMIT-11', by: 'src/console/people.ts' },
  passkeys: { bound: '20 of a person', rule: 'R-CONSOLE-9', by: 'src/console/own-passkeys.ts' },
  'block list': { bound: '100,000 entries of a shop', rule: 'R-LIMIT-11', by: 'src/shops/store.ts' },
  settings: {
    bound: 'one value each, of the length that its form allows',
    rule: 'R-LIMIT-12',
    by: 'src/shops/setting-table.ts',
  },
  'shipping methods': {
    bound: '50 of a shop, with 1,000 items bound to each',
    rule: 'R-LIMIT-16',
    by: 'src/selling/change-methods.ts',
  },
  coupons: { bound: '1,000 of a shop', rule: 'R-LIMIT-16', by: 'src/selling/change-coupons.ts' },
  'sizes of pictures': {
    bound: 'so many kept of a picture',
    rule: 'R-PICTURE-7',
    by: 'src/images/make-sizes.ts',
  },
  'audit log': {
    bound: '400 days and 100,000 events of a shop; of what people change, so that no operation names it',
    rule: 'R-AUDIT-3',
    by: 'src/audit',
  },
  'kept answers': {
    bound:
      'KiB of answers of a shop, each kept for 24 hours; of every POST and PUT, so that no operation names it',
    rule: 'R-KEY-8',
    by: 'src/http/idempotency',
  },
  'log of calls': {
    bound:
      'lines a second of a shop, bytes, and days; of every call of a program, so that no operation names it',
    rule: 'R-LOG-4',
    by: 'src/request-log',
  },
} as const satisfies Readonly<Record<string, Budget>>

/** The name of one. */
export type BudgetName = keyof typeof BUDGETS

/** Names that stand in a declaration and in no table: nothing bounds them. */
export function unknownBudgets(names: readonly string[]): string[] {
  return names.filter(name => !Object.hasOwn(BUDGETS, name))
}
