/** What holds for the whole console and is said above every page as long as it does. */
import { Anchor } from '@mantine/core'
import { IconCreditCardOff, type IconProps, IconWifiOff } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { useSession } from '../session/use-session.ts'
import { shellWords } from './shell-words.ts'
import classes from './standing-notices.module.css'
import { useConnection } from './use-connection.ts'

/** Connection first: while there is none, the rest may be out of date. */
export function StandingNotices(): ReactNode {
  const words = useWords(shellWords)
  const { payment_service: service } = useSession()
  const may = useMay()
  const { offline, waiting } = useConnection()
  return (
    <div className={classes.place} role="status">
      {offline && (
        <Notice icon={IconWifiOff}>
          {words.offline} {waiting > 0 ? words.waiting(waiting) : words.nothingLost}
        </Notice>
      )}
      {service.maintenance && (
        <Notice icon={IconCreditCardOff}>
          {words.maintenance}{' '}
          {may('settings') && (
            <Anchor component={Link} href="/settings" inherit c="inherit" underline="always">
              {words.maintenanceEnd}
            </Anchor>
          )}
        </Notice>
      )}
    </div>
  )
}

function Notice({
  icon: Icon,
  children,
}: {
  readonly icon: ComponentType<IconProps>
  readonly children: ReactNode
}): ReactNode {
  return (
    <p className={classes.notice}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
