/** The server's words at a field. */
import type { ReactNode } from 'react'
import { useWords } from '../language/language.tsx'
import { useTold } from '../problems/use-told.ts'
import { faultAt } from './fault-at.ts'
import { problemWords } from './problem-words.ts'

/** For the `error` of a field: what is wrong at a pointer, undefined where nothing is. */
export function faultText(error: unknown, pointer: string): ReactNode {
  const fault = faultAt(error, pointer)
  return fault && <Fault detail={fault} />
}

/** What is wrong, in the language of the page. */
export function Fault({ detail }: { readonly detail: string }): ReactNode {
  const told = useTold()
  const words = useWords(problemWords)
  return told.detail(detail) ?? words.wrong
}
