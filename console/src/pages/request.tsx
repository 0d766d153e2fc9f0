/** One call of the API, with all that is known of it. */
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import type { RequestDetail } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import { CodeBlock, EmptyBlock } from '../ui/code-block.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { prettyBody } from '../ui/pretty-body.ts'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { ExplainedProblem } from './requests/explained-problem.tsx'
import { RequestFacts } from './requests/request-facts.tsx'
import { requestWords } from './requests/request-words.ts'
import classes from './requests/requests.module.css'
import { RunAgain } from './requests/run-again.tsx'

/** Opened from the log. */
export function RequestPage(): ReactNode {
  const words = useWords(requestWords)
  const { id = '' } = useParams<{ id: string }>()
  const { data, error } = useResource<RequestDetail>(`/console/api/requests/${encodeURIComponent(id)}`, {
    fresh: Number.POSITIVE_INFINITY,
  })
  const back = { href: '/requests', label: words.list }
  if (data === undefined) {
    return (
      <>
        <PageTitle title={words.title} back={back} />
        {error === null ? <Loading rows={8} /> : <ProblemAlert error={error} />}
      </>
    )
  }
  return (
    <>
      <PageTitle title={`${data.method} ${data.path}`} back={back} />
      <Stack gap="xl">
        <RequestFacts call={data} />
        {data.problem !== null && <ExplainedProblem call={data} problem={data.problem} />}
        <Bodies call={data} />
        <Again call={data} />
      </Stack>
    </>
  )
}

function Bodies({ call }: { readonly call: RequestDetail }): ReactNode {
  const words = useWords(requestWords)
  const parts = [
    { title: words.sent, body: call.request_body, none: words.noSent },
    { title: words.answered, body: call.response_body, none: words.noAnswered },
  ]
  return (
    <div>
      <div className={classes.bodies}>
        {parts.map(({ title, body, none }) => (
          <section key={title} aria-label={title}>
            {body === null ? (
              <EmptyBlock title={title} text={none} />
            ) : (
              <CodeBlock title={title} code={prettyBody(body)} maxHeight="32rem" wrap />
            )}
          </section>
        ))}
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        {words.masked}
      </Text>
    </div>
  )
}

function Again({ call }: { readonly call: RequestDetail }): ReactNode {
  const { method, path, request_body: body } = call
  const words = useWords(requestWords)
  const sent = body === null ? undefined : parsed(body)
  return (
    <Stack gap="md">
      <RunAgain call={call} sent={sent} />
      {(body === null || sent !== undefined) && (
        <ApiCall shown title={words.again} method={method} path={path} body={sent} />
      )}
    </Stack>
  )
}

/** Undefined for what is no JSON, such as a body that was cut. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
