/** The first page: how the shop and its programs are doing. */
import { IconHome } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Statistics } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { ShopAddress } from '../ui/shop-link.tsx'
import { BestSellers } from './home/best-sellers.tsx'
import { Calls } from './home/calls.tsx'
import { FirstDay } from './home/first-day.tsx'
import classes from './home/home.module.css'
import { HOME_WORDS } from './home/home-words.ts'
import { NextSteps } from './home/next-steps.tsx'
import { SalesCharts } from './home/sales-charts.tsx'

/** Totals, charts, and for a new shop what to do first. */
export function Home(): ReactNode {
  const words = useWords(HOME_WORDS)
  const may = useMay()
  const { data, error, refetch } = useResource<Statistics>(
    may('orders.read') ? '/console/api/statistics' : null,
    { every: 30_000 },
  )
  if (!may('orders.read')) return <HomeWithoutOrders />
  return (
    <>
      <PageTitle title={words.title} description={<ShopAddress />} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={12} height={64} />}
      {data && (
        <>
          <div className={classes.guides}>
            <FirstDay />
            {isNew(data) && <NextSteps withImport={data.totals.items === 0} />}
          </div>
          <Totals totals={data.totals} />
          <SalesCharts />
          <BestSellers />
          <Calls hours={data.hours} />
        </>
      )}
    </>
  )
}

/** For who sees no orders, and so none of the numbers. */
function HomeWithoutOrders(): ReactNode {
  const words = useWords(HOME_WORDS)
  return (
    <>
      <PageTitle title={words.title} description={<ShopAddress />} />
      <EmptyState icon={IconHome} title={words.welcome} text={words.withoutOrders} />
    </>
  )
}

/** Nothing is sold yet, or no program has ever called. */
function isNew({ totals, hours }: Statistics): boolean {
  return totals.items === 0 || hours.every(({ calls }) => calls === 0)
}

function Totals({ totals }: { readonly totals: Statistics['totals'] }) {
  const words = useWords(HOME_WORDS)
  const { language } = useLanguage()
  const shown = [
    ['/items', words.items, totals.items],
    ['/orders?status=unpaid', words.ordersUnpaid, totals.orders_unpaid],
    ['/orders?status=ordered', words.ordersToSend, totals.orders_to_send],
    ['/mails?state=dead', words.mailsGivenUp, totals.mails_given_up],
    ['/requests?status=failed', words.failedToday, totals.requests_failed_today],
  ] as const
  return (
    <section aria-label={words.totals}>
      <ul className={classes.totals}>
        {shown.map(([href, name, value]) => (
          <li key={href}>
            <Link href={href} className={classes.total ?? ''}>
              <span className={classes.name}>{name}</span>
              <span className={classes.value}>{formatNumber(value, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
