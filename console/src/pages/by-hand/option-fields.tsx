/** What is chosen and written for a line of an order by hand. */
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ItemOption } from '../../api/types.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { BY_HAND_WORDS } from './by-hand-words.ts'
import { type LineDraft, type OptionDraft, sentOptions } from './checkout-draft.ts'

interface OptionFieldsProps {
  readonly line: LineDraft
  /** Of the line's options, as they were sent. */
  readonly pointer: string
  readonly error: unknown
  readonly onChange: (options: readonly OptionDraft[]) => void
}

/** A field for each option of the item; nothing where it has none. */
export function OptionFields({ line, pointer, error, onChange }: OptionFieldsProps): ReactNode {
  const { options } = line
  const sent = sentOptions(line)
  if (options.length === 0) return null
  return (
    <Stack gap="xs" mb="md" pl="md">
      {options.map(one => (
        <OptionField
          key={one.option.id}
          draft={one}
          of={line.name}
          fault={sent.includes(one) ? faultText(error, `${pointer}/${sent.indexOf(one)}`) : undefined}
          onChange={value => onChange(options.map(other => (other === one ? { ...one, value } : other)))}
        />
      ))}
    </Stack>
  )
}

interface OptionFieldProps {
  readonly draft: OptionDraft
  readonly of: string
  readonly fault: ReactNode
  readonly onChange: (value: string) => void
}

function OptionField({ draft: { option, value }, of, fault, onChange }: OptionFieldProps) {
  const words = useWords(BY_HAND_WORDS)
  const { language } = useLanguage()
  const dearer = (yen: number) => (yen === 0 ? '' : ` (${yen > 0 ? '+' : ''}${formatYen(yen, language)})`)
  const field = {
    size: 'xs',
    'aria-label': `${option.name}: ${of}`,
    label: `${option.name}${option.option_type === 'form' ? dearer(option.extra_price) : ''}`,
    required: option.required,
    value,
    error: fault,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  } as const
  if (option.option_type === 'form') {
    return (
      <TextInput
        {...field}
        description={option.free_text_description}
        {...(option.max_length === null ? {} : { maxLength: option.max_length })}
      />
    )
  }
  return (
    <NativeSelect
      {...field}
      data={[
        { value: '', label: option.required ? words.choose : words.none },
        ...option.choices.map(({ id, name, extra_price }) => ({
          value: String(id),
          label: `${name}${dearer(extra_price)}`,
        })),
      ]}
    />
  )
}

/** The fields of an item's options while nothing is said. */
export function noOptions(options: readonly ItemOption[]): readonly OptionDraft[] {
  return options.map(option => ({ option, value: '' }))
}
