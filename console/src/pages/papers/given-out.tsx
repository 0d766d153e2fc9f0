/** Asks whether receipts were printed: no browser tells a page whether somebody has printed or has closed the dialog. */
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { PAPER_WORDS } from './paper-words.ts'
import { PAPERS_PATH, portionsOf } from './read-papers.ts'

interface GivenOutProps {
  /** Orders of which receipts were shown. */
  readonly keys: readonly string[]
  readonly opened: boolean
  readonly onClose: () => void
}

/** The question: only a yes notes the receipts as given out (R-PAPER-5), so that the next ones say that they are not the first. */
export function GivenOut({ keys, opened, onClose }: GivenOutProps): ReactNode {
  const words = useWords(PAPER_WORDS)
  const { language } = useLanguage()
  const note = useAction({
    call: async () => {
      for (const unique_keys of portionsOf(keys))
        await request<void>('POST', `${PAPERS_PATH}/issued`, { unique_keys })
    },
    refresh: [PAPERS_PATH],
    done: words.noted,
    showsProblem: true,
    onDone: onClose,
  })
  return (
    <AskDialog
      opened={opened}
      title={words.wasPrinted(formatNumber(keys.length, language))}
      text={words.wasPrintedText}
      action={note}
      confirm={words.note}
      leave={words.notPrinted}
      onClose={onClose}
    />
  )
}
