import fc from 'fast-check'
import { isBlank } from '../../../../src/lib/text.ts'
import { salesStatusAt } from '../../../../src/resources/items/rules.ts'
import { CYCLE_PLANS, REPEAT_TIMES } from '../../../../src/resources/items/schemas.ts'
import { type SettingEntry, settingEntry } from '../../../../src/shops/setting-table.ts'
import { DOCUMENT_SETTING_NAMES } from '../../../../src/shops/settings.ts'
import { ACCOUNT_KEYS } from '../../../../src/shops/store.ts'
import { bindTo, coupons, places, shippingMethods } from './selling-arbitrary.ts'
import type { Loose } from './shops.ts'

/** Generates the documents of a shop with every feature that documents can have, as an export at `now` would write them. */
export function shopArbitrary(now: Date): fc.Arbitrary<Loose[]> {
  return fc
    .tuple(shop, tree)
    .chain(([shopDocument, categories]) =>
      fc
        .array(itemArbitrary(now, categories), { minLength: 1, maxLength: 12 })
        .map(items => [shopDocument, ...categories, ...withIds(bindTo(shopDocument, items))]),
    )
}

const bmp = fc
  .integer({ min: 0x20, max: 0xffff })
  .filter(code => !(code >= 0x7f && code <= 0x9f) && !(code >= 0xd800 && code <= 0xdfff))
const any = fc.oneof(bmp, fc.integer({ min: 0x10000, max: 0x10ffff }))

function textOf(code: fc.Arbitrary<number>, minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.array(code, { minLength, maxLength }).map(codes => String.fromCodePoint(...codes))
}

const notBlank = (text: string): boolean => /\S/.test(text)
const name = fc.oneof(
  textOf(bmp, 1, 40).filter(notBlank),
  fc.constantFrom('坂の上の米', 'が'.repeat(255), '<b>&"\'\\', '\u200b\ufeff'),
)
const line = textOf(any, 1, 40).filter(notBlank)
/** What is set today may not be blank in any way; of older data only white space was. */
const shownLine = line.filter(text => !isBlank(text))
const detail = fc.oneof(
  fc.constant(''),
  textOf(fc.oneof(bmp, fc.constantFrom(9, 10, 13)), 0, 200),
  fc.constant('長'.repeat(65_535)),
)
const longText = fc.oneof(fc.constant(''), textOf(fc.oneof(any, fc.constantFrom(9, 10, 13)), 0, 60))
const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,50}$/)
const orNull = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { nil: null })
const price = fc.oneof(fc.constantFrom(50, 100_000_000), fc.integer({ min: 50, max: 100_000_000 }))
const amount = fc.oneof(fc.constantFrom(0, 100_000_000), fc.nat({ max: 100_000 }))
const stock = fc.oneof(fc.constantFrom(0, 2_147_483_647), fc.nat({ max: 1000 }))
const address = fc.webUrl({ withQueryParameters: true })

