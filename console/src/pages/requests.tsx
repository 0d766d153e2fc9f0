/** The log of the API's calls. */
import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useWords } from '../language/language.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { LiveBar } from './requests/live-bar.tsx'
import { NoRequests } from './requests/no-requests.tsx'
import { RequestFilterBar } from './requests/request-filter-bar.tsx'
import { RequestTable } from './requests/request-table.tsx'
import { requestsWords } from './requests/requests-words.ts'
import { useLiveRequests } from './requests/use-live-requests.ts'
import { useReading } from './requests/use-reading.ts'

const NO_FILTERS = { status: '', method: '', problem: '', token: '', path: '', request_id: '' }

/** Live, filtered, newest first. */
export function Requests(): ReactNode {
  const words = useWords(requestsWords)
  const [values, change] = useUrlState(NO_FILTERS)
  const { status, method, problem, token, path, request_id } = values
  const filters = useMemo(
    () => ({ status, method, problem, token_id: token, path, request_id }),
    [status, method, problem, token, path, request_id],
  )
  const [paused, setPaused] = useState(false)
  const { reading, table } = useReading()
  const live = useLiveRequests(filters, paused || reading)
  const { rows, error } = live
  const filtered = Object.values(filters).some(value => value !== '')
  const clear = () =>
    change({ status: null, method: null, problem: null, token: null, path: null, request_id: null })
  return (
    <>
      <PageTitle title={words.title} description={words.lead} />
      <RequestFilterBar values={values} onChange={change} />
      <LiveBar
        live={live}
        paused={paused}
        reading={reading}
        onPause={setPaused}
        {...(filtered ? { onClear: clear } : {})}
      />
      <ProblemAlert error={error} />
      {rows === undefined && error === null && <Loading rows={10} />}
      {rows?.length === 0 && <NoRequests {...(filtered ? { onClear: clear } : {})} />}
      {rows !== undefined && rows.length > 0 && (
        <div ref={table}>
          <RequestTable rows={rows} isFresh={live.isFresh} />
        </div>
      )}
      {live.hasOlder && (
        <Button variant="default" mt="md" loading={live.loadingOlder} onClick={live.showOlder}>
          {words.older}
        </Button>
      )}
    </>
  )
}
