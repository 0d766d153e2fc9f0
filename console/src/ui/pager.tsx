/** From one page of a list to the next. */
import { Button, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import classes from './pager.module.css'

const WORDS = inBoth(
  { pages: 'Pages of the list', previous: 'Previous', next: 'Next' },
  { pages: '一覧のページ', previous: '前へ', next: '次へ' },
)

/** Buttons and where one is. Nothing when all is on one page. */
export function Pager({
  label,
  names,
  onPrevious,
  onNext,
}: {
  /** Such as `21 to 40 of 199`. */
  readonly label: string
  /** What the buttons say when it is not previous and next. */
  readonly names?: { readonly previous: string; readonly next: string }
  /** Undefined where there is no such page. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}): ReactNode {
  const words = useWords(WORDS)
  if (onPrevious === undefined && onNext === undefined) return null
  const go = (move: (() => void) | undefined) => () => {
    move?.()
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className={classes.root} aria-label={words.pages}>
      <Button
        variant="default"
        disabled={onPrevious === undefined}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        onClick={go(onPrevious)}
      >
        {names?.previous ?? words.previous}
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        {label}
      </Text>
      <Button
        variant="default"
        disabled={onNext === undefined}
        rightSection={<IconChevronRight size={18} aria-hidden />}
        onClick={go(onNext)}
      >
        {names?.next ?? words.next}
      </Button>
    </nav>
  )
}
