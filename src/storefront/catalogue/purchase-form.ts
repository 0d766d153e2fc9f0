/** The form by which an item is put into the cart: its variations, its options with their prices, how many. */
import { MAX_AMOUNT, MAX_DOWNLOADS, MAX_VALUE_LENGTH } from '../../checkout/limits.ts'
import { inSlices } from '../../lib/in-slices.ts'
import { joined, type Markup, markup } from '../../lib/markup.ts'
import type { ItemOptionDetail } from '../../resources/items/schemas.ts'
import { errorList, type Field, field, fields, tiedTo } from '../field.ts'
import type { ShopFrame } from '../shop-frame.ts'
import type { Words } from '../words/words.ts'
import { type ItemView, type ShownVariation, variationName } from './item-view.ts'

/** What a form asked for that was refused, and what was wrong with it, each by the name of its field. */
export interface Sent {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Variations that are shown as buttons side by side; more are a list to choose from. */
const MAX_BUTTONS = 16

/** Pieces left at which that is said. */
const FEW = 5

/** Characters from which on a text gets several lines to be written in. */
const LONG_TEXT = 60

/** The name of the field of an option. */
export function optionField(optionId: number): string {
  return `option-${optionId}`
}

/** The form; nothing for an item that cannot be bought. One with thousands of long choices is made while others have their turns. */
export async function purchaseForm(
  { words, path }: ShopFrame,
  item: ItemView,
  sent?: Sent,
): Promise<Markup | false> {
  if (item.reason !== null) return false
  const labels = new Map([
    ['variation', words.variation],
    ['amount', words.amount],
    ...item.options.map(({ id, name }) => [optionField(id), name] as const),
  ])
  const errors = Object.entries(sent?.errors ?? {}).map(([id, error]) => ({
    ...{ id, error },
    label: labels.get(id) ?? item.name,
  }))
  const options: Markup[] = []
  for (const option of item.options) options.push(await optionControl(words, option, sent))
  return markup`<form class="buy" method="post" action="${path}/cart/lines">
${errorList(words.cartProblems, errors)}
<input type="hidden" name="item" value="${item.id}">
${item.variations.length > 0 && (await variations(words, item, sent))}
${options}
${amount(words, item, sent)}
<button class="button wide">${words.buyButton[item.type]}</button>
</form>`
}

function told(id: string, label: string, sent: Sent | undefined, more: Partial<Field> = {}): Field {
  return { id, label, error: sent?.errors[id], ...more }
}

async function variations(
  words: Words,
  { variations: all, type }: ItemView,
  sent: Sent | undefined,
): Promise<Markup> {
  const chosen = sent?.values.variation
  const counts = type !== 'lottery'
  const isGone = ({ stock }: ShownVariation) => counts && stock === 0
  const field_ = told('variation', words.variation, sent, { required: true })
  if (all.length > MAX_BUTTONS) {
    return field(
      words,
      field_,
      markup`<select ${tiedTo(field_)}>
<option value="">${words.choose}</option>
${await inSlices(all, one => choice(String(one.id), variationLabel(words, one, isGone(one)), chosen, isGone(one)))}</select>`,
    )
  }
  return fields(
    words,
    field_,
    markup`<div class="choices">
${all.map(one => {
  const gone = isGone(one)
  return markup`<label class="choice"><input type="radio" name="variation" value="${one.id}" required${gone && markup` disabled`}${chosen === String(one.id) && markup` checked`}><span>${variationName(one)}${gone ? markup`<small>${words.badge.sold_out}</small>` : counts && one.stock <= FEW && markup`<small>${words.fewLeft(one.stock)}</small>`}</span></label>\n`
})}</div>`,
  )
}

function variationLabel(words: Words, variation: ShownVariation, gone: boolean): string {
  const name = variationName(variation)
  return gone ? words.soldOutChoice(name) : name
}

function choice(value: string, label: string, chosen: string | undefined, gone = false): Markup {
  return joined(
    markup`<option value="${value}"${gone && markup` disabled`}${chosen === value && markup` selected`}>${label}</option>\n`,
  )
}

async function optionControl(
  words: Words,
  option: ItemOptionDetail,
  sent: Sent | undefined,
): Promise<Markup> {
  const id = optionField(option.id)
  const value = sent?.values[id]
  if (option.option_type === 'select') {
    const field_ = told(id, option.name, sent, { required: option.required })
    return field(
      words,
      field_,
      markup`<select ${tiedTo(field_)}>
<option value="">${option.required ? words.choose : words.noChoice}</option>
${await inSlices(option.choices, one => choice(String(one.id), `${one.name}${priceNote(words, one.extra_price)}`, value))}</select>`,
    )
  }
  const most = Math.min(option.max_length ?? MAX_VALUE_LENGTH, MAX_VALUE_LENGTH)
  const field_ = told(id, option.name, sent, {
    required: option.required,
    // Shops mostly say themselves how long it may be.
    note: option.free_text_description?.trim() || words.upTo(most),
    ...(option.extra_price === 0 ? {} : { mark: words.extraPrice(option.extra_price) }),
  })
  const control =
    most > LONG_TEXT
      ? markup`<textarea ${tiedTo(field_)} maxlength="${most}" rows="3">
${value}</textarea>`
      : markup`<input type="text" ${tiedTo(field_)} maxlength="${most}" value="${value}">`
  return field(words, field_, control)
}

function priceNote(words: Words, extra: number): string {
  if (extra === 0) return ''
  return `(${extra > 0 ? words.extraPrice(extra) : words.lowerPrice(extra)})`
}

function amount(words: Words, item: ItemView, sent: Sent | undefined): Markup {
  if (item.type === 'digital') return markup`<input type="hidden" name="amount" value="${MAX_DOWNLOADS}">`
  const most = mostOf(item)
  if (most === 1 && sent?.errors.amount === undefined) {
    return markup`<input type="hidden" name="amount" value="1">
${item.quantity_limit === 1 && markup`<p class="small muted">${words.quantityLimit(1)}</p>`}`
  }
  const field_ = told('amount', words.amount, sent, {
    note: item.quantity_limit === null ? undefined : words.quantityLimit(item.quantity_limit),
  })
  const value = sent?.values.amount ?? '1'
  return field(
    words,
    field_,
    markup`<input class="amount" type="number" ${tiedTo(field_)} min="1" max="${most}" value="${value}" inputmode="numeric" required>`,
  )
}

/** How many one may ask for: what is left, and what one purchase may have. */
function mostOf({ type, stock, variations: all, quantity_limit }: ItemView): number {
  const left = all.length === 0 ? stock : Math.max(...all.map(variation => variation.stock))
  return Math.max(
    1,
    Math.min(MAX_AMOUNT, quantity_limit ?? MAX_AMOUNT, type === 'lottery' ? MAX_AMOUNT : left),
  )
}
