/** One line of what went wrong, for a notification. */
import type { ReactNode } from 'react'
import { ProblemError } from '../api/request.ts'
import { useWords } from '../language/language.tsx'
import { useTold } from '../problems/use-told.ts'
import { problemWords } from './problem-words.ts'

/** In the language of the page. */
export function ToldError({ error }: { readonly error: Error }): ReactNode {
  const told = useTold()
  const words = useWords(problemWords)
  if (!(error instanceof ProblemError)) return error.message
  const { status, type, title, detail } = error.problem
  if (status === 0) return words.away
  return (detail && told.detail(detail)) ?? told.title(type, title) ?? type
}
