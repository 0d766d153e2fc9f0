/** Calls of the API as a chart. */
import type { ReactNode } from 'react'
import type { Statistics } from '../../api/types.ts'
import { formatNumber } from '../../language/format.ts'
import type { Language } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { BarChart } from '../../ui/bar-chart.tsx'
import classes from './home.module.css'
import { HOME_WORDS } from './home-words.ts'

const LOCALES = { ja: 'ja-JP', en: 'en-GB' } as const

/** Hours as the axis and the tooltips name them; Japan's, as everywhere. */
function formats(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Asia/Tokyo', hourCycle: 'h23', ...options })
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return { hour: format(time), hourName: format({ month: 'long', day: 'numeric', ...time }) }
}

/** By the hour. */
export function Calls({ hours }: { readonly hours: Statistics['hours'] }): ReactNode {
  const { language } = useLanguage()
  const named = formats(language)
  const count = (value: number) => formatNumber(value, language)
  const words = useWords(HOME_WORDS)
  const calls = hours.reduce((sum, hour) => sum + hour.calls, 0)
  const failed = hours.reduce((sum, hour) => sum + hour.client_errors + hour.server_errors, 0)
  return (
    <div className={classes.alone}>
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
    </div>
  )
}
