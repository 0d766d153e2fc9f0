/** Items out into a file and in again. */
import type { ReactNode } from 'react'
import { useWords } from '../language/language.tsx'
import columns from '../ui/columns.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { ExportPanel } from './items/files/export-panel.tsx'
import { FILE_PAGE_WORDS } from './items/files/file-page-words.ts'
import { ImportPanel } from './items/files/import-panel.tsx'
import { LastImportPanel } from './items/files/last-import-panel.tsx'
import { ITEM_WORDS } from './items/item-words.ts'

/** The page. */
export function ItemFilesPage(): ReactNode {
  const words = useWords(FILE_PAGE_WORDS)
  const { back } = useWords(ITEM_WORDS)
  return (
    <>
      <PageTitle title={words.title} description={words.description} back={{ href: '/items', label: back }} />
      <div className={columns.columns}>
        <div className={columns.column}>
          <ImportPanel />
        </div>
        <div className={columns.column}>
          <ExportPanel />
          <LastImportPanel />
        </div>
      </div>
    </>
  )
}
