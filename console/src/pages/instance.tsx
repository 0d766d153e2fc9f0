/** Where the `instance` of a problem leads: the call in the log, found by its request id. */
import { IconActivity } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Redirect, useParams } from 'wouter'
import { withQuery } from '../api/request.ts'
import type { Requests } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'

const words = inBoth(
  {
    title: 'Request',
    list: 'Requests',
    none: 'The log has no request with this ID',
    text: 'It belongs to another shop, has expired from the log, or came in among so many that not all were kept.',
  },
  {
    title: 'リクエスト',
    list: 'リクエスト',
    none: 'このIDのリクエストはログにありません',
    text: 'ほかのショップのリクエストか、保存期間を過ぎたか、同じ時間のリクエストが多く、すべては記録されませんでした。',
  },
)

/** Goes on to the call, or says that there is none. */
export function Instance(): ReactNode {
  const { title, list, none, text } = useWords(words)
  const { id = '' } = useParams<{ id: string }>()
  const { data, error } = useResource<Requests>(
    withQuery('/console/api/requests', { request_id: decodeURIComponent(id), limit: 1 }),
  )
  const [found] = data?.requests ?? []
  if (found) return <Redirect to={`/requests/${found.id}`} replace />
  return (
    <>
      <PageTitle title={title} back={{ href: '/requests', label: list }} />
      <ProblemAlert error={error} />
      {data === undefined && error === null && <Loading rows={8} />}
      {data && <EmptyState icon={IconActivity} title={none} text={text} />}
    </>
  )
}
