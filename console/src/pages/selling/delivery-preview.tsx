/** When an order of now would be sent, and which days its buyer could choose. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SellingPreview } from '../../api/types.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { Draft } from '../settings/draft.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PREVIEW_WORDS } from './preview-words.ts'
import classes from './selling.module.css'
import { useSellingPreview } from './use-selling-preview.ts'

/** The first and the last day by each shipping method, and a calendar of the days on which the shop works. */
export function DeliveryPreview({ draft }: { readonly draft: Draft }): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  const { language } = useLanguage()
  const { data, error } = useSellingPreview(draft, 'delivery')
  const day = (value: string) => formatDay(value, language)
  return (
    <PreviewFrame title={words.deliveries} isWrong={error !== null}>
      {data && (
        <>
          <Text size="sm">{data.sent_on === null ? words.neverSent : words.sentOn(day(data.sent_on))}</Text>
          {data.deliveries.length === 0 && <Text size="sm">{words.noMethods}</Text>}
          <Facts
            facts={data.deliveries.map(({ name, first_date: first, last_date: last, time_zones: times }) => [
              name,
              `${
                first === null || last === null ? words.noDates : words.dates(day(first), day(last))
              } · ${words.times(times.length)}`,
            ])}
          />
          <Calendar days={data.days} />
        </>
      )}
    </PreviewFrame>
  )
}

/** Weeks as rows, beginning with that of today. */
function Calendar({ days }: Pick<SellingPreview, 'days'>) {
  const words = useWords(PREVIEW_WORDS)
  const before = days[0] === undefined ? 0 : weekdayOf(days[0].day)
  const cells = [...Array.from({ length: before }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  )
  return (
    <table className={classes.calendar}>
      <caption>{words.calendar}</caption>
      <thead>
        <tr>
          {words.weekdays.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have nothing else to be told apart by
          <tr key={row}>
            {week.map((cell, column) =>
              cell === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: days before today are all alike
                <td key={column} />
              ) : (
                <td key={cell.day} data-closed={!cell.works || undefined}>
                  <time dateTime={cell.day}>{dateOf(cell.day, cell === days[0])}</time>
                  <span className={classes.unseen}>{cell.works ? words.open : words.closed}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The day of the month, with the month where it begins and where the calendar does. */
function dateOf(day: string, isFirst: boolean): string {
  const [, month, date] = day.split('-').map(Number)
  return date === 1 || isFirst ? `${month}/${date}` : String(date)
}
