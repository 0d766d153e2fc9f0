/** The list of mails. */
import { Alert, Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconMail, IconMailOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { DEFAULT_PAGE } from '../../../src/console/limits.ts'
import { withQuery } from '../api/request.ts'
import type { Mails as Answer } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pager } from '../ui/pager.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { MailTable } from './mails/mail-table.tsx'
import { MAIL_WORDS } from './mails/mail-words.ts'
import classes from './mails/mails.module.css'

const URL_STATE = { state: '', before: '' }

/** Mails by their state, the newest first. */
export function Mails(): ReactNode {
  const words = useWords(MAIL_WORDS)
  const { mail_server } = useSession()
  const [{ state, before }, change] = useUrlState<keyof typeof URL_STATE>(URL_STATE)
  const { data, error, refetch } = useResource<Answer>(
    withQuery('/console/api/mails', { state, before, limit: DEFAULT_PAGE }),
    { keepPrevious: true, every: before === '' ? 10_000 : false },
  )
  const last = data?.mails.at(-1)
  const states = [
    { value: '', label: words.all },
    ...Object.entries(words.states).map(([value, label]) => ({ value, label })),
  ]
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      {!mail_server && (
        <Alert className={classes.note ?? ''} color="gray" icon={<IconMailOff size={20} aria-hidden />}>
          {words.noServer}
        </Alert>
      )}
      <SegmentedControl
        className={classes.states ?? ''}
        visibleFrom="sm"
        aria-label={words.state}
        value={state}
        onChange={to => change({ state: to, before: null })}
        data={states}
      />
      <NativeSelect
        className={classes.states ?? ''}
        hiddenFrom="sm"
        label={words.state}
        value={state}
        onChange={event => change({ state: event.currentTarget.value, before: null })}
        data={states}
      />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={12} height={63} />}
      {data?.mails.length === 0 && (
        <EmptyState
          icon={IconMail}
          title={state === '' ? words.emptyTitle : words.nothingTitle}
          text={state === '' ? words.emptyText : words.nothingText}
        >
          {state === '' ? (
            <Button component={Link} href="/orders?status=ordered" variant="default">
              {words.openOrders}
            </Button>
          ) : (
            <Button variant="default" onClick={() => change(URL_STATE)}>
              {words.showAll}
            </Button>
          )}
        </EmptyState>
      )}
      {data !== undefined && data.mails.length > 0 && <MailTable mails={data.mails} />}
      {data && (
        <Pager
          label=""
          names={{ previous: words.newest, next: words.older }}
          onPrevious={before === '' ? undefined : () => change({ before: null }, { push: true })}
          onNext={data.more && last ? () => change({ before: String(last.id) }, { push: true }) : undefined}
        />
      )}
    </>
  )
}
