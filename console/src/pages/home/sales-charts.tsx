/** Orders and sales by day, week or month, beside the period before. */
import { SegmentedControl } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { SALES_UNITS, type SalesUnit } from '../../../../src/console/sales-units.ts'
import type { Sales } from '../../api/types.ts'
import { useResource } from '../../api/use-resource.ts'
import { formatNumber, formatYen } from '../../language/format.ts'
import type { Language } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { BarChart } from '../../ui/bar-chart.tsx'
import type { Bar } from '../../ui/bar-marks.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import classes from './home.module.css'
import { salesWords } from './sales-words.ts'

const LOCALES = { ja: 'ja-JP', en: 'en-GB' } as const

type Period = Sales['periods'][number]

/** Both charts, and the choice of what a bar is. */
export function SalesCharts(): ReactNode {
  const words = useWords(salesWords)
  const [unit, setUnit] = useState<SalesUnit>('day')
  const { data, error, refetch } = useResource<Sales>(`/console/api/sales?unit=${unit}`, {
    every: 30_000,
    keepPrevious: true,
  })
  return (
    <section aria-label={words.title}>
      <SegmentedControl
        className={classes.units ?? ''}
        aria-label={words.unit}
        value={unit}
        onChange={value => setUnit(value as SalesUnit)}
        data={SALES_UNITS.map(value => ({ value, label: words.units[value] }))}
      />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={4} height={72} />}
      {data && <Charts sales={data} />}
    </section>
  )
}

function Charts({ sales: { unit, periods, before } }: { readonly sales: Sales }) {
  const words = useWords(salesWords)
  const { language } = useLanguage()
  const count = (value: number) => formatNumber(value, language)
  const orders = (value: number) => words.orderCount(count(value))
  const yen = (value: number) => formatYen(value, language)
  const name = nameOf(unit, language)
  const bars = (value: (period: Period) => number): Bar[] =>
    periods.map(period => ({ ...name(period.from), values: [value(period)] }))
  const shared = { description: words.of[unit], barName: words.units[unit], nothing: words.none }
  const summary = (value: (period: Period) => number, format: (value: number) => string) => {
    const [now, then] = [sumOf(periods, value), sumOf(before, value)]
    return words.compared(format(now), words.previous[unit], format(then), changeOf(now, then, language))
  }
  return (
    <div className={classes.charts}>
      <BarChart
        {...shared}
        title={words.sales}
        summary={summary(({ sales }) => sales, yen)}
        bars={bars(({ sales }) => sales)}
        series={[{ name: words.sales, tone: 'accent' }]}
        format={yen}
        short={value => new Intl.NumberFormat(LOCALES[language], { notation: 'compact' }).format(value)}
      />
      <BarChart
        {...shared}
        title={words.orders}
        summary={summary(period => period.orders, orders)}
        bars={bars(period => period.orders)}
        series={[{ name: words.orders, tone: 'accent' }]}
        format={orders}
        short={count}
      />
    </div>
  )
}

function sumOf(periods: readonly Period[], value: (period: Period) => number): number {
  return periods.reduce((sum, period) => sum + value(period), 0)
}

/** By how much it is more or less, such as +12%; null beside nothing. */
function changeOf(now: number, then: number, language: Language): string | null {
  if (then === 0) return null
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(LOCALES[language], style).format(now / then - 1)
}

/** A period as the axis and the tooltips name it, by its first day. */
function nameOf(unit: SalesUnit, language: Language): (from: string) => { label: string; name: string } {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Asia/Tokyo', ...options })
  const label = unit === 'month' ? format({ month: 'short' }) : format({ month: 'numeric', day: 'numeric' })
  const names = {
    day: format({ month: 'long', day: 'numeric', weekday: 'short' }),
    week: format({ month: 'long', day: 'numeric' }),
    month: format({ year: 'numeric', month: 'long' }),
  }
  const { fromDay } = salesWords[language]
  return from => {
    const at = new Date(`${from}T00:00:00+09:00`)
    const name = names[unit].format(at)
    return { label: label.format(at), name: unit === 'week' ? fromDay(name) : name }
  }
}
