/**
 * Pages deep in a list: from a place at which an earlier page ended while the list is still the same, else by stepping over all
 * that is before it. Both ways stand in one statement, so that the list is looked at and read in one snapshot.
 */
import type { Connection } from '../../db/database.ts'
import { reads, type Statement } from '../../db/statement.ts'
import { changesOf } from './list-changes.ts'
import { type ItemVersion, ORDER_COLUMNS, type PageRequest, versionIn } from './page-store.ts'

/** Where an item stands in a list that is in the order of `at`, as PostgreSQL writes it. */
export interface ListPlace {
  readonly at: string
  readonly id: number
}

/** A place, how often the list had changed when it was there, and how many items lie between it and what is wanted. */
export interface KnownPlace {
  readonly changes: string
  readonly place: ListPlace
  readonly skipped: number
}

/** An item of a deep page. */
export interface DeepItem extends ItemVersion {
  readonly at: string
  /** How often the list has changed. */
  readonly changes: string
}

/** A list of all items, or of those that are shown or not. */
export type WholeList = Pick<PageRequest, 'order' | 'sort' | 'visible'>

const TYPES = { list_order: 'bigint', created: 'timestamptz', modified: 'timestamptz' } as const

function deepStatement(
  order: PageRequest['order'],
  sort: 'asc' | 'desc',
  visible: boolean,
): Statement<DeepItem> {
  const column = ORDER_COLUMNS[order]
  const shown = visible ? 'and i.visible = $8' : ''
  const way = `order by i.${column} ${sort}, i.id ${sort} limit $2`
  const { beside, ofPage } = versionIn(order)
  return reads<DeepItem>(
    ['items.deep_page', order, sort, visible ? 'visible' : 'all'].join('.'),
    `with list as materialized (select ${changesOf(order)} as changes)
     select page.id, page.at::text as at, (select changes from list) as changes,
       ${ofPage} as version,
       (select category_tree_version from shops where id = $1) as tree_version
     from (
       (select i.id, i.${column} as at${beside} from items i
        where i.shop_id = $1 ${shown} and (select changes from list) = $4
          and (i.${column}, i.id) ${sort === 'asc' ? '>' : '<'} ($5::${TYPES[order]}, $6::int)
        ${way} offset $7)
       union all
       (select i.id, i.${column}${beside} from items i
        where i.shop_id = $1 ${shown} and (select changes from list) is distinct from $4
        ${way} offset $3)
     ) page`,
  )
}

interface MarkRow extends ListPlace {
  readonly changes: string
}

/** Every $2th item of a list. */
function marksStatement(
  order: PageRequest['order'],
  sort: 'asc' | 'desc',
  visible: boolean,
): Statement<MarkRow> {
  const column = ORDER_COLUMNS[order]
  return reads<MarkRow>(
    ['items.list_marks', order, sort, visible ? 'visible' : 'all'].join('.'),
    `with list as materialized (select ${changesOf(order)} as changes)
     select numbered.id, numbered.at::text as at, (select changes from list) as changes
     from (
       select i.id, i.${column} as at, row_number() over (order by i.${column} ${sort}, i.id ${sort}) as number
       from items i where i.shop_id = $1 ${visible ? 'and i.visible = $3' : ''}
     ) numbered
     where numbered.number % $2::int = 0 order by numbered.number`,
  )
}

function ofEachList<Row>(make: typeof deepStatement | typeof marksStatement): Map<string, Statement<Row>> {
  const statements = new Map<string, Statement<Row>>()
  for (const order of ['list_order', 'created', 'modified'] as const) {
    for (const sort of ['asc', 'desc'] as const) {
      for (const visible of [true, false]) {
        statements.set([order, sort, visible].join(), make(order, sort, visible) as Statement<Row>)
      }
    }
  }
  return statements
}

const DEEP_PAGES = ofEachList<DeepItem>(deepStatement)
const MARKS = ofEachList<MarkRow>(marksStatement)

function statementOf<Row>(statements: Map<string, Statement<Row>>, list: WholeList): Statement<Row> {
  const statement = statements.get([list.order, list.sort, list.visible !== null].join())
  if (statement === undefined) throw new Error('No statement for this order')
  return statement
}

/** No list has changed so often: what is before the page is stepped over. */
const NOWHERE = { list_order: '0', created: 'epoch', modified: 'epoch' } as const

/** A page of all items, or of those that are shown or not. */
export async function findDeepPage(
  db: Connection,
  shopId: number,
  page: PageRequest,
  known: KnownPlace | undefined,
): Promise<DeepItem[]> {
  const { changes, place, skipped } = known ?? {
    ...{ changes: null, place: { at: NOWHERE[page.order], id: 0 }, skipped: 0 },
  }
  return db.query(statementOf(DEEP_PAGES, page), [
    ...[shopId, page.limit, page.offset, changes, place.at, place.id, skipped],
    ...(page.visible === null ? [] : [page.visible]),
  ])
}

/** Places all over a list, and how often it had changed when they were there. */
export interface ListMarks {
  readonly changes: string
  /** The last item of each `every` items. */
  readonly marks: readonly ListPlace[]
}

/** Walks a whole list, some 0.3 µs an item; undefined of one that has not so many items. */
export async function findMarks(
  db: Connection,
  shopId: number,
  list: WholeList,
  every: number,
): Promise<ListMarks | undefined> {
  const rows = await db.query(statementOf(MARKS, list), [
    ...[shopId, every],
    ...(list.visible === null ? [] : [list.visible]),
  ])
  const [first] = rows
  return first && { changes: first.changes, marks: rows.map(({ at, id }) => ({ at, id })) }
}
