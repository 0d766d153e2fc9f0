/**
 * Fills an empty Medusa by its own workflows: a shop that sells in Japan, and the products of `products.json`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContainerRegistrationKeys, Modules, ProductStatus } from '@medusajs/framework/utils'
import * as flows from '@medusajs/medusa/core-flows'

/** Products that one workflow makes. */
const BATCH = 100

const CURRENCY = 'jpy'
const COUNTRY = 'jp'

export default async function seed({ container }) {
  const { products, categories, admin } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'products.json'), 'utf8'),
  )
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const [store] = await container.resolve(Modules.STORE).listStores()
  const updateStore = update => run(flows.updateStoresWorkflow, { selector: { id: store.id }, update })
  await updateStore({ supported_currencies: [{ currency_code: CURRENCY, is_default: true }] })
  await seedUser(container, run, admin)
  await seedRegion(run)
  const locationId = await seedLocation(container, run, store.default_sales_channel_id)
  const profileId = await seedDelivery(container, run, locationId)
  const categoryIds = (
    await run(flows.createProductCategoriesWorkflow, {
      product_categories: categories.map(name => ({ name, is_active: true })),
    })
  ).map(({ id }) => id)
  for (let first = 0; first < products.length; first += BATCH) {
    const some = products.slice(first, first + BATCH)
    await run(flows.createProductsWorkflow, {
      products: some.map(({ category, stock: _, ...product }) => ({
        ...product,
        status: ProductStatus.PUBLISHED,
        category_ids: [categoryIds[category]],
        shipping_profile_id: profileId,
        sales_channels: [{ id: store.default_sales_channel_id }],
      })),
    })
  }
  await seedStock(container, run, locationId, products[0].stock)
}

/** Somebody who may use the admin API. */
async function seedUser(container, run, { email, password }) {
  const [user] = await run(flows.createUsersWorkflow, { users: [{ email }] })
  const auth = container.resolve(Modules.AUTH)
  const { authIdentity, error } = await auth.register('emailpass', { body: { email, password } })
  if (error) throw new Error(String(error))
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: user.id } })
}

/** Prices contain the tax, of one rate. */
async function seedRegion(run) {
  await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: '日本',
        currency_code: CURRENCY,
        countries: [COUNTRY],
        payment_providers: ['pp_system_default'],
        is_tax_inclusive: true,
      },
    ],
  })
  await run(flows.createTaxRegionsWorkflow, [
    {
      country_code: COUNTRY,
      provider_id: 'tp_system',
      default_tax_rate: { name: '消費税', code: 'standard', rate: 10 },
    },
  ])
}

/** The one place that has things in stock. */
async function seedLocation(container, run, salesChannelId) {
  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [
      { name: '倉庫', address: { city: '千代田区', country_code: COUNTRY, address_1: '千代田1-1' } },
    ],
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [salesChannelId] })
  return location.id
}

/** Delivery to all of Japan for a flat price. */
async function seedDelivery(container, run, locationId) {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  // Made with the tables.
  const [profile] = await fulfillment.listShippingProfiles({ type: 'default' })
  const set = await fulfillment.createFulfillmentSets({
    name: '国内',
    type: 'shipping',
    service_zones: [{ name: '日本', geo_zones: [{ country_code: COUNTRY, type: 'country' }] }],
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  await run(flows.createShippingOptionsWorkflow, [
    {
      name: '宅配便',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: '宅配便', description: '全国一律', code: 'standard' },
      prices: [{ currency_code: CURRENCY, amount: 500 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ])
  return profile.id
}

/** So much of each variant. */
async function seedStock(container, run, locationId, stock) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'inventory_item', fields: ['id'] })
  for (let first = 0; first < data.length; first += BATCH) {
    await run(flows.createInventoryLevelsWorkflow, {
      inventory_levels: data.slice(first, first + BATCH).map(({ id }) => ({
        location_id: locationId,
        inventory_item_id: id,
        stocked_quantity: stock,
      })),
    })
  }
}
