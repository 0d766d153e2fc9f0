/** Sheets as a PDF (R-PAPER-4). */
import { PDFDocument } from '#pdf'
import { SHEET, type Sheet, type TextMark } from './sheet.ts'
import type { OpenTypeface } from './typeface.ts'

const BLACK = '#000000'
const GREY = '#444444'
const LIGHT = '#bbbbbb'

/** How thick the edges of strong letters are, in sizes: the typeface has one weight, and a second one would be 3 MB more. */
const STRONG = 0.03

/** What a reader shows of the document, besides its sheets. */
export interface PdfFacts {
  readonly title: string
  /** When it was made. */
  readonly at: Date
}

/** The document as bytes. */
export function drawPdf(sheets: readonly Sheet[], typeface: OpenTypeface, { title, at }: PdfFacts): Buffer {
  const info = { Title: title, Creator: 'Akinai', Producer: 'Akinai', CreationDate: at }
  const document = new PDFDocument({
    ...{ autoFirstPage: false, pdfVersion: '1.7', lang: 'ja', displayTitle: true, info },
    // Else it opens a typeface of its own, of Latin letters.
    font: '',
  })
  document.font(typeface.bytes)
  for (const sheet of sheets) {
    document.addPage({ size: [SHEET.width, SHEET.height], margin: 0 })
    for (const mark of sheet) draw(document, mark)
  }
  document.end()
  const bytes: unknown = document.read()
  if (!Buffer.isBuffer(bytes)) throw new Error('The document has no bytes')
  return bytes
}

type Document = InstanceType<typeof PDFDocument>

function draw(document: Document, mark: Sheet[number]): void {
  switch (mark.kind) {
    case 'text':
      drawText(document, mark)
      break
    case 'box':
      document.lineWidth(0.75).rect(mark.x, mark.y, mark.width, mark.height).stroke(BLACK)
      break
    case 'rule':
      document
        .lineWidth(mark.weight)
        .moveTo(mark.x, mark.y)
        .lineTo(mark.x + mark.length, mark.y)
        .stroke(mark.look === 'plain' ? BLACK : LIGHT)
        .strokeColor(BLACK)
  }
}

function drawText(document: Document, { x, baseline, size, text, look }: TextMark): void {
  document.fontSize(size)
  // Black is what a sheet begins with: to set it for each piece of text took a third of the time.
  if (look === 'grey') document.fillColor(GREY)
  const isStrong = look === 'strong'
  if (isStrong) document.lineWidth(size * STRONG)
  document.text(text, x, baseline, {
    ...{ lineBreak: false, baseline: 'alphabetic' },
    ...(isStrong ? { fill: true, stroke: true } : {}),
  })
  if (look === 'grey') document.fillColor(BLACK)
}
