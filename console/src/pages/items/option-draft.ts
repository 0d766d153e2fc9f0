/** The options of an item while somebody writes them. Pure. */
import type { ItemOption } from '../../api/types.ts'
import { typedNumber, typedNumberOrNone } from '../../ui/typed-number.ts'

/** A choice; the id is null for a new one. */
export interface ChoiceDraft {
  readonly key: string
  readonly id: number | null
  readonly name: string
  readonly extra: string
}

/** An option of either kind. */
export interface OptionDraft {
  readonly key: string
  readonly id: number | null
  readonly type: 'select' | 'form'
  readonly name: string
  readonly required: boolean
  readonly choices: readonly ChoiceDraft[]
  /** The three of a form. */
  readonly extra: string
  readonly maxLength: string
  readonly note: string
}

/** The options that there are. */
export function optionDrafts(options: readonly ItemOption[]): readonly OptionDraft[] {
  return options.map(option => {
    const base = { key: String(option.id), id: option.id, name: option.name, required: option.required }
    if (option.option_type === 'select') {
      const choices = option.choices.map(({ id, name, extra_price }) => ({
        ...{ key: String(id), id, name },
        extra: String(extra_price),
      }))
      return { ...base, type: 'select', choices, extra: '0', maxLength: '', note: '' }
    }
    const { extra_price, max_length, free_text_description } = option
    return {
      ...base,
      ...{ type: 'form', choices: [], extra: String(extra_price) },
      ...{ maxLength: String(max_length ?? ''), note: free_text_description ?? '' },
    }
  })
}

/** A key that none of them has. */
function freeKey(all: readonly { readonly key: string }[]): string {
  const used = all.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0))
  return `new-${Math.max(0, ...used) + 1}`
}

/** A choice to come. */
export function newChoice(choices: readonly ChoiceDraft[]): ChoiceDraft {
  return { key: freeKey(choices), id: null, name: '', extra: '0' }
}

/** An option to come; a select begins with one choice. */
export function newOption(options: readonly OptionDraft[], type: OptionDraft['type']): OptionDraft {
  const base = { key: freeKey(options), id: null, type, name: '', required: false }
  return { ...base, choices: type === 'select' ? [newChoice([])] : [], extra: '0', maxLength: '', note: '' }
}

/** What the server gets. */
export function optionsBody(options: readonly OptionDraft[]): object {
  return {
    options: options.map(({ id, type, name, required, choices, extra, maxLength, note }) => ({
      ...{ id, name: name.trim(), required, option_type: type },
      ...(type === 'select'
        ? {
            choices: choices.map(choice => ({
              ...{ id: choice.id, name: choice.name.trim() },
              extra_price: typedNumberOrNone(choice.extra) ?? 0,
            })),
          }
        : {
            extra_price: extra.trim() === '' ? 0 : typedNumber(extra),
            max_length: typedNumberOrNone(maxLength),
            free_text_description: note.trim() === '' ? null : note,
          }),
    })),
  }
}
