/** The options of a line: what each costs, and what is wrong with it (R-BUY-8, R-BUY-9). Pure. */
import type { ItemOptionDetail } from '../../resources/items/schemas.ts'
import { MAX_VALUE_LENGTH } from '../limits.ts'
import type { AskedOption, LineProblemCode, PricedOption } from '../priced-line.ts'

/** Notes a problem; the pointer begins at the line. */
export type Note = (pointer: string, code: LineProblemCode, detail: string) => void

/** The priced options in the item's order; undefined when one has no price to tell. `note` hears what is wrong. */
export function priceOptions(
  options: readonly ItemOptionDetail[],
  asked: readonly AskedOption[],
  note: Note,
): readonly PricedOption[] | undefined {
  asked.forEach(({ option_id }, index) => {
    if (!options.some(({ id }) => id === option_id)) {
      note(`/options/${index}/option_id`, 'unknown_option', 'The item has no such option.')
    }
  })
  let complete = true
  const priced = options.flatMap(option => {
    const index = asked.findIndex(({ option_id }) => option_id === option.id)
    const chosen = asked[index]
    if (chosen === undefined) {
      if (option.required) note('/options', 'option_required', `The option “${option.name}” must be given.`)
      return []
    }
    const one = priceOption(option, chosen, (at, code, detail) =>
      note(`/options/${index}${at}`, code, detail),
    )
    complete &&= one !== undefined
    return one ?? []
  })
  return complete ? priced : undefined
}

function priceOption(option: ItemOptionDetail, asked: AskedOption, note: Note): PricedOption | undefined {
  return option.option_type === 'select' ? priceChoice(option, asked, note) : priceText(option, asked, note)
}

function priceChoice(
  { id, name, choices }: Extract<ItemOptionDetail, { option_type: 'select' }>,
  { option_variation_id, value }: AskedOption,
  note: Note,
): PricedOption | undefined {
  if (option_variation_id === null) {
    note('/option_variation_id', 'choice_required', `One of the choices of “${name}” must be given.`)
    return undefined
  }
  const choice = choices.find(one => one.id === option_variation_id)
  if (choice === undefined) {
    note('/option_variation_id', 'unknown_choice', `“${name}” has no such choice.`)
    return undefined
  }
  // Its name may be sent along, as an order's line shows it; anything else was meant for another option.
  if (value !== null && value !== choice.name) {
    note('/value', 'value_not_wanted', `“${name}” is chosen, not written: the value must be null.`)
  }
  return {
    ...{ option_id: id, option_variation_id, name, type: 'select' },
    ...{ value: choice.name, price: choice.extra_price },
  }
}

function priceText(
  option: Extract<ItemOptionDetail, { option_type: 'form' }>,
  { option_variation_id, value }: AskedOption,
  note: Note,
): PricedOption | undefined {
  const { id, name, extra_price } = option
  if (option_variation_id !== null && option_variation_id !== option.option_variation_id) {
    note('/option_variation_id', 'unknown_choice', `“${name}” has no such choice.`)
    return undefined
  }
  const text = value ?? ''
  const longest = Math.min(option.max_length ?? MAX_VALUE_LENGTH, MAX_VALUE_LENGTH)
  if (text.trim() === '') {
    note('/value', 'value_required', `“${name}” must be written, or the option left out.`)
  } else if ([...text].length > longest) {
    note('/value', 'value_too_long', `“${name}” can have at most ${longest} characters.`)
  }
  return {
    ...{ option_id: id, option_variation_id: option.option_variation_id, name, type: 'form' },
    ...{ value: text, price: extra_price },
  }
}
