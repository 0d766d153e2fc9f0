/** A text of the document, a paragraph or a title, in both languages. */
export type Text = readonly [en: string, ja: string]
