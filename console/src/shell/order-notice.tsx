/** Tells quietly of new orders, and that none can be told of while the server is not reached. */
import { CloseButton } from '@mantine/core'
import { IconPlugConnectedX, IconShoppingBag } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { formatNumber } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import classes from './order-notice.module.css'
import { shellWords } from './shell-words.ts'
import { useNewOrders } from './use-new-orders.ts'

/** For who may see orders. Leads to the order, or to the list when there are several. */
export function OrderNotice(): ReactNode {
  const words = useWords(shellWords)
  const { language } = useLanguage()
  const [path] = useLocation()
  const { keys, more, lost, clear } = useNewOrders()
  const [only] = keys
  const isSeen = path === '/orders' || (keys.length === 1 && path === `/orders/${only}`)
  // Who goes to them has seen them; who is there already sees them come, and is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the path that counts
  useEffect(() => {
    if (isSeen) clear()
  }, [path])
  return (
    <div className={classes.place} role="status">
      {lost && (
        <p className={classes.notice} data-lost>
          <IconPlugConnectedX size={20} stroke={1.6} aria-hidden />
          {words.lost}
        </p>
      )}
      {only !== undefined && (
        <p className={classes.notice}>
          <IconShoppingBag size={20} stroke={1.6} aria-hidden />
          <Link href={keys.length === 1 ? `/orders/${only}` : '/orders'} onClick={clear}>
            {words.newOrders(formatNumber(keys.length, language) + (more ? '+' : ''))}
          </Link>
          <CloseButton size="sm" aria-label={words.hideNotice} onClick={clear} />
        </p>
      )}
    </div>
  )
}
