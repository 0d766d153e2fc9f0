/** What stands in the paths of the console's routes. */
import { Type } from 'typebox'
import { MAX_SAFE } from '../http/schemas.ts'

/** The id of a path. */
export const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_SAFE }) })

/** An order's key in a path, in either case as in the API. */
export const OrderByKey = Type.Object({ unique_key: Type.String({ pattern: '^[A-Za-z0-9]{16}$' }) })
