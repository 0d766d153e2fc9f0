/** The subscriptions of the shop's buyers. */
import { Button, Group, NativeSelect } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { withQuery } from '../api/request.ts'
import type { Subscriptions as Answer } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import filters from '../ui/filters.module.css'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { SubscriptionTable } from './subscriptions/subscription-table.tsx'
import { SUBSCRIPTION_WORDS } from './subscriptions/subscription-words.ts'
import { SUBSCRIPTIONS_PATH } from './subscriptions/subscriptions-path.ts'

const URL_STATE = { status: '', before: '' }

/** The newest first, by status. */
export function Subscriptions(): ReactNode {
  const words = useWords(SUBSCRIPTION_WORDS)
  const [state, change] = useUrlState(URL_STATE)
  const { data, error, refetch } = useResource<Answer>(withQuery(SUBSCRIPTIONS_PATH, state), {
    keepPrevious: true,
  })
  const choices = Object.entries(words.states).map(([value, label]) => ({ value, label }))
  return (
    <>
      <PageTitle title={words.title} description={words.description} />
      <div className={filters.bar}>
        <NativeSelect
          label={words.filter}
          data={[{ value: '', label: words.all }, ...choices]}
          value={state.status}
          onChange={event => change({ status: event.currentTarget.value, before: null })}
        />
      </div>
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={8} height={56} />}
      {data?.subscriptions.length === 0 && (
        <EmptyState icon={IconRepeat} title={words.emptyTitle} text={words.emptyText} />
      )}
      {data && data.subscriptions.length > 0 && <SubscriptionTable subscriptions={data.subscriptions} />}
      <Group mt="md" gap="sm">
        {state.before !== '' && (
          <Button variant="default" onClick={() => change({ before: null }, { push: true })}>
            {words.newest}
          </Button>
        )}
        {data?.next && (
          <Button variant="default" onClick={() => change({ before: String(data.next) }, { push: true })}>
            {words.older}
          </Button>
        )}
      </Group>
    </>
  )
}
