/** Reading, writing and buying as Vendure's APIs have it. */
import { randomUUID } from 'node:crypto'
import { anyOnSale, ON_SALE } from '../../scenarios/checkouts.ts'
import { atRandom } from '../../support/bench.ts'
import { CATEGORIES, itemOf, NEW_ITEM, STOCK } from '../items.ts'
import type { Asked, Kinds } from '../other.ts'
import { must } from '../project.ts'
import { buy } from './buy.ts'
import { ask, type Question, requestOf } from './graphql.ts'

/** As the documentation lists products: by the search index, which is there because `products` costs more. */
const PAGE: Question = {
  api: 'shop-api',
  query: `query Page($input: SearchInput!) {
    search(input: $input) {
      totalItems
      items {
        productId productName slug productAsset { id preview } currencyCode inStock
        price { ... on SinglePrice { value } ... on PriceRange { min max } }
        priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } }
      }
    }
  }`,
  variables: { input: { groupByProduct: true, take: 20 } },
}

function itemById(id: number): Question {
  const query = `query Item($id: ID!) {
    product(id: $id) {
      id name slug description
      assets { id preview source }
      collections { id name slug }
      variants {
        id name sku price priceWithTax currencyCode stockLevel
        options { id code name group { id code name } }
      }
    }
  }`
  return { api: 'shop-api', query, variables: { id: String(id) } }
}

function setStock(token: string, id: number, stockOnHand: number): Question {
  const query = `mutation SetStock($input: [UpdateProductVariantInput!]!) {
    updateProductVariants(input: $input) { id }
  }`
  return { api: 'admin-api', query, variables: { input: [{ id: String(id), stockOnHand }] }, token }
}

/** Of a name like Akinai's new item, and a slug of its own: for one that is there already Vendure tries others, one by one. */
function createItem(token: string): Question {
  const query = `mutation CreateItem($input: CreateProductInput!) {
    createProduct(input: $input) { id }
  }`
  const translations = [{ languageCode: 'ja', slug: `new-${randomUUID()}`, ...NEW_ITEM }]
  return { api: 'admin-api', query, variables: { input: { enabled: true, translations } }, token }
}

/** Who may change products. */
interface Admin {
  readonly username: string
  readonly password: string
}

/** All that is asked of the server on this port, of which each kind has been tried once. */
export async function askedOf(port: number, items: number, admin: Admin): Promise<Kinds> {
  const token = await logIn(port, admin)
  const ids = Array.from({ length: items }, (_, index) => index + 1)
  const onSale = ids.slice(0, ON_SALE)
  const other = atRandom(ids.slice(ON_SALE))
  const aStock = () => Math.floor(Math.random() * STOCK)
  await check(port, token, other())
  const page = requestOf(PAGE)
  return {
    page: asking(() => page),
    item: asking(atRandom(ids.map(id => requestOf(itemById(id))))),
    setStock: asking(() => requestOf(setStock(token, other(), aStock()))),
    createItem: asking(() => requestOf(createItem(token))),
    buy: () => buy(port, anyOnSale(onSale)),
  }
}

/** GraphQL answers 200 to errors as well, which is why each kind is looked at before it is measured. */
function asking(nextRequest: () => Buffer): Asked {
  return { nextRequest, expectedStatus: 200 }
}

async function logIn(port: number, admin: Admin): Promise<string> {
  const query = `mutation LogIn($username: String!, $password: String!) {
    login(username: $username, password: $password) { __typename }
  }`
  const question = { api: 'admin-api', query, variables: admin } as const
  const { data, token } = await ask<{ login: { __typename: string } }>(port, question)
  if (data.login.__typename !== 'CurrentUser' || token === undefined) throw new Error('Login was refused')
  return token
}

/** Throws unless each kind of request does what it says. */
async function check(port: number, token: string, id: number): Promise<void> {
  await checkPage(port)
  await checkItem(port, id)
  await checkSetStock(port, token, id)
  await checkCreateItem(port, token)
  await buy(port, [1, 2, 3])
}

interface Found {
  readonly productId: string
  readonly productName: string
  readonly currencyCode: string
  readonly priceWithTax: { readonly min?: number }
}

async function checkPage(port: number): Promise<void> {
  const { data } = await ask<{ search: { items: readonly Found[] } }>(port, PAGE)
  const wrong = ({ productId, productName, currencyCode, priceWithTax }: Found) => {
    const { name, price } = itemOf(Number(productId))
    return productName !== name || priceWithTax.min !== price || currencyCode !== 'JPY'
  }
  const { items } = data.search
  must(items.length === 20 && !items.some(wrong), 'The page is another', items)
}

interface FoundProduct {
  readonly name: string
  readonly description: string
  readonly variants: readonly {
    readonly sku: string
    readonly priceWithTax: number
    readonly stockLevel: string
  }[]
  readonly collections: readonly { readonly name: string }[]
}

async function checkItem(port: number, id: number): Promise<void> {
  const { data } = await ask<{ product: FoundProduct | null }>(port, itemById(id))
  const { description, name, sku, price, category } = itemOf(id)
  const [variant, ...more] = data.product?.variants ?? []
  const found = [data.product?.name, data.product?.description, ...collectionsOf(data.product)]
  must(found.join() === [name, description, CATEGORIES[category]].join(), `Item ${id} is another`, data)
  const { priceWithTax, stockLevel } = variant ?? {}
  const isWhole = more.length === 0 && variant?.sku === sku && priceWithTax === price
  must(isWhole && stockLevel === 'IN_STOCK', `Variant ${id} is another`, data)
}

function collectionsOf(product: FoundProduct | null): string[] {
  return (product?.collections ?? []).map(({ name }) => name)
}

async function checkSetStock(port: number, token: string, id: number): Promise<void> {
  const stock = STOCK - 1 - Math.floor(Math.random() * 1000)
  await ask(port, setStock(token, id, stock))
  const query = 'query Stock($id: ID!) { productVariant(id: $id) { stockLevels { stockOnHand } } }'
  const question = { api: 'admin-api', query, variables: { id: String(id) }, token } as const
  type Levels = { productVariant: { stockLevels: readonly { stockOnHand: number }[] } | null }
  const { data } = await ask<Levels>(port, question)
  must(data.productVariant?.stockLevels[0]?.stockOnHand === stock, `The stock is not ${stock}`, data)
}

async function checkCreateItem(port: number, token: string): Promise<void> {
  const { data } = await ask<{ createProduct: { id: string } }>(port, createItem(token))
  const query = 'query Created($id: ID!) { product(id: $id) { name enabled } }'
  const question = { api: 'admin-api', query, variables: data.createProduct, token } as const
  const made = await ask<{ product: { name: string; enabled: boolean } | null }>(port, question)
  const { product } = made.data
  must(product?.name === NEW_ITEM.name && product.enabled, 'The item was not created', product)
}
