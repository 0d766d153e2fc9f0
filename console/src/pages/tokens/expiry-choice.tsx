/** When a new token ends. */
import { Group, Radio, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { EXPIRIES, type Expiry, todayInJapan } from './expiry.ts'
import classes from './new-token.module.css'
import { newTokenWords } from './new-token-words.ts'

interface ExpiryChoiceProps {
  readonly expiry: Expiry
  readonly day: string
  /** Whether a day is wanted and was not given. */
  readonly missing: boolean
  readonly onExpiry: (expiry: Expiry) => void
  readonly onDay: (day: string) => void
}

/** None, so many days, or a day of one's own. */
export function ExpiryChoice({ expiry, day, missing, onExpiry, onDay }: ExpiryChoiceProps): ReactNode {
  const words = useWords(newTokenWords)
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.legend}>{words.expiry}</legend>
      <Group gap="lg" mt="xs">
        {EXPIRIES.map(value => (
          <Radio
            key={value}
            name="expiry"
            value={value}
            label={words.expiries[value]}
            checked={expiry === value}
            onChange={() => onExpiry(value)}
          />
        ))}
      </Group>
      {expiry === 'own' && (
        <TextInput
          type="date"
          label={words.day}
          min={todayInJapan(Date.now())}
          value={day}
          onChange={event => onDay(event.currentTarget.value)}
          error={missing && words.dayMissing}
          data-field="day"
          mt="md"
          w="14rem"
        />
      )}
    </fieldset>
  )
}
