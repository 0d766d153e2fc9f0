/** When something could be fetched. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import type { Draft } from '../settings/draft.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PREVIEW_WORDS } from './preview-words.ts'
import { useSellingPreview } from './use-selling-preview.ts'

/** The first days of each place, with their times. */
export function TakeoutPreview({ draft }: { readonly draft: Draft }): ReactNode {
  const words = useWords(PREVIEW_WORDS)
  const { language } = useLanguage()
  const { data, error } = useSellingPreview(draft, 'takeout')
  const said = (times: readonly string[]) =>
    times.length === 1
      ? words.oneTime(times[0] ?? '')
      : words.timesOf(times.length, times[0] ?? '', times.at(-1) ?? '')
  return (
    <PreviewFrame title={words.takeout} isWrong={error !== null}>
      {data?.takeout.length === 0 && <Text size="sm">{words.noTakeout}</Text>}
      {data?.takeout.map(({ place, days }) => (
        <div key={place}>
          <Text size="sm" fw={500} mb={4}>
            {place}
          </Text>
          {days.length === 0 && <Text size="sm">{words.noTimes}</Text>}
          <Facts facts={days.map(({ day, times }) => [formatDay(day, language), said(times)])} />
        </div>
      ))}
    </PreviewFrame>
  )
}
