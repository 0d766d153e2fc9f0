/** Fields of settings in which something is chosen: several words, a picture. */
import { Button, Checkbox, FileButton, Group, Input, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../language/language.tsx'
import { Fault } from '../../ui/fault-text.tsx'
import type { SettingName } from './draft.ts'
import { SELLING_WORDS } from './selling-words.ts'
import classes from './settings.module.css'
import { SETTINGS_WORDS } from './settings-words.ts'

/** What every field is given. */
interface FieldProps {
  readonly label: string
  readonly value: string
  readonly fault: string | undefined
  readonly onChange: (value: string) => void
}

/** Boxes to tick, one for each word. The value is the ticked ones in the order of the words. */
export function WordsField({
  name,
  words: all,
  label,
  value,
  fault,
  onChange,
}: FieldProps & { readonly name: SettingName; readonly words: readonly string[] }): ReactNode {
  const words = useWords(SETTINGS_WORDS)
  const labels = all.map(word => words.choices[name]?.[word] ?? word)
  const chosen = value.split(', ').filter(word => word !== '')
  return (
    <Checkbox.Group
      label={label}
      value={chosen}
      error={fault && <Fault detail={fault} />}
      onChange={now => onChange(all.filter(word => now.includes(word)).join(', '))}
    >
      <div className={classes.choices} data-short={labels.every(({ length }) => length <= 3) || undefined}>
        {all.map((word, index) => (
          <Checkbox key={word} value={word} label={labels[index]} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** A small picture, kept as a `data:` address. */
export function LogoField({
  label,
  hint,
  value,
  fault,
  maxBytes,
  onChange,
}: FieldProps & { readonly hint: string | undefined; readonly maxBytes: number }): ReactNode {
  const words = useWords(SELLING_WORDS)
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | null) => {
    if (file === null) return
    setTooLarge(file.size > maxBytes)
    if (file.size <= maxBytes) onChange(await addressOf(file))
  }
  const error = isTooLarge ? hint : fault && <Fault detail={fault} />
  return (
    <Input.Wrapper label={label} description={hint} error={error}>
      {value === '' ? (
        <Text size="sm" c="dimmed" my="xs">
          {words.noLogo}
        </Text>
      ) : (
        <img src={value} alt={label} className={classes.logo} />
      )}
      <Group gap="sm" mt="xs">
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={choose}>
          {props => (
            <Button {...props} variant="default" size="xs">
              {words.chooseLogo}
            </Button>
          )}
        </FileButton>
        {value !== '' && (
          <Button variant="subtle" color="gray" size="xs" onClick={() => onChange('')}>
            {words.removeLogo}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
}
