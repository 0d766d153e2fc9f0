/** From the form of an item's page to a line, and from what is wrong with the line back to the fields of the form. Pure. */
import type { AskedLine, AskedOption, LineProblemCode } from '../../checkout/priced-line.ts'
import { TEXT } from '../../lib/text.ts'
import type { ItemView } from '../catalogue/item-view.ts'
import { optionField, type Sent } from '../catalogue/purchase-form.ts'
import type { Form } from '../form-body.ts'
import type { Words } from '../words/words.ts'

/** What is wrong with a line, with what was written for it, or with a cart that has no place for it. */
export interface LineFault {
  readonly pointer: string
  readonly code: LineProblemCode | 'cart_full' | 'characters'
}

/**
 * The line that a form asks for. Options that are required and were left empty are asked for all the same, so that it is
 * told of each what is missing. An amount that is none is 0, which no line may have.
 */
export function lineOf(form: Form, item: ItemView): AskedLine {
  return {
    item_id: item.id,
    variation_id: item.variations.length === 0 ? null : (form.id('variation') ?? null),
    amount: form.number('amount') ?? 0,
    options: item.options.flatMap((option): AskedOption[] => {
      const text = form.text(optionField(option.id))
      if (text === '' && !option.required) return []
      return option.option_type === 'select'
        ? [
            {
              option_id: option.id,
              option_variation_id: form.id(optionField(option.id)) ?? null,
              value: null,
            },
          ]
        : [{ option_id: option.id, option_variation_id: option.option_variation_id, value: text }]
    }),
  }
}

/** The texts of a line that cannot be stored as they are (R-CART-3). */
export function unwritable({ options }: AskedLine): LineFault[] {
  return options.flatMap(({ value }, index): LineFault[] =>
    value !== null && TEXT.breaks.test(value)
      ? [{ pointer: `/options/${index}/value`, code: 'characters' }]
      : [],
  )
}

/** What was sent, to be shown once more, with the problems of its line at their fields. Pointers begin at the line. */
export function sentBack(form: Form, line: AskedLine, problems: readonly LineFault[], words: Words): Sent {
  const errors = problems.map(({ pointer, code }) => [fieldOf(pointer, line), said(code, words)] as const)
  return {
    values: Object.fromEntries(form.names.map(name => [name, form.text(name)])),
    // Of several that are wrong with a field the first is told.
    errors: Object.fromEntries(errors.toReversed()),
  }
}

function said(code: LineFault['code'], words: Words): string {
  if (code === 'cart_full') return words.cartFull
  return code === 'characters' ? words.buying.wrong.characters : words.lineProblem[code]
}

function fieldOf(pointer: string, { options }: AskedLine): string {
  const index = /^\/options\/(\d+)/.exec(pointer)?.[1]
  const option = index === undefined ? undefined : options[Number(index)]
  if (option !== undefined) return optionField(option.option_id)
  return pointer === '/variation_id' ? 'variation' : 'amount'
}
