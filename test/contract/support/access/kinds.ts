/** What the ids in calls are ids of. An operation whose ids are all known here needs no line of its own. */

/** A kind of thing that belongs to one shop. */
export type Kind =
  | 'item'
  | 'otherItem'
  | 'variation'
  | 'image'
  | 'file'
  | 'category'
  | 'otherCategory'
  | 'order'
  | 'line'
  | 'dispatch'
  | 'option'
  | 'token'
  | 'mail'
  | 'call'
  | 'passkey'
  | 'person'
  | 'shop'
  | 'cart'
  | 'checkout'
  | 'choice'
  | 'shippingMethod'
  | 'coupon'
  | 'itemImport'
  | 'subscription'
  | 'application'
  | 'draw'

/** By the part of the path before the id; null for what is of no shop. */
const AFTER: Readonly<Record<string, Kind | null>> = {
  items: 'item',
  variations: 'variation',
  images: 'image',
  item_categories: 'category',
  orders: 'order',
  dispatches: 'dispatch',
  tokens: 'token',
  mails: 'mail',
  requests: 'call',
  passkeys: 'passkey',
  people: 'person',
  shops: 'shop',
  carts: 'cart',
  checkouts: 'checkout',
  shipping_methods: 'shippingMethod',
  coupons: 'coupon',
  item_imports: 'itemImport',
  subscriptions: 'subscription',
  applications: 'application',
  draws: 'draw',
  // The link of a download is signed; test/integration/checkout/downloads tries it in other shops.
  downloads: null,
  '{download_id}': null,
  // Pictures are everybody's to see, by names that nobody guesses.
  w: null,
  sq: null,
  '{width}': null,
  '{size}': null,
}

/** By the name of a member or of a query parameter; null for what is of no shop. */
const MEMBERS: Readonly<Record<string, Kind | null>> = {
  item_id: 'item',
  variation_id: 'variation',
  variation_ids: 'variation',
  image_ids: 'image',
  file_id: 'file',
  neighbor_item_id: 'otherItem',
  category_id: 'category',
  category_ids: 'category',
  parent_id: 'otherCategory',
  neighbor_category_id: 'otherCategory',
  // One of the categories below `parent_id`, whose shop is tried.
  before_id: null,
  'items/*/item_id': 'otherItem',
  ids: 'shippingMethod',
  'lines/*/id': 'line',
  order_line_ids: 'line',
  option_id: 'option',
  option_variation_id: 'choice',
  shipping_method_id: 'shippingMethod',
  coupon_id: 'coupon',
  order: 'order',
  buyer_of: 'order',
  unique_keys: 'order',
  token_id: 'token',
  person: 'person',
  // The same carriers for all.
  delivery_company_id: null,
  // It stands in the place of lines: test/contract/checkouts tries another shop's.
  cart_id: null,
  // Callers choose it, so that two shops can have the same.
  request_id: null,
  // A passkey names itself by it, in every shop: it tells who signs in.
  id: null,
}

const HERE = 'test/contract/support/access/kinds.ts'

/** What the id after this part of a path is of; null for what is of no shop. */
export function kindOfPart(operation: string, part: string): Kind | null {
  const kind = AFTER[part]
  if (kind === undefined) {
    throw new Error(
      `${operation}: the tests of access do not know what the id after "${part}" is of. Add "${part}" to AFTER in ${HERE}: ` +
        'with a kind, and where it is a new one give both shops of the tests a thing of it (targets of test/contract/access.test.ts ' +
        'and test/integration/access); or null if what it names belongs to no shop.',
    )
  }
  return kind
}

/** What the id of a member is of; null for what is no id, or of no shop. */
export function kindOfMember(operation: string, at: readonly string[]): Kind | null {
  const name = at.at(-1) ?? ''
  const kind = MEMBERS[at.slice(-3).join('/')] ?? MEMBERS[name]
  if (kind !== undefined) return kind
  if (!/(^|_)(id|ids|key|keys)$/.test(name)) return null
  throw new Error(
    `${operation}: the tests of access do not know what "${at.join('/')}" is an id of. Add "${name}" to MEMBERS in ${HERE}: ` +
      'with a kind, and where it is a new one give both shops of the tests a thing of it; or null if it names nothing of a shop.',
  )
}
