/** The thread that makes PDFs of papers (`make-pdf.ts`). */
import { answerQuestions } from '../../lib/thread.ts'
import type { PaperContent } from '../content.ts'
import { drawPdf } from './draw.ts'
import { layOut } from './lay-out.ts'
import type { PdfQuestion } from './make-pdf.ts'
import { openTypeface } from './typeface.ts'

const typeface = openTypeface()

answerQuestions<PdfQuestion, Uint8Array>(({ title, at, contents }) => {
  const sheets = contents.flatMap(content => layOut(JSON.parse(content) as PaperContent, typeface))
  return drawPdf(sheets, typeface, { title, at: new Date(at) })
})
