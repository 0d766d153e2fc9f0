/** What the console answers of sales. */
import { type TSchema, Type } from '#typebox'
import { Words } from '../http/schemas.ts'
import { MAX_BEST_SELLERS, MAX_READ_ORDERS } from './limits.ts'
import { PERIODS } from './sales-periods.ts'
import { SALES_UNITS } from './sales-units.ts'

const Count = Type.Integer({ minimum: 0 })

const Period = Type.Object({
  from: Type.String({ format: 'date', description: 'The first day of it, in Japan.' }),
  orders: Count,
  sales: Type.Integer({ description: 'Yen of the orders that are not cancelled.' }),
})

const Periods = Type.Array(Period, { maxItems: Math.max(...Object.values(PERIODS)) })

export const Sales = Type.Object(
  { unit: Words(SALES_UNITS), periods: Periods, before: Periods },
  { $id: 'Sales' },
)

export const BestSellers = Type.Object(
  {
    orders: Type.Integer({ minimum: 0, maximum: MAX_READ_ORDERS, description: 'How many orders were read.' }),
    items: Type.Array(
      Type.Object({ item_id: Type.Integer(), title: Type.String(), pieces: Count, sales: Type.Integer() }),
      { maxItems: MAX_BEST_SELLERS },
    ),
    channels: Type.Array(Type.Object({ via: Type.String(), orders: Count, sales: Type.Integer() }), {
      maxItems: MAX_READ_ORDERS,
    }),
  },
  { $id: 'BestSellers' },
)

/** For the document of the console. */
export const SALES_COMPONENTS: readonly TSchema[] = [Sales, BestSellers]
