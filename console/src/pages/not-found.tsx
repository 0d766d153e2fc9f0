/** An address that leads nowhere. */
import { Button } from '@mantine/core'
import { IconCompass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const notFoundWords = inBoth(
  {
    title: 'Page not found',
    next: 'There is no page here',
    text: 'The address may be mistyped.',
    home: 'Home',
  },
  {
    title: 'ページが見つかりません',
    next: 'このページはありません',
    text: 'アドレスをご確認ください。',
    home: 'ホームへ',
  },
)

/** Leads home. */
export function NotFound(): ReactNode {
  const words = useWords(notFoundWords)
  return (
    <>
      <PageTitle title={words.title} />
      <EmptyState icon={IconCompass} title={words.next} text={words.text}>
        <Button component={Link} href="/">
          {words.home}
        </Button>
      </EmptyState>
    </>
  )
}
