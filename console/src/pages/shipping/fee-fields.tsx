/** A fee, and the fees of prefectures that have their own. */
import { Button, TextInput } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useId, useState } from 'react'
import { useLanguage, useWords } from '../../language/language.tsx'
import { faultAt } from '../../ui/fault-at.ts'
import { faultText } from '../../ui/fault-text.tsx'
import { PREFECTURES } from '../../ui/prefectures.ts'
import { readFeeTable } from './fee-table.ts'
import type { FeeDraft } from './method-draft.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

interface FeeFieldsProps {
  readonly draft: FeeDraft
  /** Where it stands in the body: empty, or such as `/classes/0`. */
  readonly at: string
  readonly label: string
  readonly error: Error | null
  readonly onChange: (changes: Partial<FeeDraft>) => void
}

/** The field, and 47 more that open below it. */
export function FeeFields({ draft, at, label, error, onChange }: FeeFieldsProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const { prefectures } = draft
  const own = Object.values(prefectures).filter(fee => fee.trim() !== '').length
  const isWrong = faultAt(error, `${at}/prefecture_fees`) !== undefined
  const [opened, setOpened] = useState(own > 0 && at === '')
  return (
    <>
      <TextInput
        label={label}
        required
        inputMode="numeric"
        autoComplete="off"
        classNames={{ wrapper: classes.short ?? '' }}
        value={draft.fee}
        error={faultText(error, `${at}/fee`)}
        onChange={event => onChange({ fee: event.currentTarget.value })}
      />
      <details
        className={classes.details}
        open={opened || isWrong}
        onToggle={event => setOpened(event.currentTarget.open)}
      >
        <summary>{words.shownFees(own)}</summary>
        {(opened || isWrong) && (
          <Prefectures draft={draft} onChange={onChange} fault={faultText(error, `${at}/prefecture_fees`)} />
        )}
      </details>
    </>
  )
}

interface PrefecturesProps extends Pick<FeeFieldsProps, 'draft' | 'onChange'> {
  readonly fault: ReactNode
}

function Prefectures({ draft: { fee, prefectures }, onChange, fault }: PrefecturesProps): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const { language } = useLanguage()
  const hint = useId()
  const put = (fees: Readonly<Record<string, string>>) =>
    onChange({ prefectures: { ...prefectures, ...fees } })
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const { fees } = readFeeTable(text)
    if (fees.size === 0) return
    event.preventDefault()
    put(
      Object.fromEntries(
        [...fees].flatMap(([name, [yen]]) => (yen === undefined ? [] : [[name, String(yen)]])),
      ),
    )
  }
  return (
    <fieldset className={classes.prefectures} aria-describedby={hint}>
      <legend>{words.ownFees}</legend>
      <p id={hint}>{fault ?? words.ownFeesHint}</p>
      <div className={classes.grid}>
        {PREFECTURES.map(([name, latin]) => {
          const called = language === 'ja' ? name : latin
          return (
            <TextInput
              key={name}
              label={called}
              aria-label={words.feeTo(called)}
              size="xs"
              inputMode="numeric"
              autoComplete="off"
              placeholder={fee}
              value={prefectures[name] ?? ''}
              onChange={event => put({ [name]: event.currentTarget.value })}
              onPaste={paste}
            />
          )
        })}
      </div>
      <Button variant="subtle" color="gray" size="xs" onClick={() => onChange({ prefectures: {} })}>
        {words.clearFees}
      </Button>
    </fieldset>
  )
}
