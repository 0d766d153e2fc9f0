/** What a page may say of emails that something will cause: that they are sent, or, without a mail server, that they are kept. */
import { useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { MAIL_NOTICES } from './mail-notice-words.ts'

export interface MailNotice {
  /** Whom an email reaches, as a sentence; where none goes out, that it is kept. */
  readonly who: Omit<ReturnType<typeof useWords<typeof MAIL_NOTICES.en>>, 'kept'>
  /** That emails are kept, for a wish to send one; undefined where they are sent. */
  readonly kept: string | undefined
}

/** Of the shop that is signed in to. */
export function useMailNotice(): MailNotice {
  const { kept, ...sent } = useWords(MAIL_NOTICES)
  const { mail_server } = useSession()
  if (mail_server) return { who: sent, kept: undefined }
  return { who: Object.fromEntries(Object.keys(sent).map(name => [name, kept])) as typeof sent, kept }
}
