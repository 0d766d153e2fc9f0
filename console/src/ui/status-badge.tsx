/** A state in a word, with a sign beside it so that it does not hang on colour. */
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './status-badge.module.css'
import type { Tone } from './tone.ts'

const ICONS = {
  ok: IconCircleCheck,
  warning: IconAlertTriangle,
  bad: IconCircleX,
  info: IconInfoCircle,
  neutral: IconCircleDashed,
}

/** Such as `<StatusBadge tone="ok">Active</StatusBadge>`. */
export function StatusBadge({
  tone,
  children,
}: {
  readonly tone: Tone
  readonly children: ReactNode
}): ReactNode {
  const Icon = ICONS[tone]
  return (
    <span className={classes.root} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden />
      {children}
    </span>
  )
}
