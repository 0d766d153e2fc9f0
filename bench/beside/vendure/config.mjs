/**
 * Vendure's configuration, the same for its server, its worker and the filling: that of the project which
 * `npx @vendure/create` makes, without the parts for pictures, mails and dashboards, in which nothing is measured.
 */
import {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  LanguageCode,
  LogLevel,
  PaymentMethodHandler,
} from '@vendure/core'

/** The handler of the payment method: the order is placed at once, and the money comes later, by hand. */
const paidByHand = new PaymentMethodHandler({
  code: 'paid-by-hand',
  description: [{ languageCode: LanguageCode.ja, value: '銀行振込' }],
  args: {},
  createPayment: (_ctx, _order, amount) => ({ amount, state: 'Authorized', metadata: {} }),
  settlePayment: () => ({ success: true }),
})

/**
 * The configuration. Filling makes the schema, waits for no disk, and puts aside each change for the search index, which
 * is made as a whole in the end.
 */
export function configOf({ filling }) {
  const { env } = process
  return {
    defaultLanguageCode: LanguageCode.ja,
    logger: new DefaultLogger({ level: LogLevel.Warn }),
    apiOptions: {
      hostname: '127.0.0.1',
      port: Number(env.PORT),
      introspection: false,
      cors: { origin: ['https://shop.example.jp'], credentials: true },
    },
    authOptions: {
      tokenMethod: 'bearer',
      superadminCredentials: { identifier: env.SUPERADMIN_USERNAME, password: env.SUPERADMIN_PASSWORD },
    },
    dbConnectionOptions: {
      ...{ type: 'postgres', synchronize: filling, logging: false },
      // A folder: the socket is in it.
      ...{ host: env.DB_HOST, port: Number(env.DB_PORT), username: env.DB_USERNAME, database: env.DB_NAME },
      ...(filling && { extra: { options: '-c synchronous_commit=off' } }),
    },
    paymentOptions: { paymentMethodHandlers: [paidByHand] },
    plugins: [
      DefaultSchedulerPlugin.init(),
      DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
      DefaultSearchPlugin.init({ bufferUpdates: filling, indexStockStatus: true }),
    ],
  }
}
