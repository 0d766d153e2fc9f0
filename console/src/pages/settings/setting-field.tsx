/** The field of one setting. */
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import type { SettingName } from './draft.ts'
import classes from './settings.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'

/** A switch, a choice, or a text, as the setting needs it. */
export function SettingField({
  name,
  value,
  fault,
  onChange,
}: {
  readonly name: SettingName
  readonly value: string | boolean
  /** What the server said of it. */
  readonly fault: string | undefined
  readonly onChange: (value: string | boolean) => void
}): ReactNode {
  const words = useWords(SETTINGS_WORDS)
  const label = words.labels[name]
  if (typeof value === 'boolean') {
    return (
      <Switch
        label={label}
        checked={value}
        error={fault}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    )
  }
  const common = {
    label,
    value,
    description: words.hints[name],
    error: fault && <span lang="en">{fault}</span>,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (name === 'default_item_tax_type') {
    return (
      <NativeSelect
        {...common}
        data={Object.entries(words.taxes).map(([tax, text]) => ({ value: tax, label: text }))}
      />
    )
  }
  if (name === 'introduction') return <Textarea {...common} autosize minRows={4} maxRows={14} />
  if (name === 'mail_address') return <TextInput {...common} type="email" />
  const isNumber = name === 'price_ceiling' || name.startsWith('most_')
  return (
    <TextInput
      {...common}
      {...(isNumber ? { inputMode: 'numeric', classNames: { wrapper: classes.short ?? '' } } : {})}
    />
  )
}
