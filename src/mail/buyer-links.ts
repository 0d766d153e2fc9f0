/**
 * Mails as they are shown to who may read orders and change none: without the links by which a buyer changes and downloads,
 * since to this server whoever has such a link is the buyer (R-ROLE-1). Pure.
 */
import type { MailContent, Section } from './content.ts'
import { renderMail } from './render.ts'

/** Stands in the place of a link. */
const HIDDEN = '（注文を変更する権限のある方にのみ表示されます）'

/**
 * A page below a shop with a secret in its path: of an order, a subscription, an application, a download, or of what else gets
 * one. Secrets are of letters and digits, more than a number or a name of a page has. Whatever server is named: a mail may be
 * from before that got another name.
 */
const ADDRESS =
  /(?:https?:\/\/[^\s"'<>]{1,260}?)?\/shops\/[^\s"'<>/]{1,64}\/(?:[\w-]{1,40}\/){1,3}[A-Za-z0-9]{20,100}[^\s"'<>]{0,200}/g

/** Text or HTML of a mail with words in the place of each such address. */
export function withoutBuyerLinks(written: string): string {
  return written.replaceAll(ADDRESS, HIDDEN)
}

/** The text and the HTML of a mail with words in the place of what such links lead to. */
export function renderWithoutBuyerLinks(content: MailContent): {
  readonly text: string
  readonly html: string
} {
  const { text, html } = renderMail({ ...content, sections: content.sections.map(withoutLink) })
  // What somebody wrote to the buyer can have an address in it as well.
  return { text: withoutBuyerLinks(text), html: withoutBuyerLinks(html) }
}

/** Words that nobody can follow, where a link with words in its address would be one. */
function withoutLink(section: Section): Section {
  if (section.kind !== 'facts' || section.link === undefined) return section
  const { link, facts, ...rest } = section
  if (withoutBuyerLinks(link.href) === link.href) return section
  return { ...rest, facts: [...facts, { label: link.label, value: HIDDEN }] }
}
