/** (d) One query for each table, assembled in JavaScript, anew for each request. */
import { statement } from '../../src/db/statement.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { ItemRow } from '../../src/resources/items/detail-store.ts'
import { itemLinks } from '../../src/resources/items/links.ts'
import { presentItem } from '../../src/resources/items/present.ts'
import { BASE_URL, type MakePath, PAGE_SIZE, type Source } from './path.ts'

type ItemPart = Omit<ItemRow, 'tree_version' | 'variations' | 'images' | 'options' | 'categories'>

const PAGE = statement<ItemPart>(
  'bench.several.page',
  'select * from items where shop_id = $1 order by list_position, id limit $2 offset $3',
)
const ITEM = statement<ItemPart>('bench.several.item', 'select * from items where shop_id = $1 and id = $2')

/** A row that belongs to an item. */
interface Part extends Record<string, unknown> {
  readonly item_id: number
}

const PARTS = 'where shop_id = $1 and item_id = any($2::int[])'
const VARIATIONS = statement<Part>(
  'bench.several.variations',
  `select item_id, id, name, stock, identifier, barcode from item_variations ${PARTS} order by position, id`,
)
const IMAGES = statement<Part>(
  'bench.several.images',
  `select item_id, id, url, scaled_url, square_url from item_images ${PARTS} order by position, id`,
)
const OPTIONS = statement<Part>(
  'bench.several.options',
  `select item_id, id, name, required, option_type from item_options ${PARTS} order by position, id`,
)
const CHOICES = statement<Part>(
  'bench.several.choices',
  `select item_id, option_id, id, name, extra_price from item_option_choices ${PARTS} order by position, id`,
)
const CATEGORIES = statement<Part>(
  'bench.several.categories',
  `select l.item_id, t.id, t.name, t.parent from item_category_links l
   join item_category_tree t on t.shop_id = l.shop_id and t.id = l.category_id
   where l.shop_id = $1 and l.item_id = any($2::int[]) order by t.path`,
)

export const severalQueries: MakePath = ({ db, shopId }) => {
  const linksOf = itemLinks(BASE_URL)
  const render = async (items: readonly ItemPart[]) => {
    const now = systemClock.now()
    const whole = await assemble({ db, shopId }, items)
    return whole.map(row => ({ ...presentItem(row, now, BASE_URL), _links: linksOf(row.id) }))
  }
  return {
    async page(offset) {
      return Buffer.from(JSON.stringify(await render(await db.query(PAGE, [shopId, PAGE_SIZE, offset]))))
    },
    async item(id) {
      return Buffer.from(JSON.stringify((await render(await db.query(ITEM, [shopId, id])))[0]))
    },
  }
}

async function assemble(
  { db, shopId }: Pick<Source, 'db' | 'shopId'>,
  items: readonly ItemPart[],
): Promise<ItemRow[]> {
  const ids = items.map(({ id }) => id)
  const [variations, images, options, choices, categories] = await Promise.all(
    [VARIATIONS, IMAGES, OPTIONS, CHOICES, CATEGORIES].map(async part =>
      Map.groupBy(await db.query(part, [shopId, ids]), ({ item_id }) => item_id),
    ),
  )
  return items.map(item => {
    const of = (parts: Map<number, Part[]> | undefined) =>
      (parts?.get(item.id) ?? []).map(({ item_id: _item, option_id: _option, ...rest }) => rest)
    const choicesOf = (optionId: unknown) => ({
      choices: of(
        new Map([[item.id, (choices?.get(item.id) ?? []).filter(choice => choice.option_id === optionId)]]),
      ),
    })
    return {
      ...item,
      tree_version: 0,
      variations: of(variations),
      images: of(images),
      options: of(options).map(option => ({ ...option, ...choicesOf(option.id) })),
      categories: of(categories),
    } as unknown as ItemRow
  })
}
