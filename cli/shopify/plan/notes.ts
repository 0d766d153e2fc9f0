/**
 * Notes: everything of the file that does not stand in the shop as it stood there, although its product was taken.
 * Each kind has the words of the summary, which follow a count.
 */
export const NOTE_KINDS = {
  'four-byte': 'texts lost characters that the API cannot hold (emoji and rare kanji, above U+FFFF)',
  'name-cut': 'names were too long and were cut',
  'name-missing': 'products have no title and are named after their handles',
  'detail-cut': 'descriptions were too long and were cut',
  'other-text': 'products are given a second title or description; the first was taken',
  'same-variation': 'variations have the option values of another; a number tells them apart',
  'repeated-row': 'rows say a variant again and were left out',
  'sku-changed': 'SKUs have characters that an identifier cannot hold, or are too long',
  'barcode-left-out': 'barcodes were left out',
  'stock-changed': 'quantities are below 0 or no whole numbers, and count as 0, or are too large',
  'stock-untracked':
    'quantities were not counted in the old shop and have the stock of --untracked (0, of which nothing is sold, when it is not given)',
  'price-split': 'products have several prices and were made into one item for each',
  'price-lowest': 'products have several prices and took the lowest',
  'gift-card': 'gift cards were left hidden',
  'category-changed': 'category names were too long or had characters that they cannot have',
  'category-left-out': 'categories were left out',
  'picture-missing': 'pictures are not in the folder',
  'picture-refused': 'pictures are no JPEG, PNG, GIF or WebP, are too large, or were refused by the server',
  'picture-left-out': 'items have more than 20 pictures; the first 20 were taken',
  'price-left':
    'prices were changed since the import, or are no prices of --former-rate, and were left as they are',
  'differs-now': 'items that were already there differ from the file by now and were left as they are',
} as const satisfies Record<string, string>

/** The kinds of notes. */
export type NoteKind = keyof typeof NOTE_KINDS

/** One note; `text` is a sentence without its subject, the line. */
export interface Note {
  readonly kind: NoteKind
  readonly line: number
  readonly handle: string
  readonly text: string
}

/** Takes down a note on a line of the product at hand. */
export type AddNote = (kind: NoteKind, line: number, text: string) => void
