/** What the operations on files, subscriptions and draws answer, each status that is documented. */
import {
  addDigitalItem,
  addDraw,
  addSentFile,
  addSubscription,
} from '../../../support/checkout/after-purchase.ts'
import { placeOrder } from '../../../support/orders/place.ts'
import type { ExpectStatus } from './factor-cases.ts'
import type { TestConsole } from './sign-in.ts'

/** The cases, by the names of the operations. */
export function afterPurchaseCases(
  page: () => TestConsole,
  expectStatus: ExpectStatus,
): Readonly<Record<string, () => Promise<void>>> {
  return { ...fileCases(page, expectStatus), ...laterCases(page, expectStatus) }
}

function fileCases(page: () => TestConsole, expectStatus: ExpectStatus) {
  const wanted = async () => ({
    item: await addDigitalItem(page().context, page().shopId),
    body: { file_id: await addSentFile(page().context, page().shopId), name: '楽譜.pdf' },
  })
  return {
    async listItemFiles() {
      await expectStatus(page(), 200, 'GET', '/item_files')
    },
    async createItemFileUpload() {
      await expectStatus(page(), 201, 'POST', '/item_files')
    },
    async attachItemFile() {
      const { item, body } = await wanted()
      await expectStatus(page(), 204, 'PUT', `/items/${item}/file`, body)
      await expectStatus(page(), 422, 'PUT', `/items/${item}/file`, body)
      await expectStatus(page(), 404, 'PUT', '/items/2147483647/file', body)
    },
    async detachItemFile() {
      const { item, body } = await wanted()
      await expectStatus(page(), 404, 'DELETE', `/items/${item}/file`)
      await expectStatus(page(), 204, 'PUT', `/items/${item}/file`, body)
      await expectStatus(page(), 204, 'DELETE', `/items/${item}/file`)
    },
  }
}

function laterCases(page: () => TestConsole, expectStatus: ExpectStatus) {
  const newSubscription = async () => {
    const { key } = await placeOrder(page().context, page().shopId)
    return addSubscription(page().context, page().shopId, key)
  }
  const none = '/subscriptions/ZZZZZZZZZZZZZZZZ'
  /** What is stopped cannot be changed. */
  const changes = async (change: 'pause' | 'resume') => {
    const path = `/subscriptions/${await newSubscription()}`
    await expectStatus(page(), 200, 'POST', `${path}/${change}`)
    await expectStatus(page(), 404, 'POST', `${none}/${change}`)
    await expectStatus(page(), 200, 'POST', `${path}/stop`)
    await expectStatus(page(), 422, 'POST', `${path}/${change}`)
  }
  return {
    async listSubscriptions() {
      await newSubscription()
      await expectStatus(page(), 200, 'GET', '/subscriptions')
      await expectStatus(page(), 200, 'GET', '/subscriptions?status=paused')
    },
    pauseSubscriptionOfBuyer: () => changes('pause'),
    resumeSubscriptionOfBuyer: () => changes('resume'),
    async stopSubscriptionOfBuyer() {
      await expectStatus(page(), 200, 'POST', `/subscriptions/${await newSubscription()}/stop`)
      await expectStatus(page(), 404, 'POST', `${none}/stop`)
    },
    async listLotteries() {
      await addDraw(page().context, page().shopId)
      await expectStatus(page(), 200, 'GET', '/lotteries')
    },
    async getDraw() {
      await expectStatus(page(), 200, 'GET', `/draws/${await addDraw(page().context, page().shopId)}`)
      await expectStatus(page(), 404, 'GET', '/draws/2147483647')
    },
  }
}
