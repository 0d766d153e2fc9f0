/** Making a token. */
import { type ReactNode, useState } from 'react'
import type { NewToken } from '../api/types.ts'
import { useWords } from '../language/language.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { MadeToken } from './tokens/made-token.tsx'
import { NewTokenForm } from './tokens/new-token-form.tsx'
import { newTokenWords } from './tokens/new-token-words.ts'

/** The form, and then the token: its secret lives in this page alone and is gone with it. */
export function NewTokenPage(): ReactNode {
  const words = useWords(newTokenWords)
  const [made, setMade] = useState<NewToken>()
  if (made !== undefined) return <MadeToken made={made} />
  return (
    <>
      <PageTitle title={words.title} back={{ href: '/tokens', label: words.list }} />
      <NewTokenForm onMade={setMade} />
    </>
  )
}
