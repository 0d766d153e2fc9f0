/** Says whether the log is live, and what waits to be shown. */
import { Button } from '@mantine/core'
import { IconArrowUp, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import classes from './requests.module.css'
import { requestsWords } from './requests-words.ts'
import type { LiveRequests } from './use-live-requests.ts'

interface LiveBarProps {
  readonly live: LiveRequests
  readonly paused: boolean
  readonly reading: boolean
  readonly onPause: (paused: boolean) => void
  /** Given while there are filters. */
  readonly onClear?: () => void
}

/** Stays in sight while the list is scrolled. */
export function LiveBar({ live, paused, reading, onPause, onClear }: LiveBarProps): ReactNode {
  const words = useWords(requestsWords)
  const { language } = useLanguage()
  const waits = (paused || reading) && live.waiting > 0
  const state = paused ? words.paused : waits ? words.held : words.live
  const show = () => {
    window.scrollTo(0, 0)
    live.showWaiting()
  }
  const Icon = paused ? IconPlayerPlay : IconPlayerPause
  return (
    <div className={classes.live}>
      <span className={classes.pulse} data-on={!paused || undefined} aria-hidden />
      <span className={classes.state}>{state}</span>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.quiet ?? ''}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => onPause(!paused)}
      >
        {paused ? words.resume : words.pause}
      </Button>
      {onClear && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.quiet ?? ''}
          leftSection={<IconX size={16} aria-hidden />}
          onClick={onClear}
        >
          {words.clear}
        </Button>
      )}
      <span className={classes.fresh} role="status">
        {waits && (
          <Button
            size="compact-sm"
            radius="xl"
            leftSection={<IconArrowUp size={16} aria-hidden />}
            onClick={show}
          >
            {words.fresh(formatNumber(live.waiting, language) + (live.waitingMore ? '+' : ''))}
          </Button>
        )}
      </span>
    </div>
  )
}
