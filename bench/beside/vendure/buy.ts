/** A purchase at Vendure. */
import { randomUUID } from 'node:crypto'
import { CUSTOMER } from '../../scenarios/checkouts.ts'
import { ask } from './graphql.ts'

const { name, address } = CUSTOMER

const BUYER = { firstName: name.first, lastName: name.last, phoneNumber: address.tel }

const ADDRESS = {
  ...{ fullName: `${name.last} ${name.first}`, phoneNumber: address.tel },
  ...{ countryCode: 'JP', postalCode: address.zip_code, province: address.prefecture },
  ...{ city: '京都市', streetLine1: '中京区上本能寺前町488', streetLine2: address.address2 },
}

/** Either an order or why there is none. */
interface Outcome {
  readonly __typename: string
  readonly state?: string
  readonly totalQuantity?: number
}

const ORDER = '__typename id code state totalQuantity totalWithTax shippingWithTax'

const ERROR = '__typename ... on ErrorResult { errorCode message }'

const OUTCOME = `... on Order { ${ORDER} } ${ERROR}`

const ADD_ITEMS = `mutation AddItems($inputs: [AddItemInput!]!) {
  outcome: addItemsToOrder(inputs: $inputs) { order { ${ORDER} } errorResults { ${ERROR} } }
}`

const SET_CUSTOMER = `mutation SetCustomer($input: CreateCustomerInput!) {
  outcome: setCustomerForOrder(input: $input) { ${OUTCOME} }
}`

const SET_ADDRESS = `mutation SetAddress($input: CreateAddressInput!) {
  outcome: setOrderShippingAddress(input: $input) { ${OUTCOME} }
}`

const SET_METHOD = `mutation SetMethod($ids: [ID!]!) {
  outcome: setOrderShippingMethod(shippingMethodId: $ids) { ${OUTCOME} }
}`

const TRANSITION = `mutation Transition($state: String!) {
  outcome: transitionOrderToState(state: $state) { ${OUTCOME} }
}`

const PAY = `mutation Pay($input: PaymentInput!) {
  outcome: addPaymentToOrder(input: $input) { ${OUTCOME} }
}`

/**
 * Buys three products as a guest: six requests in a session of its own. Those of the documentation's checkout that only
 * ask are not made: which ways of delivery and of payment there are, and what the order has become.
 */
export async function buy(port: number, ids: readonly number[]): Promise<void> {
  const inputs = ids.map(id => ({ productVariantId: String(id), quantity: 1 }))
  const token = await addItems(port, inputs)
  const step = async (query: string, variables: object) => {
    const { data } = await ask<{ outcome: Outcome }>(port, { api: 'shop-api', query, variables, token })
    return taken(data.outcome)
  }
  await step(SET_CUSTOMER, { input: { ...BUYER, emailAddress: `buyer-${randomUUID()}@example.jp` } })
  await step(SET_ADDRESS, { input: ADDRESS })
  await step(SET_METHOD, { ids: ['1'] })
  await step(TRANSITION, { state: 'ArrangingPayment' })
  const order = await step(PAY, { input: { method: 'paid-by-hand', metadata: {} } })
  if (order.state !== 'PaymentAuthorized' || order.totalQuantity !== inputs.length) {
    throw new Error(`The order is not placed: ${JSON.stringify(order)}`)
  }
}

/** Begins an order. Answers its session's token. */
async function addItems(port: number, inputs: readonly object[]): Promise<string> {
  type Added = { outcome: { order: Outcome; errorResults: readonly Outcome[] } }
  const question = { api: 'shop-api', query: ADD_ITEMS, variables: { inputs } } as const
  const { data, token } = await ask<Added>(port, question)
  if (data.outcome.errorResults.length > 0) throw new Error(JSON.stringify(data.outcome))
  taken(data.outcome.order)
  if (token === undefined) throw new Error('There is no token of the new session')
  return token
}

/** The order, or an error with what it says instead. */
function taken(outcome: Outcome): Outcome {
  if (outcome.__typename !== 'Order') throw new Error(`Refused: ${JSON.stringify(outcome)}`)
  return outcome
}
