/** The end of a form: its button, and whether what it holds is saved. */
import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import classes from './save-bar.module.css'

const WORDS = inBoth(
  { save: 'Save', reset: 'Undo changes', unsaved: 'Not saved yet', saved: 'Saved' },
  { save: '保存', reset: '変更を取り消す', unsaved: '保存していない変更があります', saved: '保存しました' },
)

/** Stays in sight while something is not saved. `children` stand before the buttons, such as a problem. */
export function SaveBar({
  isChanged,
  isSaving,
  isSaved,
  onReset,
  save,
  more,
  children,
}: {
  readonly isChanged: boolean
  readonly isSaving: boolean
  /** Whether it was saved since the page was opened. */
  readonly isSaved: boolean
  readonly onReset?: () => void
  /** On the button; default: save. */
  readonly save?: string
  /** What else can be done with the form, beside the button. */
  readonly more?: ReactNode
  readonly children?: ReactNode
}): ReactNode {
  const words = useWords(WORDS)
  return (
    <div className={classes.root} data-changed={isChanged || undefined}>
      {children}
      <div className={classes.row}>
        <Button type="submit" disabled={!isChanged} loading={isSaving}>
          {save ?? words.save}
        </Button>
        {more}
        {isChanged && onReset && (
          <Button variant="subtle" color="gray" onClick={onReset} disabled={isSaving}>
            {words.reset}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {isChanged ? words.unsaved : isSaved ? words.saved : ''}
        </Text>
      </div>
    </div>
  )
}
