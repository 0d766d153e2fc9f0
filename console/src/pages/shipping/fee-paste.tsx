/** Takes fees from a table that was copied elsewhere. */
import { Button, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../language/language.tsx'
import { type FeeTable, readFeeTable } from './fee-table.ts'
import classes from './shipping.module.css'
import { SHIPPING_WORDS } from './shipping-words.ts'

/** A field for the text, and what was understood of it. */
export function FeePaste({ onRead }: { readonly onRead: (table: FeeTable) => void }): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const [text, setText] = useState('')
  const [told, setTold] = useState('')
  const read = () => {
    const table = readFeeTable(text)
    const { fees, unread } = table
    const unknown = unread.length === 0 ? '' : ` ${words.unread(unread.join(' / '))}`
    setTold(fees.size === 0 ? words.nothingRead + unknown : words.readRows(fees.size) + unknown)
    if (fees.size === 0) return
    onRead(table)
    setText('')
  }
  return (
    <details className={classes.details}>
      <summary>{words.paste}</summary>
      <Textarea
        aria-label={words.paste}
        description={words.pasteHint}
        autosize
        minRows={3}
        maxRows={10}
        mt="xs"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button variant="default" size="xs" mt="xs" disabled={text.trim() === ''} onClick={read}>
        {words.read}
      </Button>
      <Text size="sm" mt="xs" role="status">
        {told}
      </Text>
    </details>
  )
}
