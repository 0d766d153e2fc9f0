/** The end of a form: what is in the way, its button, and whether what it holds is saved. */
import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import classes from './save-bar.module.css'
import type { Saving } from './use-save.ts'

const WORDS = inBoth(
  { save: 'Save', reset: 'Undo changes', unsaved: 'Not saved yet', saved: 'Saved' },
  { save: '保存', reset: '変更を取り消す', unsaved: '保存していない変更があります', saved: '保存しました' },
)

interface SaveBarProps {
  readonly saving: Saving
  /** On the button; default: save. */
  readonly save?: string
  /** What else can be done with the form, beside the button. */
  readonly more?: ReactNode
  /** Stands above the problem. */
  readonly children?: ReactNode
}

/** Stays in sight while something is not saved. */
export function SaveBar({ saving, save, more, children }: SaveBarProps): ReactNode {
  const words = useWords(WORDS)
  const { isChanged, isSaving, isSaved, error, onReset } = saving
  return (
    <div className={classes.root} data-changed={isChanged || undefined}>
      {children}
      <ProblemAlert error={error} />
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
