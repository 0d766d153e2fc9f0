/** Hours of a place as they are typed: a day a line, `mon 10:00-13:00 14:00-19:00`. Pure. */
import type { Opening, Weekday } from '../../../../src/shops/setting-values.ts'
import { listText } from './draft.ts'

/** The lines of hours; those of one day stand in one line. */
export function writeHours(hours: readonly Opening[]): string {
  const days = Map.groupBy(hours, ({ weekday }) => weekday)
  return [...days]
    .map(([day, openings]) => `${day} ${openings.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')}`)
    .join('\n')
}

/** The hours of lines. What is no hour goes as it is: the server says what it should be. */
export function readHours(text: string): Opening[] {
  return text
    .normalize('NFKC')
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([day]) => day !== undefined && day !== '')
    .flatMap(([day = '', ...openings]) =>
      (openings.length === 0 ? [''] : openings).map(opening => {
        const [opens = '', closes = ''] = opening.split(/[-~〜]/).map(padded)
        return { weekday: day.toLowerCase() as Weekday, opens, closes }
      }),
    )
}

/** What a field shows: what was typed as long as these are the hours that it reads as; else others have come, and stand there themselves. */
export function shownHours(typed: string, hours: readonly Opening[]): string {
  return listText(readHours(typed)) === listText(hours) ? typed : writeHours(hours)
}

/** `9:00` is `09:00`. */
function padded(time: string): string {
  return /^\d:/.test(time) ? `0${time}` : time
}
