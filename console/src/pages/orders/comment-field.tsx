import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { MAX_COMMENT_LENGTH } from '../../../../src/resources/orders/limits.ts'
import { useWords } from '../../language/language.tsx'
import { ACTION_WORDS } from './order-words.ts'

/** What the buyer is told in the mail. */
export function CommentField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}): ReactNode {
  const words = useWords(ACTION_WORDS)
  return (
    <Textarea
      label={words.comment}
      description={words.commentHint}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={MAX_COMMENT_LENGTH}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
