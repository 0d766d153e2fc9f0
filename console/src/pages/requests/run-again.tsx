/** Makes a call of the log once more, as the person who is signed in, and shows what came. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ProblemError, request } from '../../api/request.ts'
import type { RequestDetail } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { useWords } from '../../language/language.tsx'
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
      <Modal opened={asked} onClose={() => setAsked(false)} title={words.runTitle}>
        <Stack>
          <Text size="sm">{words.runText}</Text>
          {run.error && <Failure error={run.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsked(false)}>
              {words.runNot}
            </Button>
            <Button loading={run.isPending} onClick={() => run.mutate()}>
              {words.run}
            </Button>
          </Group>
        </Stack>
      </Modal>
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