const time = fc
  .date({ min: new Date('0001-01-02T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
  .map(date => Math.floor(date.getTime() / 1000) * 1000)
const nearTime = fc
  .integer({ min: -400, max: 400 })
  .map(days => Date.parse('2026-11-20T12:00:00Z') + days * 86_400_000)
const anyTime = fc.oneof(time, nearTime)

function written(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}

function times(count: number): fc.Arbitrary<number[]> {
  return fc.uniqueArray(anyTime, { minLength: count, maxLength: count }).map(all => all.sort((a, b) => a - b))
}

const shop: fc.Arbitrary<Loose> = fc.record({
  kind: fc.constant('shop'),
  data: fc.record({
    shop_name: line,
    shop_introduction: orNull(longText),
    mail_address: fc.emailAddress(),
    nickname: orNull(line),
    shop_category: orNull(line),
    able_to_business: fc.boolean(),
    using_only_cart: fc.boolean(),
    default_item_tax_type: fc.constantFrom('standard', 'reduced'),
    external_service_account: fc.record(Object.fromEntries(ACCOUNT_KEYS.map(key => [key, orNull(line)]))),
  }),
  state: fc.record({
    payment_maintenance: fc.boolean(),
    block_list: fc.array(line, { maxLength: 5 }),
    settings: fc.record({
      ...Object.fromEntries(DOCUMENT_SETTING_NAMES.map(each => [each, settingArbitrary(settingEntry(each))])),
      shipping_methods: shippingMethods,
      coupons,
    }),
  }),
})

/** Any value of a setting. */
function settingArbitrary(setting: SettingEntry): fc.Arbitrary<unknown> {
  switch (setting.kind) {
    case 'on or off':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: setting.minimum, max: setting.maximum })
    case 'word':
      return fc.constantFrom(...setting.words)
    case 'slots':
      return fc.uniqueArray(fc.constantFrom('0810', '2123', '0000', '2301'), { maxLength: 4 })
    case 'mail address':
      return fc.constant('shop@example.jp')
    case 'words':
      return fc.subarray([...setting.words])
    case 'days':
      return fc.uniqueArray(fc.constantFrom('2027-01-01', '2028-02-29', '0001-01-01'), { maxLength: 3 })
    case 'fee steps':
      return fc.constantFrom(
        [],
        [
          { below: 10_000, fee: 330 },
          { below: 300_000, fee: 0 },
        ],
      )
    case 'places':
      return places
    case 'colour':
      return fc.constantFrom('#000000', '#1f5f4a')
    case 'invoice number':
      return fc.constantFrom(null, 'T7000012050002')
    case 'logo':
      return fc.constantFrom(
        null,
        `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n...', 'latin1').toString('base64')}`,
      )
    default:
      return setting.orNone ? orNull(shownLine) : shownLine
  }
}

interface Branch {
  readonly name: string
  readonly below: readonly Branch[]
}

function branches(levels: number): fc.Arbitrary<Branch[]> {
  const below = levels === 1 ? fc.constant([]) : branches(levels - 1)
  return fc.uniqueArray(fc.record({ name: textOf(bmp, 1, 30).filter(notBlank), below }), {
    maxLength: 3,
    selector: branch => branch.name.normalize('NFKC').trim(),
  })
}

/** Categories in tree order, with ids and numbers in another order. */
const tree: fc.Arbitrary<Loose[]> = fc
  .tuple(branches(3), fc.infiniteStream(fc.nat()))
  .map(([tops, noise]) => {
    const flat: Loose[] = []
    const visit = ({ name, below }: Branch, parent: Loose | null): void => {
      const data = { id: 0, name, number: 0, parent }
      flat.push({ kind: 'category', data, state: {} })
      for (const child of below) visit(child, data)
    }
    for (const top of tops) visit(top, null)
    const ranked = flat
      .map(document => [noise.next().value ?? 0, document] as const)
      .sort(([a], [b]) => a - b)
    for (const [index, [, { data }]] of ranked.entries())
      Object.assign(data, { id: 5000 + index, number: index * 3 + 1 })
    return flat.map(({ kind, data, state }) => ({
      kind,
      state,
      data: { ...data, parent: summaryOf(data.parent) },
    }))
  })

function summaryOf(data: Loose | null): Loose | null {
  return data && { id: data.id, name: data.name, parent: summaryOf(data.parent) }
}

const variation = fc
  .record({
    id: fc.constant(0),
    name: fc.option(name, { nil: undefined }),
    stock,
    identifier: orNull(code),
    barcode: orNull(code),
  })
  .filter(({ name, identifier, barcode }) => name !== undefined || identifier !== null || barcode !== null)

const option = fc.oneof(
  fc.record({
    ...{ id: fc.constant(0), name: line, required: fc.boolean(), option_type: fc.constant('select') },
    choices: fc.array(fc.record({ id: fc.constant(0), name: line, extra_price: amount }), { maxLength: 5 }),
  }),
  fc.record({
    ...{ id: fc.constant(0), name: line, required: fc.boolean(), option_type: fc.constant('form') },
    option_variation_id: orNull(fc.constant(0)),
    extra_price: amount,
    max_length: orNull(fc.integer({ min: 1, max: 65_535 })),
    free_text_description: orNull(longText),
  }),
)

const ownOfType: Record<string, (price: number | null) => fc.Arbitrary<Loose>> = {
  normal: () => fc.constant({}),
  takeout: () => fc.constant({}),
  digital: () =>
    fc.record({
      digital: fc.record({
        file_name: line,
        file_size: fc.maxSafeNat(),
        file_ext: fc.constantFrom('pdf', 'zip', 'tar.gz'),
      }),
    }),
  subscription: initial_price =>
    fc.record({
      subscription: fc.record({
        initial_price: fc.constant(initial_price),
        repeat_price: initial_price === null ? orNull(price) : price,
        repeat_times: fc.constantFrom(...REPEAT_TIMES),
        cycle_plan: fc.constantFrom(...CYCLE_PLANS),
      }),
    }),
  lottery: () =>
    times(3).map(([start = 0, end = 0, announce = 0]) => ({
      lottery: {
        application_start_at: written(start),
        application_end_at: written(end),
        scheduled_announce_at: written(announce),
      },
    })),
}

function itemArbitrary(now: Date, categories: readonly Loose[]): fc.Arbitrary<Loose> {
  const heads = fc.record({ type: fc.constantFrom(...Object.keys(ownOfType)), price: orNull(price) })
  return heads.chain(head =>
    fc
      .record({
        own: ownOfType[head.type]?.(head.price) ?? fc.constant({}),
        period: times(2),
        sides: fc.tuple(fc.boolean(), fc.boolean()),
        sale: orNull(fc.record({ price, times: times(2), sides: fc.tuple(fc.boolean(), fc.boolean()) })),
        changed: times(2),
        own_stock: stock,
        variations: head.type === 'digital' ? fc.constant([]) : fc.array(variation, { maxLength: 6 }),
        linked: fc.subarray([...categories]),
        data: fc.record({
          ...{ name, detail, identifier: orNull(code), proper_price: orNull(price), visible: fc.boolean() },
          item_tax_type: fc.constantFrom('standard', 'reduced'),
          quantity_limit: orNull(fc.integer({ min: 1, max: 100 })),
          images: fc.array(
            fc.record({ id: fc.constant(0), url: address, scaled_url: address, square_url: address }),
            { maxLength: 20 },
          ),
          options: fc.array(option, { maxLength: 6 }),
        }),
      })
      .map(parts => assemble(now, head, parts)),
  )
}

function assemble(
  now: Date,
  head: Loose,
  { own, period, sides, sale, changed, own_stock, variations, linked, data }: Loose,
): Loose {
  const start = sides[0] ? period[0] : null
  const end = sides[1] ? period[1] : null
  const [from, to] = own.lottery
    ? [Date.parse(own.lottery.application_start_at), Date.parse(own.lottery.application_end_at)]
    : [start, end]
  const on = { start: from === null ? null : new Date(from), end: to === null ? null : new Date(to) }
  const stocks = variations.map((entry: Loose) => entry.stock as number)
  return {
    kind: 'item',
    data: {
      ...{ ...head, id: 0, ...data, variations, ...own },
      stock: stocks.length === 0 ? own_stock : stocks.reduce((sum: number, count: number) => sum + count, 0),
      sales_status: salesStatusAt(on, now).status,
      created_at: written(changed[0]),
      modified_at: written(changed[1]),
      categories: linked.map(({ data: category }: Loose) => summaryOf(category)),
    },
    state: {
      sales_start_at: start === null ? null : written(start),
      sales_end_at: end === null ? null : written(end),
      own_stock,
      ...(own.subscription ? { repeat_price: own.subscription.repeat_price } : {}),
      ...(sale === null ? {} : { sale: saleOf(sale, data) }),
    },
  }
}

/** A sale that is on has a regular price beside its own. */
function saleOf({ price, times: [from, to], sides }: Loose, { proper_price }: Loose): Loose {
  return {
    ...{ price, begun: proper_price !== null },
    starts_at: sides[0] ? written(from) : null,
    ends_at: sides[1] ? written(to) : null,
  }
}

/** Ids from an old system: running down, one count for each kind of thing. */
function withIds(items: readonly Loose[]): Loose[] {
  let next = 9_000_000
  return items.map(item => {
    const numbered = JSON.parse(JSON.stringify(item), (member, value: unknown) => {
      if (value !== 0 || (member !== 'id' && member !== 'option_variation_id')) return value
      next -= 1
      return next
    }) as Loose
    numbered.data.categories = item.data.categories
    return numbered
  })
}
