/** A mail in the two forms in which it is sent. */
import type { MailContent } from './content.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Both say the same (R-MAIL-9). */
export function renderMail(content: MailContent): { readonly text: string; readonly html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}
