/** What stands in the paths of the console's routes. */
import { Type } from '#typebox'
import { MAX_SAFE } from '../http/schemas.ts'
import { ORDER_KEY } from '../lib/text.ts'

/** The id of a path. */
export const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_SAFE }) })

/** An order's key in a path, in either case as in the API. */
export const OrderByKey = Type.Object({ unique_key: Type.String({ pattern: ORDER_KEY.pattern }) })
