/** Fields and buttons that not every role may use. */
import type { ReactNode } from 'react'
import type { Need } from '../../../src/auth/roles.ts'
import { useMay } from '../session/use-may.ts'
import classes from './allowed.module.css'

/** Shows its children, and disables all fields and buttons in them where the role lacks what they need. */
export function Allowed({
  need,
  children,
}: {
  readonly need: Need
  readonly children: ReactNode
}): ReactNode {
  const may = useMay()
  return (
    <fieldset className={classes.frame} disabled={!may(need)}>
      {children}
    </fieldset>
  )
}
