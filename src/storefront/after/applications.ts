/** The pages of an application for a lottery, for whoever has the secret of its link (R-STORE-70). */

import { roomForCheckouts } from '../../checkout/checkouts/create-checkout.ts'
import { getApplication, showApplication } from '../../checkout/lottery/show-application.ts'
import { openWinnersCheckout, withdrawApplication } from '../../checkout/lottery/win.ts'
import { Problem } from '../../http/problems.ts'
import { checkoutCookie } from '../checkout/checkout-cookie.ts'
import { DELIVERY } from '../checkout/current.ts'
import { addBuyerPage, addForm, type Onward, type Storefront } from '../storefront.ts'
import { applicationPage } from './application-page.ts'

const PATH = '/applications/:secret'

/** Registers them. */
export function applicationPages(storefront: Storefront): void {
  const { context } = storefront
  const cookie = checkoutCookie(context)
  const takeRoom = roomForCheckouts(context)

  addBuyerPage(storefront, PATH, async ({ shopId, params, frame }) => {
    const { secret = '' } = params
    const application = await getApplication(context, shopId, secret)
    return applicationPage(frame, await showApplication(context, application), secret)
  })

  addForm(storefront, `${PATH}/withdraw`, [], async ({ shopId, params }) => {
    const { secret = '' } = params
    const application = await getApplication(context, shopId, secret)
    return unlessClosed(secret, async () => {
      await withdrawApplication(context, application)
      return { to: `/applications/${secret}` }
    })
  })

  addForm(
    storefront,
    `${PATH}/checkout`,
    ['checkouts'],
    async ({ shopId, params, frame, request, reply }) => {
      const { secret = '' } = params
      const application = await getApplication(context, shopId, secret)
      return unlessClosed(secret, async () => {
        await takeRoom(shopId, request.ip)
        const { checkout_id: id } = await openWinnersCheckout(context, application, request.ip)
        reply.header('set-cookie', cookie.write(frame.shop.key, id))
        return { to: DELIVERY }
      })
    },
  )
}

/** What cannot be done any more is told by the page as it is now. */
async function unlessClosed(secret: string, work: () => Promise<Onward>): Promise<Onward> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !CLOSED.has(error.type)) throw error
    return { to: `/applications/${secret}` }
  }
}

const CLOSED: ReadonlySet<string> = new Set(['applications/closed', 'checkouts/in-progress'])
