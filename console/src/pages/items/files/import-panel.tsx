/** Brings items in from a file. */
import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { MAX_IMPORTED_ITEMS } from '../../../../../src/console/item-imports/limits.ts'
import { formatNumber } from '../../../language/format.ts'
import { useLanguage, useWords } from '../../../language/language.tsx'
import { Allowed } from '../../../ui/allowed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import drop from '../pictures.module.css'
import { FILE_PAGE_WORDS } from './file-page-words.ts'
import { PlanList } from './plan-list.tsx'
import { type ReadFile, type Results, useImport } from './use-import.ts'

/** Where a file is chosen, what it would change, and how that went. */
export function ImportPanel(): ReactNode {
  const words = useWords(FILE_PAGE_WORDS)
  const { file, results, read, run, count, close } = useImport()
  useUnsaved(run.isPending)
  return (
    <Panel title={words.in} description={words.inText}>
      <Allowed need="items.update">
        <Stack>
          {file === null && <Chooser isReading={read.isPending} onFile={chosen => read.mutate(chosen)} />}
          <Text size="sm" c="dimmed" role="status">
            {read.isPending ? words.reading(count) : ''}
          </Text>
          <ProblemAlert error={read.error ?? run.error} />
          {file !== null && (
            <Plan
              file={file}
              results={results}
              isRunning={run.isPending}
              isOver={run.isSuccess}
              onRun={() => run.mutate()}
              onClose={close}
            />
          )}
        </Stack>
      </Allowed>
    </Panel>
  )
}

function Chooser({
  isReading,
  onFile,
}: {
  readonly isReading: boolean
  readonly onFile: (file: File) => void
}) {
  const words = useWords(FILE_PAGE_WORDS)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard
    <div
      className={drop.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={file => file !== null && onFile(file)}>
        {props => (
          <Button {...props} loading={isReading} leftSection={<IconFileUpload size={18} aria-hidden />}>
            {words.choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" className={drop.dropText}>
        {words.drop}
      </Text>
    </div>
  )
}

interface PlanProps {
  readonly file: ReadFile
  readonly results: Results
  readonly isRunning: boolean
  readonly isOver: boolean
  readonly onRun: () => void
  readonly onClose: () => void
}

function Plan({ file, results, isRunning, isOver, onRun, onClose }: PlanProps) {
  const words = useWords(FILE_PAGE_WORDS)
  const { language } = useLanguage()
  const { items } = file
  const concerned = items.filter(({ body }) => body !== null)
  const wrong = items.filter(({ faults }) => faults.length > 0).length
  const made = concerned.filter(({ itemId }) => itemId === null).length
  const isTooMany = concerned.length > MAX_IMPORTED_ITEMS
  const done = [...results.values()].filter(fault => fault === null).length
  return (
    <>
      <Text size="sm">{words.read(file.name, file.encoding, file.rows)}</Text>
      {file.unknown.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.unknown(file.unknown.join(', '))}
        </Text>
      )}
      {!file.hasColumns && <Text size="sm">{words.noColumns}</Text>}
      {isTooMany && <Text size="sm">{words.tooMany(formatNumber(MAX_IMPORTED_ITEMS, language))}</Text>}
      {file.hasColumns && (
        <Text fw={600} role="status">
          {words.counts(made, concerned.length - made, items.length - concerned.length - wrong, wrong)}
        </Text>
      )}
      {file.hasColumns && concerned.length + wrong === 0 && <Text size="sm">{words.nothing}</Text>}
      {wrong > 0 && <Text size="sm">{words.wrongStay}</Text>}
      {(isRunning || isOver) && (
        <>
          <Progress value={(results.size / Math.max(concerned.length, 1)) * 100} aria-label={words.preview} />
          <Text role="status" fw={600}>
            {isRunning ? words.running(results.size, concerned.length) : words.result(done, concerned.length)}
          </Text>
        </>
      )}
      <PlanList items={items} results={results} />
      <Group>
        {!isOver && (
          <Button disabled={concerned.length === 0 || isTooMany} loading={isRunning} onClick={onRun}>
            {words.run(concerned.length)}
          </Button>
        )}
        <Button variant="default" disabled={isRunning} onClick={onClose}>
          {words.cancel}
        </Button>
      </Group>
    </>
  )
}
