/** What is ordered, while it is written. */
import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { faultAt } from '../../ui/fault-at.ts'
import { Fault, faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BY_HAND_WORDS } from './by-hand-words.ts'
import { type LineDraft, withLine } from './checkout-draft.ts'
import { ItemSearch } from './item-search.tsx'
import { OptionFields } from './option-fields.tsx'

interface LinesPanelProps {
  readonly lines: readonly LineDraft[]
  readonly onChange: (lines: readonly LineDraft[]) => void
  /** What the server found wrong with these lines. */
  readonly error: unknown
}

/** The lines, and the search that adds to them. */
export function LinesPanel({ lines, onChange, error }: LinesPanelProps): ReactNode {
  const words = useWords(BY_HAND_WORDS)
  return (
    <Panel title={words.items}>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be of the same item
          key={`${line.item_id}-${line.variation_id}-${index}`}
          line={line}
          pointer={`/lines/${index}`}
          error={error}
          onChange={members => onChange(lines.map(one => (one === line ? { ...one, ...members } : one)))}
          onRemove={() => onChange(lines.filter(one => one !== line))}
        />
      ))}
      <ItemSearch onAdd={line => onChange(withLine(lines, line))} />
    </Panel>
  )
}

interface LineProps {
  readonly line: LineDraft
  readonly pointer: string
  readonly error: unknown
  readonly onChange: (members: Partial<LineDraft>) => void
  readonly onRemove: () => void
}

/** What is wrong with the line itself, and with none of its fields. */
const OF_LINE = ['/item_id', '/variation_id']

function Line({ line, pointer, error, onChange, onRemove }: LineProps) {
  const words = useWords(BY_HAND_WORDS)
  const amount = faultText(error, `${pointer}/amount`)
  const fault =
    OF_LINE.map(member => faultAt(error, `${pointer}${member}`)).find(Boolean) ??
    faultAt(error, pointer, 'itself')
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap" mb="sm">
        <Text size="sm" flex={1}>
          {line.name}
        </Text>
        <TextInput
          w="6rem"
          flex="none"
          inputMode="numeric"
          aria-label={`${words.pieces}: ${line.name}`}
          value={line.amount}
          error={amount}
          onChange={event => onChange({ amount: event.currentTarget.value })}
        />
        <ActionIcon variant="subtle" color="gray" aria-label={words.remove(line.name)} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      {fault !== undefined && (
        <Text size="sm" c="error" mb="sm">
          <Fault detail={fault} />
        </Text>
      )}
      <OptionFields
        line={line}
        pointer={`${pointer}/options`}
        error={error}
        onChange={options => onChange({ options })}
      />
    </div>
  )
}
