/** Makes a call of the log once more, as the person who is signed in, and shows what came. */
import { Button, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ProblemError, request } from '../../api/request.ts'
import type { RequestDetail } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { canRunAgain, methodOf } from './can-run-again.ts'
import { requestWords } from './request-words.ts'

/** The button with the answer below; why there is none where the log does not have all that was sent. */
export function RunAgain({
  call,
  sent,
}: {
  readonly call: RequestDetail
  readonly sent: unknown
}): ReactNode {
  const words = useWords(requestWords)
  const [asked, setAsked] = useState(false)
  const run = useAction<void, unknown>({
    call: () => request<unknown>(methodOf(call), call.path, sent),
    refresh: ['/console/api/requests', '/api/'],
    showsProblem: true,
    onDone: () => setAsked(false),
    onTheirs: () => setAsked(false),
  })
  if (!canRunAgain(call)) {
    return (
      <Text size="sm" c="dimmed">
        {words.notAgain}
      </Text>
    )
  }
  const reads = methodOf(call) === 'GET'
  return (
    <Stack align="flex-start" gap="sm">
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        loading={run.isPending && !asked}
        onClick={() => {
          run.reset()
          if (reads) run.mutate()
          else setAsked(true)
        }}
      >
        {words.run}
      </Button>
      {run.isSuccess && (
        <CodeBlock
          title={words.answer}
          code={run.data === undefined ? words.noAnswer : JSON.stringify(run.data, null, 2)}
          maxHeight="32rem"
          wrap
        />
      )}
      {run.error && !asked && <Failure error={run.error} />}
      <AskDialog
        opened={asked}
        title={words.runTitle}
        text={words.runText}
        // What was refused is shown below with the way to the log.
        action={{ ...run, error: null }}
        confirm={words.run}
        leave={words.runNot}
        onClose={() => setAsked(false)}
      >
        {run.error && <Failure error={run.error} />}
      </AskDialog>
    </Stack>
  )
}

/** The problem, with the way to where it stands in the log. */
function Failure({ error }: { readonly error: Error }): ReactNode {
  const words = useWords(requestWords)
  const id = error instanceof ProblemError ? error.requestId : undefined
  return (
    <Stack gap="xs">
      <ProblemAlert error={error} />
      {id !== undefined && <Link href={`/requests?request_id=${encodeURIComponent(id)}`}>{words.inLog}</Link>}
    </Stack>
  )
}
