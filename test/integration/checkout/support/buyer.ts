/** A buyer who goes through checkouts over HTTP, as programs do. */
import { randomUUID } from 'node:crypto'
import type { Completed } from '../../../../src/checkout/checkouts/completed-schemas.ts'
import type { CheckoutDocument } from '../../../../src/checkout/checkouts/schemas.ts'
import { addItem, PLAIN_ITEM, type TestApi } from '../../../support/api.ts'

export const CUSTOMER = {
  name: { first: '花子', last: '山田', first_kana: 'ハナコ', last_kana: 'ヤマダ' },
  mail_address: 'hanako@example.jp',
  address: {
    ...{ zip_code: '604-8571', prefecture: '京都府', address: '京都市中京区上本能寺前町488' },
    ...{ address2: 'A棟 101', tel: '0751234567' },
  },
}

/** An item of 1,000 yen of which one subscribes, each month for 800. */
export const MONTHLY = {
  ...{ type: 'subscription', price: 1000 },
  subscription: { repeat_price: 800, repeat_times: 'unlimited', cycle_plan: 'monthly' },
}

/** What a refusal says. */
interface Refused {
  readonly type: string
  readonly detail: string
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
  readonly checkout?: CheckoutDocument
}

export type Buyer = ReturnType<typeof makeBuyer>

/** A buyer of the shop `test`, who comes from a network address. */
export function makeBuyer(api: Pick<TestApi, 'app'>, from = '198.51.100.1', shop = 'test') {
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key?: string) =>
    api.app.inject({
      ...{ method, url: `/shops/${shop}/api${path}`, remoteAddress: from },
      ...(payload === undefined ? {} : { payload }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const must = async <T>(status: number, answer: ReturnType<typeof ask>): Promise<T> => {
    const { statusCode, body } = await answer
    if (statusCode !== status) throw new Error(`${statusCode} in place of ${status}: ${body}`)
    return JSON.parse(body) as T
  }
  const buyer = {
    ask,
    /** Begins a checkout of these lines. */
    begin: (lines: readonly object[]) => must<CheckoutDocument>(201, ask('POST', '/checkouts', { lines })),
    look: (id: string) => must<CheckoutDocument>(200, ask('GET', `/checkouts/${id}`)),
    say: (id: string, said: object) => must<CheckoutDocument>(200, ask('PUT', `/checkouts/${id}`, said)),
    /** A checkout of a piece of the item that can be completed. */
    async ready(item: number, said: object = { payment: { method: 'cod' } }, amount = 1) {
      const { checkout_id } = await buyer.begin([{ item_id: item, amount }])
      const checkout = await buyer.say(checkout_id, { customer: CUSTOMER, ...said })
      if (checkout.status !== 'ready') throw new Error(`Not ready: ${JSON.stringify(checkout.problems)}`)
      return checkout
    },
    /** Asks for the order of a checkout at the total that it showed. */
    order: ({ checkout_id, amounts }: CheckoutDocument, key: string = randomUUID()) =>
      ask('POST', `/checkouts/${checkout_id}/complete`, { expected_total: amounts.total }, key),
    /** The same, which must succeed. */
    complete: (checkout: CheckoutDocument, key?: string) => must<Completed>(200, buyer.order(checkout, key)),
    cancel: (id: string) => ask('POST', `/checkouts/${id}/cancel`),
  }
  return buyer
}

/** Status and type of an answer, with the pointers of its errors. */
export async function refusal(
  answer: Promise<{ readonly statusCode: number; json(): unknown }>,
): Promise<[status: number, type: string, ...pointers: string[]]> {
  const { statusCode, json } = await answer
  const { type, errors = [] } = (json as () => Refused)()
  return [statusCode, type?.replace('/errors/', ''), ...errors.map(({ pointer }) => pointer)]
}

/** An item that is shown, with this stock, and whatever else is said of it. */
export async function onSale(api: Pick<TestApi, 'call'>, stock: number, over: object = {}): Promise<number> {
  const made =
    Object.keys(over).length === 0
      ? await addItem(api)
      : (await api.call('POST', '/api/items', { ...PLAIN_ITEM, ...over })).json<{ item_id: number }>().item_id
  await api.call('PUT', `/api/items/${made}/stock`, { stock })
  await api.call('PUT', `/api/items/${made}/visibility`, { visible: true })
  return made
}
