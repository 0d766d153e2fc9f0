/** Single rows of a shop's table: found by what names them, or held. The tables of what is placed and follows are read so. */
import { SECRET } from '../lib/text.ts'
import type { Connection, Transaction } from './database.ts'
import { reads, type Statement, writes } from './statement.ts'

/** Which row of its shop is meant. */
interface RowId {
  readonly shop_id: number
  readonly id: number
}

/** What makes such statements of a table. Their names begin with the table's. */
interface RowsOf<Row> {
  /**
   * Finds the row of a shop, which is $1, by a condition on `keys`, $2 and on; undefined when the shop has none such. What
   * puts many into an order and takes the first may follow the condition.
   */
  find<Keys extends readonly unknown[]>(
    name: string,
    condition: string,
  ): (db: Connection, shopId: number, ...keys: Keys) => Promise<Row | undefined>
  /**
   * Finds the row of a shop by the secret of a buyer's link. Digests are compared, so that the time it takes tells nothing
   * of how much of a guess is right.
   */
  findBySecret(
    condition?: string,
  ): (db: Connection, shopId: number, secret: string) => Promise<Row | undefined>
  /** Holds a row until the transaction ends; undefined when it is gone. */
  lock(): (tx: Transaction, row: RowId) => Promise<Row | undefined>
}

/** The statements of a table that is called `alias` in its `columns` and in conditions. */
export function rowsOf<Row>(table: string, alias: string, columns: string): RowsOf<Row> {
  const from = `select ${columns} from ${table} ${alias} where`
  const ofShop = `${alias}.shop_id = $1`
  return {
    find: (name, condition) => {
      const statement = reads<Row>(`${table}.${name}`, `${from} ${ofShop} and ${condition}`)
      return (db, shopId, ...keys) => first(db, statement, [shopId, ...keys])
    },
    findBySecret: (condition = 'true') => {
      const isIt = `sha256(${alias}.secret::bytea) = sha256($2::text::bytea)`
      const statement = reads<Row>(`${table}.by_secret`, `${from} ${isIt} and ${ofShop} and ${condition}`)
      return async (db, shopId, secret) =>
        SECRET.test(secret) ? first(db, statement, [shopId, secret]) : undefined
    },
    lock: () => {
      const statement = writes<Row>(
        `${table}.lock`,
        `${from} ${ofShop} and ${alias}.id = $2 for no key update`,
      )
      return (tx, { shop_id, id }) => first(tx, statement, [shop_id, id])
    },
  }
}

async function first<Row>(
  db: Connection,
  statement: Statement<Row>,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await db.query(statement, values))[0]
}
