/** What is ordered, while it is written. */
import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BY_HAND_WORDS } from './by-hand-words.ts'
import type { LineDraft } from './checkout-draft.ts'
import { ItemSearch } from './item-search.tsx'

interface LinesPanelProps {
  readonly lines: readonly LineDraft[]
  readonly onChange: (lines: readonly LineDraft[]) => void
  /** What the server refused. */
  readonly error: unknown
}

/** The lines, and the search that adds to them. The same item once more is one piece more. */
export function LinesPanel({ lines, onChange, error }: LinesPanelProps): ReactNode {
  const words = useWords(BY_HAND_WORDS)
  const add = (line: LineDraft) => {
    const there = lines.find(one => one.item_id === line.item_id && one.variation_id === line.variation_id)
    if (there === undefined) return onChange([...lines, line])
    const amount = String((Number(there.amount.normalize('NFKC')) || 0) + 1)
    onChange(lines.map(one => (one === there ? { ...one, amount } : one)))
  }
  return (
    <Panel title={words.items}>
      {lines.map((line, index) => (
        <Group key={`${line.item_id}-${line.variation_id}`} justify="space-between" mb="sm">
          <Text size="sm" flex="1 1 10rem">
            {line.name}
          </Text>
          <TextInput
            w="6rem"
            inputMode="numeric"
            aria-label={`${words.pieces}: ${line.name}`}
            value={line.amount}
            error={faultText(error, `/lines/${index}`)}
            onChange={event => {
              const amount = event.currentTarget.value
              onChange(lines.map(one => (one === line ? { ...one, amount } : one)))
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words.remove(line.name)}
            onClick={() => onChange(lines.filter(one => one !== line))}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <ItemSearch onAdd={add} />
    </Panel>
  )
}
