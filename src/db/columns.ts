/**
 * Tables of columns: which columns of a row are read or written, with their SQL types and their values in TypeScript.
 * Statements are put together from such a table, so that a new column is told in one place. Names and types stand in
 * the program; nothing that anybody sends gets into one.
 */

/** A column; `T` is its value in a row and as a parameter. */
export interface Column<T = unknown> {
  /** The SQL type, to which parameters are cast. */
  readonly type: string
  /** Carries the value's type only; never set. */
  readonly value?: T
}

/** A column that has a value before anybody gives it one. */
export interface InitialColumn<T> extends Column<T> {
  readonly initial: T
}

/** Columns by name, in the order of their placeholders. */
export type Columns = Readonly<Record<string, Column>>

/** A row of these columns. */
export type RowOf<C extends Columns> = {
  readonly [N in keyof C]: C[N] extends Column<infer T> ? T : never
}

/** The values of those columns that have one from the beginning. */
export type InitialOf<C extends Columns> = {
  readonly [N in keyof C as C[N] extends InitialColumn<unknown> ? N : never]: RowOf<C>[N]
}

export const TEXT: Column<string> = { type: 'text' }
export const TEXTS: Column<readonly string[]> = { type: 'text[]' }
export const BOOLEAN: Column<boolean> = { type: 'boolean' }
export const SMALLINT: Column<number> = { type: 'smallint' }
export const INT: Column<number> = { type: 'int' }
export const BIGINT: Column<number> = { type: 'bigint' }
export const TIME: Column<Date> = { type: 'timestamptz' }

/** A text that is one of these words. */
export function word<W extends string>(): Column<W> {
  return { type: 'text' }
}

/** A column of JSON, as the database reads it. */
export function jsonb<T>(): Column<T> {
  return { type: 'jsonb' }
}

/** The same column with a value from the beginning. */
export function initially<T>(column: Column<T>, initial: T): InitialColumn<T> {
  return { ...column, initial }
}

/** The same column, or null, which it is from the beginning. */
export function orNull<T>({ type }: Column<T>): InitialColumn<T | null> {
  return { type, initial: null }
}

/** The values that the columns have before anybody gives them any. */
export function initialRow<C extends Columns>(columns: C): InitialOf<C> {
  const known = Object.entries<Column | InitialColumn<unknown>>(columns).flatMap(([name, column]) =>
    'initial' in column ? [[name, column.initial]] : [],
  )
  return Object.fromEntries(known) as InitialOf<C>
}

/** For a select: `i.name, i.price`. */
export function columnList(columns: Columns, alias?: string): string {
  return Object.keys(columns)
    .map(name => (alias === undefined ? name : `${alias}.${name}`))
    .join(', ')
}

/** The placeholder of each column, cast to its type, from the number `first` on: `$4::text`. */
export function placeholders<C extends Columns>(
  columns: C,
  first: number,
): Readonly<Record<keyof C, string>> {
  const casts = Object.entries(columns).map(([name, { type }], index) => [name, `$${first + index}::${type}`])
  return Object.fromEntries(casts) as Record<keyof C, string>
}

/** For an update: `name = $4::text, price = $5::int`. */
export function assignments(columns: Columns, first: number): string {
  return Object.entries(placeholders(columns, first))
    .map(([name, placeholder]) => `${name} = ${placeholder}`)
    .join(', ')
}

/** The values of a row in the order of the placeholders. */
export function valuesOf<C extends Columns>(columns: C, row: RowOf<C>): unknown[] {
  return Object.keys(columns).map(name => row[name])
}

/**
 * The text that inserts many rows of one shop, $1 being the shop and $2 the rows as one JSON array, whose other members
 * are left out. `expressions` says what is inserted for a column that is not written as it came, in terms of `r`, which has
 * the columns and what is `given` beside them.
 */
export function insertRows(
  table: string,
  columns: Columns,
  expressions: Readonly<Record<string, string>> = {},
  given: Columns = {},
): string {
  const names = Object.keys(columns)
  return `insert into ${table} (shop_id, ${names.join(', ')}) overriding system value
     select $1, ${names.map(name => expressions[name] ?? `r.${name}`).join(', ')}
     from json_to_recordset($2::json) as r (${Object.entries({ ...columns, ...given })
       .map(([name, { type }]) => `${name} ${type}`)
       .join(', ')})`
}
