/** The ways to the pages. */
import {
  type Icon,
  IconActivity,
  IconBook2,
  IconBox,
  IconCategory,
  IconExternalLink,
  IconHome,
  IconKey,
  IconMail,
  IconSettings,
  IconShoppingBag,
  IconUserCircle,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../language/language.tsx'
import classes from './navigation.module.css'
import { shellWords } from './shell-words.ts'

type Name =
  | 'home'
  | 'tokens'
  | 'requests'
  | 'items'
  | 'categories'
  | 'orders'
  | 'mails'
  | 'settings'
  | 'account'

interface Entry {
  readonly name: Name
  readonly path: string
  readonly icon: Icon
}

const FIRST: readonly Entry[] = [{ name: 'home', path: '/', icon: IconHome }]
const DEVELOP: readonly Entry[] = [
  { name: 'tokens', path: '/tokens', icon: IconKey },
  { name: 'requests', path: '/requests', icon: IconActivity },
]
const SHOP: readonly Entry[] = [
  { name: 'orders', path: '/orders', icon: IconShoppingBag },
  { name: 'items', path: '/items', icon: IconBox },
  { name: 'categories', path: '/categories', icon: IconCategory },
  { name: 'mails', path: '/mails', icon: IconMail },
  { name: 'settings', path: '/settings', icon: IconSettings },
]
const OWN: readonly Entry[] = [{ name: 'account', path: '/account', icon: IconUserCircle }]

/** All pages in their groups; `onFollow` is called when one is gone to. */
export function Navigation({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const words = useWords(shellWords)
  return (
    <nav aria-label={words.navigation} className={classes.root} onClickCapture={onFollow}>
      <Entries entries={FIRST} />
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
      <h2 className={classes.group}>{words.shop}</h2>
      <Entries entries={SHOP} />
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
  return (
    <ul className={classes.list}>
      {entries.map(({ name, path, icon: Picture }) => (
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
