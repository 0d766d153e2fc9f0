/** The page by which a buyer changes who and where a subscription goes to (R-STORE-71). */
import type { CheckoutProblem } from '../../checkout/checkouts/schemas.ts'
import { changeCustomer, customerFaults } from '../../checkout/subscriptions/change-customer.ts'
import { requireOpen } from '../../checkout/subscriptions/require-open.ts'
import { getSubscription } from '../../checkout/subscriptions/routes.ts'
import { markup } from '../../lib/markup.ts'
import {
  customerField,
  customerOf,
  type Entered,
  enteredValues,
  filledAddress,
  valuesOf,
  type Whose,
} from '../checkout/customer-form.ts'
import { customerFields } from '../checkout/customer-page.ts'
import { problemText } from '../checkout/problem-text.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import { addBuyerPage, addForm, type Onward, type Storefront } from '../storefront.ts'
import { unlessRejected } from './unless-rejected.ts'

const PATH = '/subscriptions/:secret/customer'

/** Registers it. */
export function subscriptionCustomerPages(storefront: Storefront): void {
  const { context } = storefront

  addBuyerPage(storefront, PATH, ({ shopId, params: { secret = '' }, frame }) =>
    unlessRejected(secret, async () => {
      const row = await getSubscription(context, shopId, secret)
      requireOpen(row)
      return page(frame, secret, { values: valuesOf(row.wishes), errors: {} })
    }),
  )

  addForm(storefront, PATH, ['order mails'], ({ shopId, params: { secret = '' }, frame, form }) =>
    unlessRejected(secret, async (): Promise<Page | Onward> => {
      const { words } = frame
      const row = await getSubscription(context, shopId, secret)
      const values = enteredValues(form)
      if (form.has('fill')) {
        const whose = form.text('fill') === 'shipping' ? 'to_' : ''
        const entered = filledAddress(values, whose, words)
        return page(frame, secret, entered, Object.keys(entered.errors).length === 0 ? whose : undefined)
      }
      const { said, errors } = customerOf(values, words)
      if (said?.customer === undefined) return page(frame, secret, { values, errors })
      const people = { customer: said.customer, shipping: said.shipping ?? null }
      const faults = (await customerFaults(context, row, people)) as CheckoutProblem[]
      if (faults.length > 0) {
        const told = faults.map(fault => [customerField(fault.pointer), problemText(words, fault)])
        return page(frame, secret, { values, errors: Object.fromEntries(told) })
      }
      await changeCustomer(context, row, people)
      return { to: `/subscriptions/${secret}` }
    }),
  )
}

function page(frame: ShopFrame, secret: string, entered: Entered, filled?: Whose): Page {
  const { after } = frame.words
  const to = `${frame.path}/subscriptions/${secret}`
  const { form, status } = customerFields(frame, entered, {
    to: `${to}/customer`,
    button: after.save,
    filled,
  })
  return {
    ...{ title: after.customerTitle, status },
    content: markup`<div class="narrow">
<h1 class="title">${after.customerTitle}</h1>
<p>${after.customerLead}</p>
${form}
<p><a class="link small" href="${to}">${after.backToSubscription}</a></p>
</div>`,
  }
}
