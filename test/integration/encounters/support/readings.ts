/** What of a shop can be read: by operations, and as pages. */
import type { Call } from '../../../contract/support/call.ts'
import type { Scene } from '../../fuzz/support/calls.ts'
import type { Fuzzed } from '../../fuzz/support/plans.ts'
import { callsOf } from '../../lost-exchanges/support/operations.ts'

/** What reads, though it is sent as what changes is. */
const BY_POST = ['searchOrders', 'findOrders', 'makePapers', 'makeLabels', 'previewSelling']

/** What shows which calls were made, of which those of the test are some, noted a moment later. */
const OF_CALLS = ['listRequests', 'getStatistics']

/** Something that is read. */
export interface Reading {
  readonly call: Call
  /** A page is put together of what is known of the shop, of an item and so on, and each of these may be of another moment. */
  readonly isPage: boolean
}

/** All of it, each of the first thing of its kind. */
export function allReadings(operations: readonly Fuzzed[], scene: Scene): Reading[] {
  const asked = operations.filter(
    ({ method, operationId }) =>
      (method === 'GET' && !OF_CALLS.includes(operationId)) || BY_POST.includes(operationId),
  )
  return [
    ...callsOf(asked, scene).map(call => ({ call, isPage: false })),
    ...pagesOf(scene).map(path => ({ call: { method: 'GET', path, token: null }, isPage: true })),
  ]
}

/** Pages for which no cookie is needed. */
function pagesOf({ own }: Scene): string[] {
  const id = (kind: string) => own.get(kind)?.[0]
  const shop = `/shops/${id('shop')}`
  const below = [
    ...['', '/search?q=%E6%89%8B', '/legal', '/sitemap.xml'],
    ...[`/items/${id('item')}`, `/categories/${id('category')}`],
    ...['', '/thanks'].map(path => `/orders/${id('order secret')}${path}`),
    ...['', '/customer'].map(path => `/subscriptions/${id('subscription secret')}${path}`),
    ...(own.get('application secret') ?? []).map(secret => `/applications/${secret}`),
  ]
  return below.map(path => shop + path)
}
