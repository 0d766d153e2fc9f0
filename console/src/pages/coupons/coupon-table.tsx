/** Coupons as rows. */
import type { ReactNode } from 'react'
import type { Coupon } from '../../api/types.ts'
import { formatNumber, formatTime, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { RowActions } from '../../ui/row-actions.tsx'
import { couponState } from './coupon-draft.ts'
import { CouponBadge } from './coupon-state.tsx'
import { COUPON_WORDS } from './coupon-words.ts'
import { StopButton } from './stop-button.tsx'

/** Each with what it takes off, how often it was used, and a button to stop it. */
export function CouponTable({ coupons }: { readonly coupons: readonly Coupon[] }): ReactNode {
  const words = useWords(COUPON_WORDS)
  const { language } = useLanguage()
  const may = useMay()
  const now = Date.now()
  const columns: Column<Coupon>[] = [
    { key: 'code', title: words.columns.code, plain: true, cell: ({ code }) => <code>{code}</code> },
    { key: 'name', title: words.columns.name, plain: true, cell: ({ name }) => name },
    {
      key: 'discount',
      title: words.columns.discount,
      align: 'right',
      cell: ({ amount, percent }) =>
        percent === null ? formatYen(amount ?? 0, language) : words.percentOff(percent),
    },
    { key: 'period', title: words.columns.period, whole: true, cell: coupon => <Period coupon={coupon} /> },
    {
      key: 'minimum',
      title: words.columns.minimum,
      align: 'right',
      cell: ({ minimum }) => (minimum === 0 ? words.noMinimum : formatYen(minimum, language)),
    },
    {
      key: 'used',
      title: words.columns.used,
      align: 'right',
      cell: ({ used, max_uses: most }) => {
        const times = formatNumber(used, language)
        return most === null ? words.orders(times) : words.usedOf(times, formatNumber(most, language))
      },
    },
    {
      key: 'state',
      title: words.columns.state,
      cell: coupon => <CouponBadge coupon={coupon} />,
    },
  ]
  if (may('settings')) {
    columns.push({
      ...{ key: 'actions', title: words.columns.actions, align: 'right', plain: true },
      // There is nothing to stop of one whose period is over.
      cell: coupon =>
        couponState(coupon, now) === 'ended' ? null : (
          <RowActions>
            <StopButton coupon={coupon} size="xs" />
          </RowActions>
        ),
    })
  }
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={coupons}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/coupons/${id}`}
    />
  )
}

function Period({ coupon: { starts_at, ends_at } }: { readonly coupon: Coupon }) {
  const words = useWords(COUPON_WORDS)
  const { language } = useLanguage()
  const from = starts_at && formatTime(starts_at, language)
  const to = ends_at && formatTime(ends_at, language)
  if (from !== null && to !== null) {
    return (
      <span>
        {words.since(from)}
        <br />
        {to}
      </span>
    )
  }
  if (from !== null) return words.from(from)
  return to === null ? words.always : words.until(to)
}
