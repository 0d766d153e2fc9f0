/**
 * The columns of an order besides its key, with their types: what statements that write, hold, find and import orders are
 * made of. A new one is a member of `OrderState`, or of what is derived, its type here, and a migration.
 */
import { arrange } from './arrange.ts'
import { type Derived, derive } from './derived.ts'
import type { LineState, Order, OrderState } from './order.ts'
import type { OrderDetail } from './schemas.ts'

const STATE = {
  easy_delivery: 'boolean',
  under_investigation: 'boolean',
  amount_updates: 'int',
  mail_updates: 'int',
  awaited_payment: 'json',
  payment_reminded: 'boolean',
  surplus_noted: 'bigint',
} as const satisfies Record<keyof OrderState, string>

const DERIVED = {
  summary: 'json',
  status: 'text',
  ordered_at: 'timestamptz',
  modified_at: 'timestamptz',
  payment_method: 'text',
  order_types: 'text[]',
  properties: 'text[]',
  scheduled_on: 'date',
  delivery_date: 'date',
  paid_at: 'timestamptz',
  total: 'bigint',
  due_at: 'timestamptz',
  search_text: 'text',
  via: 'text',
  sold: 'bigint[]',
} as const satisfies Record<keyof Derived, string>

/** All of them, with their types in SQL. */
export const COLUMNS = { detail: 'json', ...STATE, line_states: 'json', ...DERIVED } as const

/** The values of the columns. */
export type Columns = OrderState &
  Derived & { readonly detail: OrderDetail; readonly line_states: readonly LineState[] }

/** Their names. */
export const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** What is written of an order at this time. */
export function columnsOf({ detail, state, lines }: Order, now: Date): Columns {
  const arranged = arrange(detail)
  return {
    detail: arranged,
    ...state,
    line_states: lines,
    ...derive({ detail: arranged, state, lines }, now),
  }
}

/** What is read of an order beside its document. */
export const STATE_SQL = `json_build_object(${Object.keys(STATE)
  .map(name => `'${name}', ${name}`)
  .join(', ')}) as state, line_states`

/** A row of `STATE_SQL`. */
export interface StateRow {
  readonly state: OrderState
  readonly line_states: readonly (Omit<LineState, 'announce_at' | 'downloadable'> & {
    readonly announce_at: string | null
    /** Left out by rows that were written before there was such a thing. */
    readonly downloadable?: boolean
  })[]
}

/** What an order keeps beside its document, from its row. */
export function stateOf({ state, line_states }: StateRow): Pick<Order, 'state' | 'lines'> {
  return {
    state,
    lines: line_states.map(({ announce_at, downloadable = false, ...line }) => ({
      ...{ ...line, downloadable },
      announce_at: announce_at === null ? null : new Date(announce_at),
    })),
  }
}
