/** PDFs of papers. */
import { notifications } from '@mantine/notifications'
import type { UseMutationResult } from '@tanstack/react-query'
import type { PaperKind } from '../../../../src/papers/kinds.ts'
import { requestFile } from '../../api/request-file.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { PAPER_WORDS } from './paper-words.ts'
import { eachPortion, PAPERS_PATH } from './read-papers.ts'

/** Of which orders, and whether slips have prices. */
export interface PdfWish {
  readonly kind: PaperKind
  readonly keys: readonly string[]
  readonly withPrices?: boolean
}

/** An action that has one made, or several of many orders, and keeps them; orders that are in none are told. */
export function usePdf(): UseMutationResult<number, Error, PdfWish> {
  const words = useWords(PAPER_WORDS)
  const { language } = useLanguage()
  return useAction<PdfWish, number>({
    call: ({ kind, keys, withPrices = true }) => {
      return eachPortion(keys, async unique_keys => {
        const body = { kind, unique_keys, with_prices: withPrices }
        const { blob, name, headers } = await requestFile(`${PAPERS_PATH}/pdf`, body)
        saveFile(blob, name)
        return headers.get('x-akinai-refused')?.split(',').length ?? 0
      })
    },
    // A receipt that was given out says so from now on.
    refresh: [PAPERS_PATH],
    onDone: missing => {
      const message = missing === 0 ? words.pdfMade : words.pdfWithout(formatNumber(missing, language))
      notifications.show({ message, color: missing === 0 ? 'teal' : 'yellow' })
    },
  })
}
