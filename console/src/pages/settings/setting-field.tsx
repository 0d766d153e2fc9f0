/** The field of one setting. */
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { settingEntry } from '../../../../src/shops/setting-table.ts'
import { useWords } from '../../language/language.tsx'
import { Fault } from '../../ui/fault-text.tsx'
import { LogoField, WordsField } from './choice-fields.tsx'
import type { SettingName } from './draft.ts'
import { FeeStepsField, PlacesField } from './list-fields.tsx'
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
        description={words.hints[name]}
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
    error: fault && <Fault detail={fault} />,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  const entry = settingEntry(name)
  switch (entry.kind) {
    case 'word':
      return (
        <NativeSelect
          {...common}
          data={entry.words.map(word => ({ value: word, label: words.choices[name]?.[word] ?? word }))}
        />
      )
    case 'words':
      return (
        <WordsField {...{ label, fault }} name={name} words={entry.words} value={value} onChange={onChange} />
      )
    case 'fee steps':
      return (
        <FeeStepsField {...{ label, fault }} hint={words.hints[name]} value={value} onChange={onChange} />
      )
    case 'places':
      return <PlacesField {...{ label, fault }} value={value} onChange={onChange} />
    case 'colour':
      return <TextInput {...common} type="color" classNames={{ wrapper: classes.colour ?? '' }} />
    case 'logo':
      return (
        <LogoField
          {...{ label, fault }}
          hint={words.hints[name]}
          value={value}
          maxBytes={entry.maxBytes}
          onChange={onChange}
        />
      )
    case 'days':
      return <Textarea {...common} autosize minRows={2} maxRows={8} />
    case 'text':
      return <Textarea {...common} autosize minRows={4} maxRows={14} />
    case 'mail address':
      return <TextInput {...common} type="email" />
    case 'integer':
      return <TextInput {...common} inputMode="numeric" classNames={{ wrapper: classes.short ?? '' }} />
    default:
      return <TextInput {...common} />
  }
}
