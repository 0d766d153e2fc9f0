/** Moving in from Shopify, by the code of `akinai import-shopify`, in this page. */
import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import type { ChosenPictures } from './import/chosen-pictures.ts'
import { ImportForm } from './import/import-form.tsx'
import { type Answers, type Chosen, choose, firstAnswers, picturesOf, planOf } from './import/import-state.ts'
import { importWords } from './import/import-words.ts'
import { PictureChoice } from './import/picture-choice.tsx'
import { PlanPanel } from './import/plan-panel.tsx'
import { readDropped } from './import/read-dropped.ts'
import { ReportPanel } from './import/report-panel.tsx'
import { findStopped } from './import/stopped.ts'
import { useImport } from './import/use-import.ts'
import drop from './items/pictures.module.css'

/** A file, the questions it raises, the plan, and what became of it. */
export function ImportPage(): ReactNode {
  const words = useWords(importWords)
  const { language } = useLanguage()
  const { shop } = useSession()
  const [chosen, setChosen] = useState<Chosen>()
  const [answers, setAnswers] = useState<Answers>()
  const work = useImport()
  const { running, report, error } = work
  const [pictures, setPictures] = useState<ChosenPictures>()
  const plan = chosen && answers ? planOf(chosen, answers, pictures) : undefined
  const stopped = chosen === undefined ? findStopped(shop.key) : undefined
  const number = (value: number) => formatNumber(value, language)
  const take = (file: Chosen | undefined) => {
    setChosen(file)
    setAnswers(file && firstAnswers(file))
    setPictures(undefined)
    work.forget()
  }
  const start = () => {
    if (chosen && plan) void work.start(chosen.name, plan, picture => pictures?.fileOf(picture))
  }
  return (
    <>
      <PageTitle title={words.title} description={words.lead} />
      <Stack gap="lg">
        {stopped && (
          <Alert color="gray">
            {words.stopped(stopped.file, number(stopped.done), number(stopped.total))}
          </Alert>
        )}
        {chosen === undefined && <Drop onFile={take} />}
        {chosen && answers && report === undefined && running === undefined && (
          <ImportForm chosen={chosen} answers={answers} uncounted={uncountedOf(chosen)} onChange={setAnswers}>
            <PictureChoice names={picturesOf(chosen)} pictures={pictures} onChange={setPictures} />
          </ImportForm>
        )}
        {error !== null && <ProblemAlert error={error} />}
        {chosen && plan && report === undefined && running === undefined && (
          <PlanPanel plan={plan} onStart={start} />
        )}
        {running && (
          <Panel title={words.progress(number(running.done), number(running.total))}>
            <Stack>
              <Progress
                value={running.total === 0 ? 0 : (100 * running.done) / running.total}
                aria-label={words.title}
              />
              <Group justify="space-between">
                <Text size="sm">{words.stay}</Text>
                <Button variant="default" onClick={work.stop}>
                  {words.stop}
                </Button>
              </Group>
            </Stack>
          </Panel>
        )}
        {report && plan && (
          <ReportPanel report={report} plan={plan} work={work} onAnother={() => take(undefined)} />
        )}
      </Stack>
    </>
  )
}

function uncountedOf({ table: { rows, fields } }: Chosen): number {
  if (!fields.has('quantity')) return rows.length
  return fields.has('tracker')
    ? rows.filter(({ price, tracker }) => price !== '' && tracker === '').length
    : 0
}

/** Where a file is dropped, or chosen by keyboard and on a telephone. */
function Drop({ onFile }: { readonly onFile: (file: Chosen) => void }): ReactNode {
  const words = useWords(importWords)
  const [over, setOver] = useState(false)
  const [unreadable, setUnreadable] = useState(false)
  const read = async (file: File | null | undefined) => {
    if (!file) return
    try {
      onFile(choose(file.name, await readDropped(file)))
    } catch {
      setUnreadable(true)
    }
  }
  return (
    <Panel title={words.file}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
      <div
        className={drop.drop}
        data-over={over || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          void read(event.dataTransfer.files[0])
        }}
      >
        <FileButton accept=".csv,.gz,text/csv" onChange={file => void read(file)}>
          {props => (
            <Button {...props} leftSection={<IconFileUpload size={18} aria-hidden />}>
              {words.choose}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" className={drop.dropText}>
          {words.drop}
        </Text>
      </div>
      {unreadable && (
        <Text c="var(--mantine-color-error)" role="alert">
          {words.unreadable}
        </Text>
      )}
    </Panel>
  )
}
