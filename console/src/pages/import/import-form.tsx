/** The questions of an import, each with what the file says to it. */
import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Answers, Chosen } from './import-state.ts'
import { importWords } from './import-words.ts'

/** Changes take effect on the plan below at once. */
export function ImportForm({
  chosen: { signs },
  answers,
  uncounted,
  onChange,
  children,
}: {
  readonly chosen: Chosen
  readonly answers: Answers
  /** Rows of which the old shop did not count the pieces. */
  readonly uncounted: number
  readonly onChange: (answers: Answers) => void
  /** Further questions. */
  readonly children: ReactNode
}): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  const { decimals, foreign } = signs
  const missing = !/^\d*\.?\d+$/.test(answers.rate.trim()) || Number(answers.rate) === 0
  return (
    <Panel title={words.questions}>
      <Stack maw="32rem">
        {foreign && <Text size="sm">{words.foreign(foreign.text, foreign.line)}</Text>}
        {decimals && <Text size="sm">{words.decimals(decimals.text, decimals.line)}</Text>}
        <TextInput
          label={words.rate}
          description={words.rateHint}
          inputMode="decimal"
          value={answers.rate}
          error={missing && words.rateBad}
          onChange={event => onChange({ ...answers, rate: event.currentTarget.value })}
        />
        {uncounted > 0 && (
          <TextInput
            label={words.untracked}
            description={words.untrackedHint(formatNumber(uncounted, language))}
            inputMode="numeric"
            maxLength={7}
            value={answers.untracked}
            onChange={event =>
              onChange({ ...answers, untracked: event.currentTarget.value.replace(/\D/g, '') })
            }
          />
        )}
        <NativeSelect
          label={words.prices}
          description={words.pricesHint}
          value={answers.prices}
          data={entriesOf(words.priceModes)}
          onChange={event => onChange({ ...answers, prices: event.currentTarget.value as Answers['prices'] })}
        />
        <NativeSelect
          label={words.categories}
          value={answers.categories}
          data={entriesOf(words.categoryModes)}
          onChange={event =>
            onChange({ ...answers, categories: event.currentTarget.value as Answers['categories'] })
          }
        />
        {children}
        <Checkbox
          label={words.visible}
          description={words.visibleHint}
          checked={answers.visible}
          onChange={event => onChange({ ...answers, visible: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  )
}

function entriesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
