/** What can be done with a row of a table. */
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './row-actions.module.css'

/** Its buttons: at the end of the row, and on a card at its left. */
export function RowActions({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Group gap="xs" className={classes.actions ?? ''}>
      {children}
    </Group>
  )
}
