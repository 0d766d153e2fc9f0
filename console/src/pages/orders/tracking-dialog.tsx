/** Takes tracking numbers out of a carrier's file: first what would happen, then what happened to each order. */
import { Alert, Button, Checkbox, FileInput, Group, Modal, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { COMPANY_OF, type TrackingState } from '../../../../src/carriers/kinds.ts'
import { request } from '../../api/request.ts'
import type { TrackingMatch } from '../../api/types.ts'
import { type BulkRun, useBulkRun } from '../../api/use-bulk-run.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/tone.ts'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { BulkResults } from './bulk-results.tsx'
import { BULK_WORDS } from './bulk-words.ts'
import { CARRIER_WORDS } from './carrier-words.ts'
import classes from './orders.module.css'
import { REFRESHED } from './refreshed.ts'
import { openTrackingFile, type TrackingFile } from './tracking-file.ts'

const TONES: Readonly<Record<TrackingState, Tone>> = {
  ...{ dispatch: 'info', mend: 'info', same: 'neutral' },
  ...{ not_found: 'warning', ambiguous: 'warning', refused: 'warning' },
}

/** The dialog; it asks before it closes over what is at work. */
export function TrackingDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [words, bulk] = [useWords(CARRIER_WORDS), useWords(BULK_WORDS)]
  const [file, setFile] = useState<TrackingFile | null>(null)
  const run = useBulkRun<string>(REFRESHED)
  const close = () => {
    if (run.running && !window.confirm(bulk.leave)) return
    run.stop()
    onClose()
  }
  const choose = async (chosen: File | null) => setFile(chosen && (await openTrackingFile(chosen)))
  return (
    <Modal opened onClose={close} title={words.trackingTitle} size="lg">
      {run.things.length > 0 ? (
        <BulkResults run={run} onClose={close} />
      ) : (
        <Stack>
          <Text size="sm">{words.trackingText}</Text>
          <FileInput
            label={words.file}
            placeholder={words.chooseFile}
            accept=".csv,.txt,text/csv"
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            onChange={chosen => void choose(chosen)}
            error={file !== null && 'fault' in file ? words.faults[file.fault] : undefined}
          />
          {file !== null && 'lines' in file && <Plan file={file} run={run} />}
        </Stack>
      )}
    </Modal>
  )
}

type ReadFile = Extract<TrackingFile, { lines: unknown }>

function Plan({ file, run }: { readonly file: ReadFile; readonly run: BulkRun<string> }) {
  const words = useWords(CARRIER_WORDS)
  const { language } = useLanguage()
  const [notify, setNotify] = useState(false)
  const { kept } = useMailNotice()
  const body = { lines: file.lines }
  const { data, error, refetch } = useQuery<{ readonly matches: readonly TrackingMatch[] }>({
    queryKey: ['/console/api/tracking', body],
    queryFn: ({ signal }) => request('POST', '/console/api/tracking', body, { signal }),
    staleTime: 0,
  })
  const alert = error && <ProblemAlert error={error} again={() => refetch()} />
  if (data === undefined) return alert ?? <Loading rows={4} />
  const done = data.matches.filter(({ state }) => state === 'dispatch' || state === 'mend')
  const count = (state: TrackingState) =>
    formatNumber(data.matches.filter(match => match.state === state).length, language)
  const apply = () => {
    const byKey = new Map(done.map(match => [match.unique_key ?? '', match]))
    run.start([...byKey.keys()], key => applyMatch(byKey.get(key), COMPANY_OF[file.carrier], notify))
  }
  return (
    <>
      {alert}
      <Text size="sm" role="status">
        {words.carriers[file.carrier]} · {words.plan(count('dispatch'), count('mend'))}
        {file.without > 0 && ` ${words.without(formatNumber(file.without, language))}`}
      </Text>
      <ul className={classes.results}>
        {data.matches.map((match, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file can name an order twice
          <li key={index}>
            <span className={classes.key}>{match.unique_key ?? match.reference}</span> {match.tracking_number}{' '}
            <StatusBadge tone={TONES[match.state]}>{words.states[match.state]}</StatusBadge>
          </li>
        ))}
      </ul>
      {done.length === 0 ? (
        <Alert color="gray">{words.nothing}</Alert>
      ) : (
        <>
          {done.some(({ state }) => state === 'mend') && (
            <Checkbox
              label={words.notify}
              {...(kept === undefined ? {} : { description: kept })}
              checked={notify}
              onChange={event => setNotify(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end">
            <Button onClick={apply}>{words.apply}</Button>
          </Group>
        </>
      )}
    </>
  )
}

async function applyMatch(match: TrackingMatch | undefined, company: number, notify: boolean): Promise<void> {
  if (match === undefined || match.unique_key === null) return
  const body = { delivery_company_id: company, tracking_number: match.tracking_number }
  const path = `/console/api/orders/${match.unique_key}`
  if (match.dispatch_id === null) return request('POST', `${path}/rest_dispatch`, body)
  return request('PUT', `${path}/dispatches/${match.dispatch_id}`, { ...body, notify })
}
