/**
 * Makes the tables in an empty database and fills them by Vendure's own services: a channel in yen with the tax inside its
 * prices, one way of delivery, one of payment, categories as collections of what has their facet value, and the
 * products of `items.json`. They have no pictures: Vendure keeps files, and addresses of pictures elsewhere are unknown to it.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import {
  bootstrap,
  ChannelService,
  CollectionJobBuffer,
  CollectionService,
  CurrencyCode,
  FacetService,
  FacetValueService,
  FastImporterService,
  JobQueueService,
  LanguageCode,
  Populator,
  RequestContextService,
  SearchService,
  TaxCategoryService,
  TransactionalConnection,
} from '@vendure/core'
import { configOf } from './config.mjs'

const languageCode = LanguageCode.ja

/** The queue counts as empty when it was so at this many looks, so many ms apart: jobs make jobs. */
const LOOKS = 5
const LOOK_MS = 250

const { items, categories } = JSON.parse(readFileSync(new URL('items.json', import.meta.url), 'utf8'))

const app = await bootstrap(configOf({ filling: true }))
await makeShop()
const facetValueIds = await makeCategories()
await importItems(facetValueIds)
await makeCollections(facetValueIds)
await catchUp()
await app.close()

function initialData() {
  return {
    defaultLanguage: languageCode,
    defaultZone: '日本',
    countries: [{ code: 'JP', name: '日本', zone: '日本' }],
    taxRates: [{ name: '標準税率', percentage: 10 }],
    shippingMethods: [{ name: 'takuhaibin', price: 800, taxRate: 10 }],
    paymentMethods: [{ name: 'paid-by-hand', handler: { code: 'paid-by-hand', arguments: [] } }],
    collections: [],
  }
}

async function makeShop() {
  const channels = app.get(ChannelService)
  const { id } = await channels.getDefaultChannel()
  const currency = { defaultCurrencyCode: CurrencyCode.JPY, availableCurrencyCodes: [CurrencyCode.JPY] }
  await channels.update(await contextOf(), { id, ...currency, pricesIncludeTax: true })
  await app.get(Populator).populateInitialData(initialData())
}

/** Answers the facet value of each category. */
async function makeCategories() {
  const context = await contextOf()
  const facet = await app.get(FacetService).create(context, {
    ...{ code: 'category', isPrivate: false },
    translations: [{ languageCode, name: '分類' }],
  })
  const values = []
  for (const [index, name] of categories.entries()) {
    const value = { code: codeOf(index), translations: [{ languageCode, name }] }
    values.push(await app.get(FacetValueService).create(context, facet, value))
  }
  return values.map(({ id }) => id)
}

function codeOf(index) {
  return `category-${index + 1}`
}

/** One after the other, so that the nth has the id n. */
async function importItems(facetValueIds) {
  const importer = app.get(FastImporterService)
  await importer.initialize(await app.get(ChannelService).getDefaultChannel())
  const taxes = await app.get(TaxCategoryService).findAll(await contextOf())
  for (const [index, { name, description, sku, price, stock, category }] of items.entries()) {
    const productId = await importer.createProduct({
      ...{ enabled: true, facetValueIds: [facetValueIds[category]] },
      translations: [{ languageCode, name, slug: sku, description }],
    })
    const variantId = await importer.createProductVariant({
      ...{ productId, sku, price, stockOnHand: stock, taxCategoryId: taxes.items[0].id },
      translations: [{ languageCode, name }],
    })
    if (productId !== index + 1 || variantId !== index + 1) {
      throw new Error(`Item ${index + 1} became product ${productId} and variant ${variantId}`)
    }
  }
}

async function makeCollections(facetValueIds) {
  for (const [index, name] of categories.entries()) {
    const has = [
      { name: 'facetValueIds', value: JSON.stringify([facetValueIds[index]]) },
      { name: 'containsAny', value: 'false' },
    ]
    await app.get(CollectionService).create(await contextOf(), {
      ...{ isPrivate: false, inheritFilters: true },
      filters: [{ code: 'facet-value-filter', arguments: has }],
      translations: [{ languageCode, name, slug: codeOf(index), description: '' }],
    })
  }
}

/** Does the jobs that all this has left: finds what is in each collection, and then makes the search index. */
async function catchUp() {
  await app.get(JobQueueService).start()
  await app.get(JobQueueService).flush(new CollectionJobBuffer())
  await untilIdle()
  await app.get(SearchService).reindex(await contextOf())
  await untilIdle()
  if ((await jobsThat(`state = 'FAILED'`)) > 0) throw new Error('A job failed')
}

async function untilIdle() {
  for (let empty = 0; empty < LOOKS; await delay(LOOK_MS)) {
    empty = (await jobsThat('not "isSettled"')) > 0 ? 0 : empty + 1
  }
}

async function jobsThat(condition) {
  const connection = app.get(TransactionalConnection).rawConnection
  const [row] = await connection.query(`select count(*)::int as jobs from job_record where ${condition}`)
  return row.jobs
}

function contextOf() {
  return app.get(RequestContextService).create({ apiType: 'admin', languageCode })
}
