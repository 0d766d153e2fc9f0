/** What a role does not get to see. */
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageTitle } from './page-title.tsx'

const notAllowedWords = inBoth(
  {
    title: 'Not allowed',
    next: 'Your role cannot open this page',
    text: 'An owner of the shop can give you permission.',
  },
  {
    title: '権限がありません',
    next: 'このページを開く権限がありません',
    text: '必要な権限は、ショップのオーナーに付けてもらってください。',
  },
)

/** In place of a page. */
export function NotAllowed(): ReactNode {
  const words = useWords(notAllowedWords)
  return (
    <>
      <PageTitle title={words.title} />
      <EmptyState icon={IconLock} title={words.next} text={words.text} />
    </>
  )
}
