/** Above a list of which some can be chosen: the box for all that are shown, and the way on to all that the filter finds. */
import { Button, Checkbox, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MAX_CHOSEN } from '../api/read-found.ts'
import { formatNumber } from '../language/format.ts'
import { inBoth } from '../language/in-both.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import classes from './choose-bar.module.css'
import type { Chosen } from './use-chosen.ts'

const WORDS = inBoth(
  {
    page: 'Select all on this page',
    found: (most: string) => `Select all that match (up to ${most})`,
    foundOf: (count: string) => `Select all ${count} that match`,
    firstOf: (most: string, count: string) => `Select the first ${most} of ${count} that match`,
    reading: (count: string) => `${count} read…`,
    all: (count: string) => `All ${count} that match are selected, on every page.`,
    cut: (most: string) => `The first ${most} that match are selected. The rest can be done afterwards.`,
  },
  {
    page: 'このページをすべて選択',
    found: most => `条件に合うものをすべて選択（${most}件まで）`,
    foundOf: count => `条件に合う${count}件をすべて選択`,
    firstOf: (most, count) => `条件に合う${count}件のうち最初の${most}件を選択`,
    reading: count => `${count}件を読み込み済み…`,
    all: count => `条件に合う${count}件をすべて選択中です（ほかのページを含む）。`,
    cut: most => `条件に合うもののうち、最初の${most}件を選択中です。残りは、このあとに選択できます。`,
  },
)

interface ChooseBarProps<Row> {
  readonly chosen: Chosen<Row>
  /** How many are shown. */
  readonly shown: number
  /** Whether the filter finds more than is shown. */
  readonly hasMore: boolean
  /** How many it finds, where that is known. */
  readonly total?: number
}

/** The way on is offered as soon as all that are shown are chosen, if there is more. */
export function ChooseBar<Row>({ chosen, shown, hasMore, total }: ChooseBarProps<Row>): ReactNode {
  const words = useWords(WORDS)
  const { language } = useLanguage()
  const format = (count: number) => formatNumber(count, language)
  const { rows, isFound, isCut, reading } = chosen
  const isAll = isFound || rows.length === shown
  const most = format(MAX_CHOSEN)
  const offer =
    total === undefined
      ? words.found(most)
      : total > MAX_CHOSEN
        ? words.firstOf(most, format(total))
        : words.foundOf(format(total))
  return (
    <div className={classes.bar}>
      <Checkbox
        label={words.page}
        checked={isAll}
        indeterminate={!isAll && rows.length > 0}
        onChange={event => chosen.choosePage(event.currentTarget.checked)}
      />
      {isAll && !isFound && hasMore && (
        <Button size="compact-sm" variant="subtle" loading={reading !== null} onClick={chosen.chooseFound}>
          {offer}
        </Button>
      )}
      <Text size="sm" role="status">
        {reading !== null && words.reading(format(reading))}
        {isFound && reading === null && (isCut ? words.cut(most) : words.all(format(rows.length)))}
      </Text>
    </div>
  )
}
