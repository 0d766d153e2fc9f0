/** The ways to pay, with their fees and with why some cannot be chosen. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { field, fields, tiedTo } from '../field.ts'
import type { Words } from '../words/words.ts'
import { choices } from './choices.ts'
import type { DeliveryEntered } from './delivery-form.ts'
import { problemText } from './problem-text.ts'

/** The choices; where nothing is to be paid, or nothing yet, that. */
export function paymentChoices(
  words: Words,
  checkout: CheckoutDocument,
  { errors, applies }: Pick<DeliveryEntered, 'errors' | 'applies'>,
): Markup {
  const { buying } = words
  const { payment_methods: methods, payment, amounts, payment_refusal: refusal } = checkout
  if (amounts.total === 0 || applies) {
    return markup`<div class="part">
<h2 class="heading">${buying.paymentTitle}</h2>
<p>${applies ? buying.paidIfWon : buying.nothingToPay}</p>
</div>
`
  }
  const told = {
    ...{ id: 'payment', label: buying.paymentTitle },
    error: refusal === null ? errors.payment : buying.declined,
  }
  const offered = methods.filter(choice => choice.refusal === null)
  const shown = methods.map(({ method, fee, refusal: why }) => ({
    ...{ value: method, label: buying.method(method), price: fee > 0 && buying.methodFee(fee) },
    note:
      why === null ? buying.methodNote[method] : problemText(words, { pointer: '/payment', code: why.code }),
    isChosen: payment?.method === method || (payment === null && offered.length === 1),
    isOff: why !== null,
    more: method === 'creditcard' && why === null && cardField(words, payment?.source ?? null, errors.card),
  }))
  return markup`<div class="part">
${fields(words, told, choices('payment', shown))}</div>
`
}

/** What is paid with. The one service that there is is the simulator, whose cards are names for what it shall do. */
export function cardField(words: Words, source: string | null, error: string | undefined): Markup {
  const { buying } = words
  const told = { id: 'card', label: buying.card, note: buying.cardNote, error }
  return field(
    words,
    told,
    markup`<select ${tiedTo(told)}>
${Object.entries(buying.cards).map(([card, name]) => markup`<option value="${card}"${card === source && markup` selected`}>${name}</option>\n`)}</select>`,
  )
}
