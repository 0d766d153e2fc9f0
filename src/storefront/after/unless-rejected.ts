/** What of a subscription cannot be changed any more is told by its page as it is now. */
import { Problem } from '../../http/problems.ts'
import type { Page } from '../page.ts'
import type { Onward } from '../storefront.ts'

/** Answers what the work does, or leads to the page of the subscription. */
export async function unlessRejected(
  secret: string,
  work: () => Promise<Page | Onward>,
): Promise<Page | Onward> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.type !== 'subscriptions/change-rejected') throw error
    return { to: `/subscriptions/${secret}` }
  }
}
