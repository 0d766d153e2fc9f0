/** What to do in a shop that is new. */
import { IconKey, IconPackageImport, IconTerminal2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../language/language.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './home.module.css'
import { HOME_WORDS } from './home-words.ts'

const ICONS = [IconKey, IconTerminal2, IconPackageImport]

/** The steps from nothing to a first program. */
export function NextSteps({
  withImport,
}: {
  /** Whether there are no items yet. */
  readonly withImport: boolean
}): ReactNode {
  const words = useWords(HOME_WORDS)
  return (
    <Panel title={words.next} description={words.nextText}>
      <ol className={classes.steps}>
        {words.steps.slice(0, withImport ? 3 : 2).map(({ href, title, text }, index) => {
          const Icon = ICONS[index] ?? IconKey
          return (
            <li key={title}>
              <Icon size={22} stroke={1.6} aria-hidden />
              <Link href={href} className={classes.step ?? ''}>
                {title}
              </Link>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
