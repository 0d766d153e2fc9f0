/** The guide through the first day: what is done has a tick, and when all is done the guide is gone. */
import { Anchor } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { FirstDay as Done } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { Panel } from '../../ui/panel.tsx'
import { useShopAddress } from '../../ui/shop-link.tsx'
import { firstDayWords } from './first-day-words.ts'
import classes from './home.module.css'

const STEPS = ['shop', 'item', 'selling', 'order'] as const

/** Where each step is done, and where more of it is. An address of the shop itself opens beside. */
const PATHS = {
  shop: ['/selling#legal', '/settings'],
  item: ['/items/new'],
  selling: ['/selling#paying', '/shipping'],
  order: [],
} as const

/** Nothing for who may not change settings, and once all is done. */
export function FirstDay(): ReactNode {
  const words = useWords(firstDayWords)
  const may = useMay()
  const shop = useShopAddress()
  const { data } = useResource<Done>(may('settings') ? '/console/api/first_day' : null, {
    every: 30_000,
    // Who comes back from the shop with an order has been quick, and is to see it.
    fresh: 0,
  })
  const done = STEPS.filter(step => data?.[step]).length
  if (data === undefined || done === STEPS.length) return null
  return (
    <Panel title={words.title} description={words.text(done, STEPS.length)}>
      <ol className={classes.steps}>
        {STEPS.map(step => {
          const [path, more] = PATHS[step]
          const { title, text, ...rest } = words.steps[step]
          const Icon = data[step] ? IconCircleCheckFilled : IconCircle
          return (
            <li key={step} data-done={data[step] || undefined}>
              <Icon size={22} stroke={1.6} role="img" aria-label={data[step] ? words.done : words.toDo} />
              {path === undefined ? (
                <a href={shop} target="_blank" rel="noreferrer" className={classes.step}>
                  {title}
                </a>
              ) : (
                <Link href={path} className={classes.step ?? ''}>
                  {title}
                </Link>
              )}
              <p>
                {text}
                {more && 'more' in rest && (
                  <>
                    {' '}
                    <Anchor component={Link} href={more}>
                      {rest.more}
                    </Anchor>
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
