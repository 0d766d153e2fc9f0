/** The ways to the pages. */
import { IconBook2, IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useLanguage, useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { DEVELOP, type Entry, FIRST, OWN, SHOP } from './entries.ts'
import classes from './navigation.module.css'
import { SearchEverything } from './search/search-everything.tsx'
import { shellWords } from './shell-words.ts'

/** All pages in their groups; `onFollow` is called when one is gone to. */
export function Navigation({ onFollow }: { readonly onFollow?: () => void }): ReactNode {
  const words = useWords(shellWords)
  const { language } = useLanguage()
  return (
    <nav aria-label={words.navigation} className={classes.root} onClickCapture={onFollow}>
      <Entries entries={FIRST} />
      <SearchEverything />
      <h2 className={classes.group}>{words.shop}</h2>
      <Entries entries={SHOP} />
      <h2 className={classes.group}>{words.develop}</h2>
      <Entries entries={DEVELOP}>
        <li>
          <a className={classes.entry} href={`/docs?lang=${language}`} target="_blank" rel="noreferrer">
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
  // Papers are of orders.
  if (path === '/orders' && at.startsWith('/papers/')) return 'true'
  return path !== '/' && at.startsWith(`${path}/`) ? 'true' : undefined
}
