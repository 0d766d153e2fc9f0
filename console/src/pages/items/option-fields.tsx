/** The fields of one option. */
import { ActionIcon, Button, Checkbox, Group, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  MAX_CHOICES,
  MAX_NAME_LENGTH,
  MAX_OPTION_TEXT_LENGTH,
} from '../../../../src/resources/items/limits.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import classes from './items.module.css'
import { type ChoiceDraft, newChoice, type OptionDraft } from './option-draft.ts'
import { SELLING_WORDS } from './selling-words.ts'

interface OptionProps {
  readonly at: number
  readonly last: number
  readonly option: OptionDraft
  readonly error: unknown
  readonly onChange: (option: OptionDraft) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** A group of its own, with buttons that move and remove it. */
export function OptionFields({
  at,
  last,
  option,
  error,
  onChange,
  onMove,
  onRemove,
}: OptionProps): ReactNode {
  const words = useWords(SELLING_WORDS)
  const pointer = `/options/${at}`
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={`${words.option(at + 1)}: ${label}`}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  )
  return (
    <fieldset className={classes.option}>
      <legend>{words.option(at + 1)}</legend>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={words.optionName}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={option.name}
          error={faultText(error, `${pointer}/name`)}
          onChange={event => onChange({ ...option, name: event.currentTarget.value })}
        />
        {tool(words.up, <IconArrowUp size={18} aria-hidden />, () => onMove(at - 1), at === 0)}
        {tool(words.down, <IconArrowDown size={18} aria-hidden />, () => onMove(at + 1), at === last)}
        {tool(words.removeOption, <IconTrash size={18} aria-hidden />, onRemove)}
      </Group>
      <Checkbox
        my="sm"
        label={words.required}
        checked={option.required}
        onChange={event => onChange({ ...option, required: event.currentTarget.checked })}
      />
      {option.type === 'select' ? (
        <Choices
          choices={option.choices}
          pointer={`${pointer}/choices`}
          error={error}
          onChange={choices => onChange({ ...option, choices })}
        />
      ) : (
        <FormFields option={option} pointer={pointer} error={error} onChange={onChange} />
      )}
    </fieldset>
  )
}

interface ChoicesProps {
  readonly choices: readonly ChoiceDraft[]
  readonly pointer: string
  readonly error: unknown
  readonly onChange: (choices: readonly ChoiceDraft[]) => void
}

function Choices({ choices, pointer, error, onChange }: ChoicesProps) {
  const words = useWords(SELLING_WORDS)
  return (
    <>
      {choices.map((choice, at) => (
        <Group key={choice.key} gap="xs" mb={6} align="flex-start" wrap="nowrap">
          <TextInput
            flex={1}
            aria-label={words.choice(at + 1)}
            placeholder={words.choice(at + 1)}
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={choice.name}
            error={faultText(error, `${pointer}/${at}/name`)}
            onChange={event => onChange(choices.with(at, { ...choice, name: event.currentTarget.value }))}
          />
          <TextInput
            w="7rem"
            aria-label={words.extra(at + 1)}
            leftSection="+"
            inputMode="numeric"
            autoComplete="off"
            value={choice.extra}
            error={faultText(error, `${pointer}/${at}/extra_price`)}
            onChange={event => onChange(choices.with(at, { ...choice, extra: event.currentTarget.value }))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={words.removeChoice(at + 1)}
            disabled={choices.length === 1}
            onClick={() => onChange(choices.toSpliced(at, 1))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={choices.length >= MAX_CHOICES}
        onClick={() => onChange([...choices, newChoice(choices)])}
      >
        {words.addChoice}
      </Button>
    </>
  )
}

type FormProps = Pick<OptionProps, 'option' | 'error' | 'onChange'> & { readonly pointer: string }

function FormFields({ option, pointer, error, onChange }: FormProps) {
  const words = useWords(SELLING_WORDS)
  const number = (name: 'extra' | 'maxLength', label: string, at: string, hint?: string) => (
    <TextInput
      label={label}
      {...(hint === undefined ? {} : { description: hint })}
      maw="14rem"
      inputMode="numeric"
      autoComplete="off"
      value={option[name]}
      error={faultText(error, `${pointer}/${at}`)}
      onChange={event => onChange({ ...option, [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      {number('extra', words.extraOfForm, 'extra_price')}
      {number('maxLength', words.maxLength, 'max_length', words.maxLengthHint)}
      <TextInput
        label={words.note}
        autoComplete="off"
        maxLength={MAX_OPTION_TEXT_LENGTH}
        value={option.note}
        error={faultText(error, `${pointer}/free_text_description`)}
        onChange={event => onChange({ ...option, note: event.currentTarget.value })}
      />
    </>
  )
}
