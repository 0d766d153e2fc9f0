/** A part of the second factors: a heading, a sentence, a button beside them, and what belongs to it. */
import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './account.module.css'

/** Shows it. */
export function FactorPart({
  title,
  text,
  action,
  children,
}: {
  readonly title: string
  readonly text: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}): ReactNode {
  return (
    <div className={classes.part}>
      <div className={classes.partHead}>
        <div>
          <Title order={3}>{title}</Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
