/** Orders, sales and calls as charts. */
import type { ReactNode } from 'react'
import type { Statistics } from '../../api/types.ts'
import { formatNumber, formatYen } from '../../language/format.ts'
import { type Language, useLanguage, useWords } from '../../language/language.tsx'
import { BarChart } from '../../ui/bar-chart.tsx'
import type { Bar } from '../../ui/bar-marks.tsx'
import classes from './home.module.css'
import { HOME_WORDS } from './home-words.ts'

const LOCALES = { ja: 'ja-JP', en: 'en-GB' } as const

/** Days and hours as the axis and the tooltips name them; Japan's, as everywhere. */
function formats(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Asia/Tokyo', ...options })
  return {
    day: format({ month: 'numeric', day: 'numeric' }),
    dayName: format({ month: 'long', day: 'numeric', weekday: 'short' }),
    hour: format({ hour: 'numeric', minute: '2-digit' }),
    hourName: format({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
  }
}

/** The three charts. */
export function Charts({ statistics: { days, hours } }: { readonly statistics: Statistics }): ReactNode {
  const words = useWords(HOME_WORDS)
  const { language } = useLanguage()
  const named = formats(language)
  const count = (value: number) => formatNumber(value, language)
  const orders = (value: number) => words.orderCount(count(value))
  const yen = (value: number) => formatYen(value, language)
  const byDay = (value: (day: Statistics['days'][number]) => number): Bar[] =>
    days.map(day => {
      const at = new Date(`${day.day}T00:00:00+09:00`)
      return { label: named.day.format(at), name: named.dayName.format(at), values: [value(day)] }
    })
  const daily = { barName: words.day, nothing: words.noOrders }
  return (
    <div className={classes.charts}>
      <BarChart
        {...daily}
        title={words.orders}
        description={words.ordersOf}
        summary={words.total(orders(days.reduce((sum, day) => sum + day.orders, 0)))}
        bars={byDay(day => day.orders)}
        series={[{ name: words.orders, tone: 'accent' }]}
        format={orders}
        short={count}
      />
      <BarChart
        {...daily}
        title={words.sales}
        description={words.salesOf}
        summary={words.total(yen(days.reduce((sum, { sales }) => sum + sales, 0)))}
        bars={byDay(({ sales }) => sales)}
        series={[{ name: words.sales, tone: 'accent' }]}
        format={yen}
        short={value => shortYen(value, language)}
      />
      <div className={classes.across}>
        <Calls hours={hours} named={named} count={count} />
      </div>
    </div>
  )
}

/** Yen beside an axis, where there is little room: 12万, 120K. */
function shortYen(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { notation: 'compact' }).format(value)
}

function Calls({
  hours,
  named,
  count,
}: {
  readonly hours: Statistics['hours']
  readonly named: ReturnType<typeof formats>
  readonly count: (value: number) => string
}) {
  const words = useWords(HOME_WORDS)
  const calls = hours.reduce((sum, hour) => sum + hour.calls, 0)
  const failed = hours.reduce((sum, hour) => sum + hour.client_errors + hour.server_errors, 0)
  return (
    <BarChart
      title={words.calls}
      description={words.callsOf}
      summary={words.callsTotal(count(calls), count(failed))}
      bars={hours.map(hour => {
        const at = new Date(hour.hour)
        return {
          label: named.hour.format(at),
          name: named.hourName.format(at),
          values: [
            hour.calls - hour.client_errors - hour.server_errors,
            hour.client_errors,
            hour.server_errors,
          ],
        }
      })}
      series={[
        { name: words.succeeded, tone: 'quiet' },
        { name: words.clientErrors, tone: 'warning' },
        { name: words.serverErrors, tone: 'failure' },
      ]}
      barName={words.hour}
      nothing={words.noCalls}
      format={count}
    />
  )
}
