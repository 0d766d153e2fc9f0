/** From the form of delivery and payment to what a checkout is told, and from its problems to the fields. Pure. */
import type { UpdateCheckout } from '../../checkout/checkouts/body-schemas.ts'
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { MAX_CODE_TYPED, MAX_REMARK_LENGTH } from '../../checkout/limits.ts'
import { readDateTime, writeDateTime } from '../../lib/date-time.ts'
import { isDay } from '../../lib/day.ts'
import { isBlank, LINE, TEXT, TIME_ZONE } from '../../lib/text.ts'
import { MAX_LINE_LENGTH } from '../../resources/orders/limits.ts'
import { OFFERED_METHODS } from '../../shops/setting-values.ts'
import type { Form } from '../form-body.ts'
import type { Words } from '../words/words.ts'
import { problemsAt } from './current.ts'
import { problemText } from './problem-text.ts'

/** What stands in the fields that are shown whatever was kept, and what is wrong, by the names of the fields. */
export interface DeliveryEntered {
  readonly coupon: string
  readonly remark: string
  readonly errors: Readonly<Record<string, string>>
  /** Whether it is an application for a lottery, of which nothing is paid. */
  readonly applies: boolean
}

/** The names of the fields of one way of delivery. */
export const dateField = (methodId: number) => `date-${methodId}`
export const timeField = (methodId: number) => `time-${methodId}`

/** What of a form can be told to a checkout; what breaks its form is told in `errors` and left out. */
export function deliveryOf(
  form: Form,
  words: Words,
  now: Date,
): { readonly said: UpdateCheckout; readonly errors: Record<string, string> } {
  const errors = { ...codeError(form, words), ...remarkError(form, words) }
  const said: UpdateCheckout = {
    ...deliverySaid(form),
    ...takeoutSaid(form, now),
    ...paymentSaid(form, words),
    ...(errors.coupon === undefined ? { coupon_code: form.text('coupon') || null } : {}),
    ...(errors.remark === undefined ? { remark: form.text('remark') || null } : {}),
    mail_magazine_opt_in: form.has('magazine'),
  }
  return { said, errors }
}

function deliverySaid(form: Form): Pick<UpdateCheckout, 'delivery'> {
  const id = form.id('method')
  if (id === undefined) return {}
  const [date, zone] = [form.text(dateField(id)), form.text(timeField(id))]
  return {
    delivery: {
      shipping_method_id: id,
      delivery_date: isDay(date) ? date : null,
      delivery_time_zone: new RegExp(TIME_ZONE.pattern).test(zone) ? zone : null,
    },
  }
}

/**
 * Whoever asks for the times of a place, or tries a code before there is a time, has chosen the place and no time: that of now is none at which anything
 * is fetched.
 */
function takeoutSaid(form: Form, now: Date): Pick<UpdateCheckout, 'takeout'> {
  const typed = form.text('takeout-place')
  const isPlace = typed !== '' && !isBlank(typed) && new RegExp(LINE.pattern).test(typed)
  const place = isPlace && typed.length <= MAX_LINE_LENGTH ? typed : null
  const at = form.text('takeout-at')
  const hasTime = readDateTime(at) !== undefined
  if (form.has('place') || (form.has('apply') && isPlace && !hasTime))
    return { takeout: { place, at: writeDateTime(now) } }
  if (!form.has('takeout-at')) return {}
  return { takeout: hasTime ? { place, at } : null }
}

/** One of the simulator's cards stands for what a buyer would pay with at another service. */
function paymentSaid(form: Form, { buying }: Words): Pick<UpdateCheckout, 'payment'> {
  const method = OFFERED_METHODS.find(offered => offered === form.text('payment'))
  if (method === undefined) return {}
  const card = form.text('card')
  return {
    payment: { method, source: method === 'creditcard' && Object.hasOwn(buying.cards, card) ? card : null },
  }
}

function codeError(form: Form, { buying }: Words): Record<string, string> {
  const code = form.text('coupon')
  if (code === '') return {}
  const fits = code.length <= MAX_CODE_TYPED && new RegExp(LINE.pattern).test(code)
  return fits ? {} : { coupon: buying.problem.unknown }
}

function remarkError(form: Form, { buying }: Words): Record<string, string> {
  const remark = form.text('remark')
  if ([...remark].length > MAX_REMARK_LENGTH) return { remark: buying.wrong.long(MAX_REMARK_LENGTH) }
  return new RegExp(TEXT.pattern).test(remark) ? {} : { remark: buying.wrong.characters }
}

/** What is wrong with what was said, at the fields of this step. */
export function deliveryErrors(words: Words, checkout: CheckoutDocument): Record<string, string> {
  const chosen = chosenMethod(checkout)
  const entries = problemsAt(checkout, 'delivery').map(
    problem => [fieldOf(problem.pointer, chosen), problemText(words, problem)] as const,
  )
  // Of several that are wrong with a field the first is told.
  return Object.fromEntries(entries.toReversed())
}

/** The way of delivery that holds: the wished one, else the first. */
export function chosenMethod({ delivery, delivery_choices: choices }: CheckoutDocument): number | undefined {
  const wished = choices.find(choice => choice.shipping_method_id === delivery.shipping_method_id)
  return (wished ?? choices[0])?.shipping_method_id
}

function fieldOf(pointer: string, chosen: number | undefined): string {
  switch (pointer) {
    case '/delivery/delivery_date':
      return dateField(chosen ?? 0)
    case '/delivery/delivery_time_zone':
      return timeField(chosen ?? 0)
    case '/takeout/place':
      return 'takeout-place'
    case '/payment/source':
      return 'card'
    case '/coupon_code':
      return 'coupon'
    default:
      if (pointer.startsWith('/takeout')) return 'takeout-at'
      return pointer.startsWith('/payment') ? 'payment' : 'method'
  }
}
