/** The table of the parts of the program, and of what each may import (`test/integration/dependencies.test.ts`). */

/** Files of numbers and words, which import nothing but each other. */
export const PURE_TABLES = [
  'src/audit/kinds.ts',
  'src/auth/roles.ts',
  'src/auth/scopes.ts',
  'src/console/limits.ts',
  'src/resources/files/limits.ts',
  'src/resources/item_categories/limits.ts',
  'src/resources/items/limits.ts',
  'src/resources/orders/limits.ts',
  'src/shops/limits.ts',
  'src/shops/setting-table.ts',
]

/** The parts of the program, and what each may import besides what lies in it. The longest prefix of a file is its part. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/lib/': [],
  'src/shop-limits.ts': [],
  'src/caller-limits.ts': [],
  'src/config-read.ts': [],
  'src/caller-config.ts': ['src/config-read.ts', 'src/caller-limits.ts', 'src/lib/network-address.ts'],
  'src/shop-config.ts': ['src/config-read.ts', 'src/shop-limits.ts'],
  'src/config.ts': [
    'src/lib/smtp-address.ts',
    'src/db/limits.ts',
    'src/config-read.ts',
    'src/caller-config.ts',
    'src/caller-limits.ts',
    'src/shop-config.ts',
  ],
  'src/db/': ['src/lib/'],
  // How root's processes become other users. The users themselves are known to bin/, which needs them before the right Node runs.
  'src/privilege/': ['src/lib/error-code.ts', 'bin/launch.js', 'bin/users.js'],
  'src/db/embedded/': ['src/lib/data-folders.ts', 'src/lib/error-code.ts', 'src/privilege/', 'bin/users.js'],
  // Notes who did what, for those who do it: it knows none of them.
  'src/audit/': ['src/db/', 'src/context.ts'],
  // A change of a shop's settings is noted in the transaction that makes it.
  'src/shops/': ['src/lib/', 'src/db/', 'src/audit/record.ts'],
  'src/auth/': ['src/lib/', 'src/db/'],
  'src/http/': [
    'src/lib/',
    'src/config.ts',
    'src/caller-limits.ts',
    'src/shop-limits.ts',
    'src/db/',
    'src/auth/',
    'src/objects/object-store.ts',
  ],
  'src/objects/': ['src/lib/', 'src/db/', 'src/config.ts'],
  'src/uploads/': [
    'src/lib/',
    'src/http/',
    'src/objects/',
    'src/images/image-types.ts',
    'src/resources/files/',
    'src/context.ts',
  ],
  // What shops have used of their budgets, for those who watch the server.
  'src/budgets/': ['src/lib/', 'src/db/', 'src/config.ts', 'src/context.ts'],
  'src/payments/': ['src/lib/', 'src/db/'],
  // The process that decodes is another user's where root starts it.
  'src/images/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/objects/',
    'src/privilege/',
    'bin/launch.js',
    'bin/users.js',
  ],
  // Before it opens anything it becomes the server's user.
  'src/context.ts': [
    'src/config.ts',
    'src/lib/',
    'src/db/',
    'src/objects/',
    'src/images/',
    'src/payments/',
    'src/privilege/take-on.ts',
    'bin/users.js',
  ],
  'src/resources/delivery_companies/': ['src/http/'],
  'src/resources/user/': ['src/db/', 'src/http/', 'src/shops/', 'src/context.ts'],
  'src/resources/files/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/objects/',
    'src/images/',
    'src/context.ts',
  ],
  'src/resources/items/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/images/',
    'src/resources/files/store.ts',
    'src/resources/files/limits.ts',
    'src/context.ts',
  ],
  // Writes, keeps and sends what others have to tell, and knows nothing of it.
  'src/mail/': ['src/lib/', 'src/db/', 'src/http/problems.ts', 'src/shop-limits.ts', 'src/context.ts'],
  'src/resources/orders/': [
    'src/lib/',
    'src/db/',
    // A change that a person made in the console and a job has settled is noted where it is written.
    'src/audit/record.ts',
    'src/auth/store.ts',
    'src/http/',
    'src/shops/',
    'src/payments/',
    'src/mail/outbox.ts',
    'src/mail/content.ts',
    'src/shop-limits.ts',
    'src/context.ts',
    'src/resources/items/schemas.ts',
    // Orders take pieces of items out of stock, which the item shows, so they hold and touch it.
    'src/resources/items/hold-store.ts',
    'src/resources/items/limits.ts',
    'src/resources/delivery_companies/companies.ts',
  ],
  // Jobs call what the resources do beside their requests.
  'src/jobs/': [
    'src/db/',
    'src/audit/sweep.ts',
    'src/http/idempotency/sweep.ts',
    'src/mail/',
    'src/console/',
    'src/request-log/',
    'src/resources/',
    'src/context.ts',
  ],
  'src/resources/item_categories/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/context.ts',
    'src/resources/items/schemas.ts',
    'src/resources/items/limits.ts',
    // A link to a category changes the item, so it holds and touches it in its own transaction.
    'src/resources/items/hold-store.ts',
  ],
  // What the console shows of the API's calls is noted beside them.
  'src/request-log/': ['src/lib/', 'src/db/', 'src/context.ts'],
  // The console calls the API for everything that the API has; these are for what it lacks.
  'src/console/': [
    'src/lib/',
    'src/db/',
    'src/http/',
    'src/audit/',
    'src/auth/',
    'src/shops/',
    'src/mail/',
    'src/request-log/',
    'src/resources/items/schemas.ts',
    'src/resources/orders/limits.ts',
    'src/resources/orders/history-store.ts',
    'src/resources/orders/operations/confirm-cash.ts',
    'src/resources/orders/operations/confirm-transfer.ts',
    'src/resources/orders/operations/find-fulfilment.ts',
    'src/resources/orders/operations/provide-downloads.ts',
    'src/context.ts',
  ],
  // Import and export carry whole resources, rows and rules alike.
  'src/transfer/': [
    'src/lib/',
    'src/db/',
    'src/audit/record.ts',
    'src/shops/',
    'src/http/',
    'src/images/image-types.ts',
    'src/resources/',
    'src/context.ts',
  ],
  'src/app.ts': [
    'src/audit/record-calls.ts',
    'src/budgets/',
    'src/auth/',
    'src/http/',
    'src/uploads/',
    'src/images/',
    'src/console/',
    'src/request-log/',
    'src/resources/',
    'src/lib/',
    'src/context.ts',
  ],
  'src/welcome.ts': [
    'src/lib/data-folders.ts',
    'src/audit/record.ts',
    'src/auth/',
    'src/shops/',
    'src/console/',
    'src/transfer/',
    'src/context.ts',
  ],
  // Takes a port that only root may take, before the context gives root up.
  'src/main.ts': [
    'src/app.ts',
    'src/jobs/',
    'src/welcome.ts',
    'src/config.ts',
    'src/context.ts',
    'bin/users.js',
  ],
  // The page knows the server by its answers; types are all that it may take from it. It explains problems as the
  // document does, and has the limits and the settings of the tables from which the server has them: pure files that
  // bring nothing along.
  'console/': [
    'docs/errors.md',
    'src/audit/kinds.ts',
    'src/auth/roles.ts',
    'src/console/limits.ts',
    'src/resources/items/limits.ts',
    'src/resources/orders/limits.ts',
    'src/shops/limits.ts',
    'src/shops/setting-table.ts',
  ],
  'client/': [],
  // Moves a shop in as any other client would: over HTTP.
  // In stages, each of which stands on those before it: the file, the plan, the shop, the run, the report.
  'cli/shopify/read/': ['src/images/image-types.ts', 'src/resources/files/limits.ts'],
  'cli/shopify/plan/': [
    'cli/shopify/read/',
    'src/resources/items/limits.ts',
    'src/resources/item_categories/limits.ts',
  ],
  'cli/shopify/shop/': ['client/', 'cli/shopify/read/'],
  'cli/shopify/run/': [
    'cli/shopify/read/',
    'cli/shopify/plan/',
    'cli/shopify/shop/',
    'src/resources/items/limits.ts',
  ],
  'cli/shopify/report/': ['cli/shopify/plan/', 'cli/shopify/run/'],
  'cli/shopify/testing/': ['cli/shopify/shop/'],
  // Its token is read where all of the environment is.
  'cli/commands/import-shopify.ts': ['cli/shopify/', 'cli/output.ts', 'src/config.ts'],
  'cli/': ['src/', 'bin/users.js'],
}
