/** Where there is nothing yet: says what to do next. */
import { Stack, Text, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

/** A picture, a heading, a sentence and what to do: buttons, or a call to copy. */
export function EmptyState({
  icon: Picture,
  title,
  text,
  children,
}: {
  readonly icon?: Icon
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}): ReactNode {
  return (
    <Stack className={classes.root ?? ''} align="center" gap="sm">
      {Picture && (
        <span className={classes.icon} aria-hidden>
          <Picture size={28} stroke={1.5} />
        </span>
      )}
      <Title order={2} ta="center">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" ta="center" maw="34rem">
          {text}
        </Text>
      )}
      {children && <div className={classes.next}>{children}</div>}
    </Stack>
  )
}
