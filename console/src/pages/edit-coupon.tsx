/** One coupon, or a new one. */
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { ProblemError } from '../api/request.ts'
import type { Coupon } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatNumber } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { Loading } from '../ui/loading.tsx'
import { OnlyToSee } from '../ui/only-to-see.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { COUPONS_PATH, couponState, draftOfCoupon, NEW_COUPON } from './coupons/coupon-draft.ts'
import { CouponForm } from './coupons/coupon-form.tsx'
import { CouponBadge } from './coupons/coupon-state.tsx'
import { COUPON_WORDS } from './coupons/coupon-words.ts'
import { StopButton } from './coupons/stop-button.tsx'
import { NotFound } from './not-found.tsx'

/** The form for a coupon that is not there yet. */
export function NewCoupon(): ReactNode {
  const words = useWords(COUPON_WORDS)
  return (
    <>
      <PageTitle title={words.newTitle} back={{ href: '/coupons', label: words.back }} />
      <CouponForm id={null} stored={NEW_COUPON} />
    </>
  )
}

/** The form for one that is. */
export function CouponPage(): ReactNode {
  const words = useWords(COUPON_WORDS)
  const { language } = useLanguage()
  const may = useMay()
  const id = Number(useParams<{ id: string }>().id)
  const { data: coupon, error, refetch } = useResource<Coupon>(`${COUPONS_PATH}/${id}`)
  const back = { href: '/coupons', label: words.back }
  if (error instanceof ProblemError && error.problem.status === 404) return <NotFound />
  if (coupon === undefined) {
    return (
      <>
        <PageTitle title={words.title} back={back} />
        {error ? <ProblemAlert error={error} again={() => refetch()} /> : <Loading rows={6} height={64} />}
      </>
    )
  }
  return (
    <>
      <PageTitle
        title={coupon.name}
        description={
          <>
            <CouponBadge coupon={coupon} />{' '}
            {words.usedSoFar(coupon.used, formatNumber(coupon.used, language))}
          </>
        }
        back={back}
        actions={
          may('settings') && (
            <Group gap="xs">
              {couponState(coupon, Date.now()) !== 'ended' && <StopButton coupon={coupon} size="sm" />}
              <RemoveButton
                path={`${COUPONS_PATH}/${id}`}
                name={coupon.code}
                refresh={COUPONS_PATH}
                words={words}
                leadsTo="/coupons"
              />
            </Group>
          )
        }
      />
      <OnlyToSee need="settings" text={words.notAllowed} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {/* Stopped or resumed by its button, its switch follows and all else that is typed stays. */}
      <CouponForm key={id} id={id} stored={draftOfCoupon(coupon)} of={coupon} />
    </>
  )
}
