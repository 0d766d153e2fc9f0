/** The second step: how it comes to the buyer, how it is paid, and what else there is to say. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { MAX_CODE_TYPED, MAX_REMARK_LENGTH } from '../../checkout/limits.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { errorList, field, tiedTo } from '../field.ts'
import type { Page } from '../page.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Words } from '../words/words.ts'
import { deliveryChoices } from './delivery-choices.ts'
import { type DeliveryEntered, dateField, timeField } from './delivery-form.ts'
import { paymentChoices } from './payment-choices.ts'
import { giveUpForm, stepPage } from './step-frame.ts'
import { takeoutChoices } from './takeout-choices.ts'

/** The page. */
export function deliveryPage(
  frame: ShopFrame,
  checkout: CheckoutDocument,
  entered: DeliveryEntered,
  status = 200,
): Page {
  const { words, path } = frame
  const { buying } = words
  const errors = Object.entries(entered.errors).map(([id, error]) => ({
    ...{ id, error, label: labelOf(id, checkout, words) },
  }))
  return {
    ...{ title: buying.deliveryTitle, status },
    content: stepPage(frame, checkout, {
      ...{ at: 1, title: buying.deliveryTitle },
      content: markup`${errorList(buying.checkForm, errors)}
<form class="step" method="post" action="${path}/checkout/delivery" data-once>
<button hidden></button>
${deliveryChoices(words, checkout, entered.errors)}${takeoutChoices(words, checkout, entered.errors)}${paymentChoices(words, checkout, entered)}${coupon(words, checkout, entered)}${others(words, checkout, entered)}
<p class="buttons"><button class="button wide">${buying.toConfirm}</button></p>
</form>
${giveUpForm(frame)}`,
    }),
  }
}

function labelOf(id: string, { delivery_choices: choices }: CheckoutDocument, { buying }: Words): string {
  if (choices.some(choice => dateField(choice.shipping_method_id) === id)) return buying.date
  if (choices.some(choice => timeField(choice.shipping_method_id) === id)) return buying.time
  const labels: Readonly<Record<string, string>> = {
    ...{ method: buying.methodTitle, payment: buying.paymentTitle, card: buying.card },
    ...{ 'takeout-place': buying.takeoutPlace, 'takeout-at': buying.takeoutTime },
    ...{ coupon: buying.coupon, remark: buying.remark },
  }
  return labels[id] ?? ''
}

function coupon(
  words: Words,
  { coupon_code: code, amounts }: CheckoutDocument,
  { coupon: typed, errors }: DeliveryEntered,
): Markup {
  const { buying } = words
  const isUsed = code !== null && amounts.coupon_discount.amount > 0
  const told = {
    ...{ id: 'coupon', label: buying.coupon, required: false, error: errors.coupon },
    note: isUsed ? buying.couponUsed(code) : undefined,
  }
  return markup`<div class="part">
${field(
  words,
  told,
  markup`<div class="beside"><input type="text" ${tiedTo(told)} value="${typed}" maxlength="${MAX_CODE_TYPED}" autocomplete="off" autocapitalize="characters" spellcheck="false"><button class="button plain" name="apply" value="1" formnovalidate>${buying.applyCoupon}</button></div>`,
)}</div>`
}

function others(words: Words, checkout: CheckoutDocument, { remark, errors }: DeliveryEntered): Markup {
  const { buying } = words
  const told = {
    ...{ id: 'remark', label: buying.remark, required: false, error: errors.remark },
    note: buying.remarkNote(MAX_REMARK_LENGTH),
  }
  // One box says by its own words what it asks: it needs no heading.
  const magazine = markup`<label class="tick"><input type="checkbox" name="magazine" value="1"${checkout.mail_magazine_opt_in && markup` checked`}> ${buying.magazine}</label>`
  return markup`<div class="part">
${field(words, told, markup`<textarea ${tiedTo(told)} maxlength="${MAX_REMARK_LENGTH}">${remark}</textarea>`)}${magazine}</div>`
}
