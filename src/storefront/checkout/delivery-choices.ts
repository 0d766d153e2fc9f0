/** The ways of delivery with their days and times. */
import type { CheckoutDocument } from '../../checkout/checkouts/schemas.ts'
import { addDays } from '../../lib/day.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import { field, fields, tiedTo } from '../field.ts'
import type { Words } from '../words/words.ts'
import { choices } from './choices.ts'
import { chosenMethod, dateField, timeField } from './delivery-form.ts'

type DeliveryChoice = CheckoutDocument['delivery_choices'][number]
type Errors = Readonly<Record<string, string>>

/** Nothing where nothing is sent. */
export function deliveryChoices(words: Words, checkout: CheckoutDocument, errors: Errors): Markup | false {
  const { buying } = words
  const { delivery_choices: all } = checkout
  if (all.length === 0) return false
  const chosen = chosenMethod(checkout)
  const told = { id: 'method', label: buying.methodTitle, error: errors.method }
  const shown = all.map(choice => ({
    ...{ value: choice.shipping_method_id, label: choice.name },
    price: choice.fee === 0 ? buying.free : words.yen(choice.fee),
    isChosen: choice.shipping_method_id === chosen,
    more: wishes(words, choice, checkout, errors),
  }))
  return markup`<div class="part">
${fields(words, told, choices('method', shown))}</div>
`
}

/** The day and the time that can be wished for. */
function wishes(
  words: Words,
  choice: DeliveryChoice,
  { delivery }: CheckoutDocument,
  errors: Errors,
): Markup | false {
  const { buying } = words
  const { first_date: first, last_date: last, time_zones: zones, shipping_method_id: id } = choice
  const day = { id: dateField(id), label: buying.date, error: errors[dateField(id)] }
  const time = { id: timeField(id), label: buying.time, error: errors[timeField(id)] }
  const days = first === null || last === null ? [] : daysFrom(first, last)
  if (days.length === 0 && zones.length === 0) return false
  return markup`<div class="pair">
${days.length > 0 && field(words, day, options(day, buying.anyDate, days, buying.day, delivery.delivery_date))}${zones.length > 0 && field(words, time, options(time, buying.anyTime, zones, buying.zone, delivery.delivery_time_zone))}</div>`
}

function options(
  told: { readonly id: string; readonly label: string; readonly error: string | undefined },
  none: string,
  values: readonly string[],
  wordsOf: (value: string) => string,
  chosen: string | null,
): Markup {
  return markup`<select ${tiedTo(told)}>
<option value="">${none}</option>
${values.map(value => markup`<option value="${value}"${value === chosen && markup` selected`}>${wordsOf(value)}</option>\n`)}</select>`
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
