/** What a mail says, before it is written as text and as HTML, so that the two never say different things. */

/** A mail. All strings are plain text as it came; the renderers see to its form. */
export interface MailContent {
  readonly subject: string
  /** The heading: what happened, in a few words. */
  readonly title: string
  /** Whom it is to, such as `山田 花子 様`. */
  readonly greeting: string
  /** What happened, in sentences, one paragraph each. */
  readonly lead: readonly string[]
  readonly sections: readonly Section[]
  /** What to do with questions, one paragraph each. */
  readonly closing: readonly string[]
  readonly shop: MailShop
}

/** The shop, as its mails name it. */
export interface MailShop {
  readonly name: string
  readonly mailAddress: string
}

/** A part of a mail under a heading of its own. */
export type Section = FactsSection | LinesSection | MessageSection

/** Names and values. */
export interface FactsSection {
  readonly kind: 'facts'
  readonly heading: string
  readonly facts: readonly Fact[]
  /** Where there is more to see, as a link. */
  readonly link?: { readonly label: string; readonly href: string } | undefined
}

/** What was bought, and what it costs. */
export interface LinesSection {
  readonly kind: 'lines'
  readonly heading: string
  readonly lines: readonly ContentLine[]
  /** Amounts under the lines; the last one is the total. */
  readonly sums: readonly Fact[]
  /** Small print. */
  readonly notes: readonly string[]
}

/** Somebody's own words, with their line breaks. */
interface MessageSection {
  readonly kind: 'message'
  readonly heading: string
  readonly text: string
}

/** A name and its value. */
export interface Fact {
  readonly label: string
  readonly value: string
  /** Stands out: what a change is about. */
  readonly strong?: boolean | undefined
}

/** One thing that was bought. */
export interface ContentLine {
  readonly title: string
  /** Variation, code and options, one a line. */
  readonly details: readonly string[]
  /** Such as `1,200円 × 2`. */
  readonly count: string
  readonly total: string
  readonly cancelled: boolean
}
