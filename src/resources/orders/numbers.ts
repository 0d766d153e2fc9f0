/** The numbers in an order, with their bounds. */
import { Type } from '#typebox'
import { MAX_SAFE, Nullable } from '../../http/schemas.ts'
import { MAX_PIECES, MAX_YEN } from './limits.ts'

export const Id = Type.Integer({ minimum: 0, maximum: MAX_SAFE })
export const NullableId = Nullable(Id)
export const Count = Type.Integer({ minimum: 0, maximum: MAX_SAFE })
export const NullableCount = Nullable(Count)
export const Yen = Type.Integer({ minimum: 0, maximum: MAX_YEN })
/** Adjustments, and charges of others, can go either way. */
export const SignedYen = Type.Integer({ minimum: -MAX_YEN, maximum: MAX_YEN })
/** What others note about money, and no sum is made of. */
export const NotedYen = Type.Integer({ minimum: -MAX_SAFE, maximum: MAX_SAFE })
export const NullableNotedYen = Nullable(NotedYen)
/** Of a line. */
export const Pieces = Type.Integer({ minimum: 0, maximum: MAX_PIECES })
/** Percent. */
export const Rate = Type.Integer({ minimum: 0, maximum: 100 })
