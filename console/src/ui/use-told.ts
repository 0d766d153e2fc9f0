/** What a page may say of emails that something will cause: that they are sent, or, without a mail server, that they are kept. */
import { useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { TOLD_WORDS } from './told-words.ts'

export interface Told {
  /** Whom an email reaches, as a sentence; where none goes out, that it is kept. */
  readonly who: Omit<ReturnType<typeof useWords<typeof TOLD_WORDS.en>>, 'kept'>
  /** That emails are kept, for a wish to send one; undefined where they are sent. */
  readonly kept: string | undefined
}

/** Of the shop that is signed in to. */
export function useTold(): Told {
  const { kept, ...sent } = useWords(TOLD_WORDS)
  const { mail_server } = useSession()
  if (mail_server) return { who: sent, kept: undefined }
  return { who: Object.fromEntries(Object.keys(sent).map(name => [name, kept])) as typeof sent, kept }
}
