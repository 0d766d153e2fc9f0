/** What the method costs. */
import { Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FeeFields } from './fee-fields.tsx'
import { FeePaste } from './fee-paste.tsx'
import { withFeeTable } from './method-draft.ts'
import type { PartProps } from './part-props.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

/** One fee or one a prefecture, unless there are classes; a table to paste; and from when it is free. */
export function FeesPart({ draft, change, error }: PartProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  return (
    <Panel title={words.fees} description={words.feesText}>
      <Stack>
        {draft.classes.length === 0 && (
          <FeeFields draft={draft} at="" label={words.fee} error={error} onChange={change} />
        )}
        <FeePaste onRead={table => change(withFeeTable(draft, table))} />
        <TextInput
          label={words.freeFrom}
          description={words.freeFromHint}
          inputMode="numeric"
          autoComplete="off"
          classNames={{ wrapper: classes.short ?? '' }}
          value={draft.freeFrom}
          error={faultText(error, '/free_from')}
          onChange={event => change({ freeFrom: event.currentTarget.value })}
        />
      </Stack>
    </Panel>
  )
}
