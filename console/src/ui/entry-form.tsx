/** The frame of a form that is saved with one button, with a preview beside it. */
import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Allowed } from './allowed.tsx'
import columns from './columns.module.css'
import classes from './entry-form.module.css'
import { ProblemAlert } from './problem-alert.tsx'
import type { SavedEntry } from './use-entry.ts'

interface EntryFormProps {
  readonly entry: SavedEntry
  /** What its button says. */
  readonly save: string
  /** What it would mean as it stands in the fields. */
  readonly preview: ReactNode
  /** The fields, in parts. */
  readonly children: ReactNode
}

/** For who may change the settings; others see the fields and cannot write in them. */
export function EntryForm({ entry, save, preview, children }: EntryFormProps): ReactNode {
  const { submit, isSame, isSaving, error } = entry
  const formId = useId()
  return (
    <div className={`${columns.columns} ${classes.form}`}>
      <form id={formId} onSubmit={submit} noValidate>
        <Allowed need="settings">
          <div className={columns.column}>{children}</div>
        </Allowed>
      </form>
      <div className={classes.aside}>
        <div className={classes.sticky}>{preview}</div>
      </div>
      {/* After the preview, so that it is come to last where both stand below each other. */}
      <Allowed need="settings">
        <div className={columns.column}>
          <ProblemAlert error={error} />
          <Button type="submit" form={formId} w="fit-content" disabled={isSame} loading={isSaving}>
            {save}
          </Button>
        </div>
      </Allowed>
    </div>
  )
}
