/** The card that each subscription was last to be paid with, in the database: awaited, until its buyer has approved it, or settled. */
import type { Connection, Transaction } from '../../db/database.ts'
import { rowsOf } from '../../db/row-store.ts'
import { reads, writes } from '../../db/statement.ts'

/** Whether the buyer is awaited, or what came of it. */
type CardState = 'awaited' | 'kept' | 'refused'

/** Such a card. */
export interface GivenCard {
  readonly shop_id: number
  readonly subscription_id: number
  /** By which the payment service was asked to keep it. */
  readonly key: string
  /** Under which the buyer comes back. */
  readonly return_name: string
  /** Where the buyer is sent, and until when; null where there was nothing to approve. */
  readonly url: string | null
  readonly until: Date
  readonly state: CardState
}

const COLUMNS = 'c.shop_id, c.subscription_id, c.key, c.return_name, c.url, c.until, c.state'

const ROWS = rowsOf<GivenCard>('subscription_cards', 'c', COLUMNS)

const PUT = writes(
  'subscription_cards.put',
  `insert into subscription_cards (shop_id, subscription_id, key, return_name, url, until, state) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (shop_id, subscription_id) do update set key = excluded.key, return_name = excluded.return_name,
     url = excluded.url, until = excluded.until, state = excluded.state`,
)

/** Notes a card, in place of the one before of the subscription. */
export async function putCard(tx: Transaction, card: GivenCard): Promise<void> {
  const { shop_id, subscription_id, key, return_name, url, until, state } = card
  await tx.query(PUT, [shop_id, subscription_id, key, return_name, url, until, state])
}

/** The card that a subscription was last to be paid with; undefined when it is the first one still. */
export const findCard = ROWS.find<[subscriptionId: number]>('find', 'c.subscription_id = $2')

const FIND_BY_RETURN = reads<GivenCard & { readonly secret: string }>(
  'subscription_cards.find_by_return',
  `select ${COLUMNS}, s.secret from subscription_cards c
   join subscriptions s on s.shop_id = c.shop_id and s.id = c.subscription_id
   where c.shop_id = $1 and c.return_name = $2`,
)

/** That with which a buyer comes back, whatever came of it, and the secret of the subscription; undefined when there is none such. */
export async function findReturnedCard(
  db: Connection,
  shopId: number,
  name: string,
): Promise<(GivenCard & { readonly secret: string }) | undefined> {
  return (await db.query(FIND_BY_RETURN, [shopId, name]))[0]
}

const LIST = reads<GivenCard>(
  'subscription_cards.list',
  `select ${COLUMNS} from subscription_cards c where c.state = 'awaited' and (c.until, c.key) > ($1, $2) order by c.until, c.key limit $3`,
)

/** All cards whose buyers are awaited, behind one, so many at most. */
export function listAwaitedCards(
  db: Connection,
  after: Pick<GivenCard, 'until' | 'key'>,
  limit: number,
): Promise<GivenCard[]> {
  return db.query(LIST, [after.until, after.key, limit])
}

const END = writes<{ ended: boolean }>(
  'subscription_cards.end',
  `update subscription_cards set state = $4 where shop_id = $1 and subscription_id = $2 and key = $3 and state = 'awaited'
   returning true as ended`,
)

/** Notes what came of one that was awaited; false where another card has taken its place, or somebody was faster. */
export async function endAwaitedCard(
  tx: Transaction,
  { shop_id, subscription_id, key, state }: Pick<GivenCard, 'shop_id' | 'subscription_id' | 'key' | 'state'>,
): Promise<boolean> {
  return (await tx.query(END, [shop_id, subscription_id, key, state])).length > 0
}
