/** Takes all items out into a file. */
import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../api/use-resource.ts'
import { useLanguage, useWords } from '../../../language/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { headerRow, rowsOfItem } from './csv-rows.ts'
import { writeRows } from './csv-text.ts'
import { FILE_PAGE_WORDS } from './file-page-words.ts'
import { readItems, readPlannedSales } from './read-items.ts'

/** A button, and how far it is. */
export function ExportPanel(): ReactNode {
  const words = useWords(FILE_PAGE_WORDS)
  const { language } = useLanguage()
  const [count, setCount] = useState(0)
  const make = useAction({
    call: async () => {
      const [items, sales] = await Promise.all([readItems(setCount), readPlannedSales()])
      const rows = items.flatMap(item => rowsOfItem(item, language, sales.get(item.id)))
      const text = writeRows([headerRow(language), ...rows])
      save(text, `${words.fileName}.csv`)
    },
    showsProblem: true,
  })
  return (
    <Panel title={words.out} description={words.outText}>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        {words.make}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {make.isPending ? words.reading(count) : ''}
      </Text>
      <ProblemAlert error={make.error} />
    </Panel>
  )
}

function save(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
}
