/** GET /api/user (R-USER-1). */
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from '#typebox'
import type { Context } from '../../context.ts'
import { etagOf } from '../../http/conditional.ts'
import { addOperation } from '../../http/operation.ts'
import { Nullable, Ref, Words } from '../../http/schemas.ts'
import { WithTag } from '../../http/tagged.ts'
import { ACCOUNT_KEYS } from '../../shops/store.ts'
import { getUser } from './get-user.ts'

const Account = Nullable(Type.String())

const User = Type.Object(
  {
    shop_id: Type.String({ description: "The shop's key in addresses." }),
    shop_name: Type.String(),
    shop_introduction: Nullable(Type.String()),
    shop_url: Type.String({ format: 'uri' }),
    mail_address: Type.String(),
    nickname: Nullable(Type.String()),
    shop_category: Nullable(Type.String()),
    able_to_business: Type.Boolean({ description: 'Whether the shop is open to the public.' }),
    using_only_cart: Type.Boolean(),
    default_item_tax_type: Words(['standard', 'reduced']),
    external_service_account: Type.Object(
      Object.fromEntries(ACCOUNT_KEYS.map(key => [key, Account])) as Record<
        (typeof ACCOUNT_KEYS)[number],
        typeof Account
      >,
    ),
  },
  { $id: 'User' },
)

/** Schemas that the OpenAPI document shows as components. */
export const USER_COMPONENTS: readonly TSchema[] = [User]

/** Registers the operation; `baseUrl` starts the shop's address. */
export function userRoutes(app: FastifyInstance, context: Context, baseUrl: string): void {
  addOperation(app, {
    operationId: 'getUser',
    method: 'GET',
    path: '/api/user',
    tag: 'user',
    summary: 'Show the user and the shop',
    scopes: ['user.read'],
    success: { status: 200, description: 'The shop that the token belongs to.', schema: Ref(User) },
    notModified: true,
    problems: ['user/not-found'],
    handler: async ({ actor }) => {
      const user = await getUser(context.db, actor.shopId, baseUrl)
      return new WithTag(etagOf(JSON.stringify(user)), user)
    },
  })
}
