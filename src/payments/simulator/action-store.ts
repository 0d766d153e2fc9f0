/** What the simulated service waits for buyers to do, and what it keeps of them for later. */
import type { Connection, Transaction } from '../../db/database.ts'
import { reads, writes } from '../../db/statement.ts'

/** Something that a buyer is to do. */
export interface SimulatedAction {
  readonly shop_id: number
  readonly transaction_id: string
  /** The name of its page. */
  readonly name: string
  readonly kind: 'redirect' | 'pay_at_store'
  /** The key of the operation that waits for it. */
  readonly key: string
  /** Yen. */
  readonly amount: number
  readonly saves_source: boolean
  readonly return_url: string | null
  readonly until: Date
  readonly state: 'open' | 'approved' | 'declined'
}

const COLUMNS =
  'shop_id, transaction_id, name, kind, key, amount::float8 as amount, saves_source, return_url, until, state'

const INSERT = writes(
  'simulated_actions.insert',
  `insert into simulated_actions (shop_id, transaction_id, name, kind, key, amount, saves_source, return_url, until)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

/** Begins to wait. */
export async function insertAction(tx: Transaction, action: Omit<SimulatedAction, 'state'>): Promise<void> {
  const { shop_id, transaction_id, name, kind, key, amount, saves_source, return_url, until } = action
  await tx.query(INSERT, [
    ...[shop_id, transaction_id, name, kind, key, amount, saves_source, return_url, until],
  ])
}

const FIND = reads<SimulatedAction>(
  'simulated_actions.find',
  `select ${COLUMNS} from simulated_actions where name = $1`,
)

/** What a page is about; undefined when there is no such page. */
export async function findAction(db: Connection, name: string): Promise<SimulatedAction | undefined> {
  if (!/^[0-9A-Za-z]+$/.test(name)) return undefined
  const [row] = await db.query(FIND, [name])
  return row
}

const FIND_OF_KEY = reads<SimulatedAction>(
  'simulated_actions.find_of_key',
  `select ${COLUMNS} from simulated_actions a where a.shop_id = $1 and a.transaction_id = $2`,
)

/** What a transaction waits for, or waited for; undefined when it never did. Its books are held by whoever means to end that. */
export async function findActionOf(
  db: Connection,
  shopId: number,
  transactionId: string,
): Promise<SimulatedAction | undefined> {
  const [row] = await db.query(FIND_OF_KEY, [shopId, transactionId])
  return row
}

const SET = writes(
  'simulated_actions.set',
  `update simulated_actions set state = $3, amount = $4 where shop_id = $1 and transaction_id = $2`,
)

/** Writes what has become of it, or of its amount. */
export async function setAction(
  tx: Transaction,
  { shop_id, transaction_id }: Pick<SimulatedAction, 'shop_id' | 'transaction_id'>,
  { state, amount }: Pick<SimulatedAction, 'state' | 'amount'>,
): Promise<void> {
  await tx.query(SET, [shop_id, transaction_id, state, amount])
}

const KEEP_SOURCE = writes(
  'simulated_sources.keep',
  'insert into simulated_sources (shop_id, id, source) values ($1, $2, $3)',
)

/** Keeps a source under a name of its own. */
export async function keepSource(tx: Transaction, shopId: number, id: string, source: string): Promise<void> {
  await tx.query(KEEP_SOURCE, [shopId, id, source])
}

const FIND_SOURCE = reads<{ source: string }>(
  'simulated_sources.find',
  'select source from simulated_sources where shop_id = $1 and id = $2',
)

/** The source that is kept under a name; undefined when none is. */
export async function findSource(db: Connection, shopId: number, id: string): Promise<string | undefined> {
  const [row] = await db.query(FIND_SOURCE, [shopId, id])
  return row?.source
}
