/** The ways to the pages. */
import {
  type Icon,
  IconActivity,
  IconBook2,
  IconBox,
  IconBuildingStore,
  IconCategory,
  IconDice5,
  IconExternalLink,
  IconHistory,
  IconHome,
  IconKey,
  IconMail,
  IconRepeat,
  IconSettings,
  IconShoppingBag,
  IconTicket,
  IconTruckDelivery,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { Need } from '../../../src/auth/roles.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import classes from './navigation.module.css'
import { shellWords } from './shell-words.ts'

type Name =
  | 'home'
  | 'tokens'
  | 'requests'
  | 'subscriptions'
  | 'lotteries'
  | 'items'
  | 'categories'
  | 'orders'
  | 'mails'
  | 'shipping'
  | 'coupons'
  | 'selling'
  | 'settings'
  | 'people'
  | 'audit'
  | 'account'

interface Entry {
  readonly name: Name
  readonly path: string
  readonly icon: Icon
  /** What the role must have. */
  readonly need: Need
}

const FIRST: readonly Entry[] = [{ name: 'home', path: '/', icon: IconHome, need: 'self' }]
const SHOP: readonly Entry[] = [
  { name: 'orders', path: '/orders', icon: IconShoppingBag, need: 'orders.read' },
  { name: 'subscriptions', path: '/subscriptions', icon: IconRepeat, need: 'orders.read' },
  { name: 'lotteries', path: '/lotteries', icon: IconDice5, need: 'orders.read' },
  { name: 'items', path: '/items', icon: IconBox, need: 'items.read' },
  { name: 'categories', path: '/categories', icon: IconCategory, need: 'items.read' },
  { name: 'mails', path: '/mails', icon: IconMail, need: 'orders.read' },
  { name: 'shipping', path: '/shipping', icon: IconTruckDelivery, need: 'shop' },
  { name: 'coupons', path: '/coupons', icon: IconTicket, need: 'shop' },
  { name: 'selling', path: '/selling', icon: IconBuildingStore, need: 'shop' },
  { name: 'settings', path: '/settings', icon: IconSettings, need: 'shop' },
  { name: 'people', path: '/people', icon: IconUsers, need: 'people' },
  { name: 'audit', path: '/audit', icon: IconHistory, need: 'audit' },
]
const DEVELOP: readonly Entry[] = [
  { name: 'tokens', path: '/tokens', icon: IconKey, need: 'tokens.read' },
  { name: 'requests', path: '/requests', icon: IconActivity, need: 'log' },
]
const OWN: readonly Entry[] = [{ name: 'account', path: '/account', icon: IconUserCircle, need: 'self' }]

/** All pages in their groups; `onFollow` is called when one is gone to. */
export function Navigation({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const words = useWords(shellWords)
  return (
    <nav aria-label={words.navigation} className={classes.root} onClickCapture={onFollow}>
      <Entries entries={FIRST} />
      <h2 className={classes.group}>{words.shop}</h2>
      <Entries entries={SHOP} />
      <h2 className={classes.group}>{words.develop}</h2>
      <Entries entries={DEVELOP}>
        <li>
          <a className={classes.entry} href="/docs" target="_blank" rel="noreferrer">
            <IconBook2 size={20} stroke={1.6} aria-hidden />
            {words.reference}
            <IconExternalLink size={14} stroke={1.6} className={classes.outside} aria-hidden />
          </a>
        </li>
      </Entries>
      <div className={classes.own}>
        <Entries entries={OWN} />
      </div>
    </nav>
  )
}

function Entries({
  entries,
  children,
}: {
  readonly entries: readonly Entry[]
  readonly children?: ReactNode
}): ReactNode {
  const words = useWords(shellWords)
  const [at] = useLocation()
  const may = useMay()
  return (
    <ul className={classes.list}>
      {entries
        .filter(({ need }) => may(need))
        .map(({ name, path, icon: Picture }) => (
          <li key={name}>
            <Link href={path} className={classes.entry ?? ''} aria-current={current(path, at)}>
              <Picture size={20} stroke={1.6} aria-hidden />
              {words[name]}
            </Link>
          </li>
        ))}
      {children}
    </ul>
  )
}

/** Whether an entry leads to where one is, or to the list that one is within. */
function current(path: string, at: string): 'page' | 'true' | undefined {
  if (at === path) return 'page'
  return path !== '/' && at.startsWith(`${path}/`) ? 'true' : undefined
}
