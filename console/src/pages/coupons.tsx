/** The coupons of the shop. */
import { Button } from '@mantine/core'
import { IconPlus, IconTicket } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Coupons as Answer } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { OnlyToSee } from '../ui/only-to-see.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { COUPONS_PATH } from './coupons/coupon-draft.ts'
import { CouponTable } from './coupons/coupon-table.tsx'
import { COUPON_WORDS } from './coupons/coupon-words.ts'

const PAGE = 50
const URL_STATE = { page: '1' }

/** The newest first, a page at a time. */
export function Coupons(): ReactNode {
  const words = useWords(COUPON_WORDS)
  const { language } = useLanguage()
  const may = useMay()
  const [state, change] = useUrlState(URL_STATE)
  // How often they were used changes while the page is open.
  const { data, error, refetch } = useResource<Answer>(COUPONS_PATH, { every: 60_000 })
  const count = data?.coupons.length ?? 0
  const last = Math.max(Math.ceil(count / PAGE), 1)
  const page = Math.min(Math.max(Math.trunc(Number(state.page)) || 1, 1), last)
  const shown = data?.coupons.slice((page - 1) * PAGE, page * PAGE) ?? []
  const go = (to: number) => () => change({ page: String(to) }, { push: true })
  const number = (value: number) => formatNumber(value, language)
  const first = (page - 1) * PAGE + 1
  const add = may('settings') && (
    <Button component={Link} href="/coupons/new" leftSection={<IconPlus size={18} aria-hidden />}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageTitle title={words.title} description={words.description} actions={add} />
      <OnlyToSee need="settings" text={words.notAllowed} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={6} height={56} />}
      {data && count === 0 && (
        <EmptyState icon={IconTicket} title={words.emptyTitle} text={words.emptyText} />
      )}
      {shown.length > 0 && <CouponTable coupons={shown} />}
      {count > PAGE && (
        <Pager
          label={words.range(number(first), number(first + shown.length - 1), number(count))}
          onPrevious={page > 1 ? go(page - 1) : undefined}
          onNext={page < last ? go(page + 1) : undefined}
        />
      )}
    </>
  )
}
