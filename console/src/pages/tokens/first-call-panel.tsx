/** The first call with a new token: as lines to copy, and run on the spot. */
import { Anchor, Button, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../language/language.tsx'
import { useSession } from '../../session/use-session.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { curlCall } from '../../ui/code-samples.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type FirstCall, pathOf, typescriptCall } from './first-call.ts'
import classes from './made-token.module.css'
import { newTokenWords } from './new-token-words.ts'
import { type Answer, runCall } from './run-call.ts'

type Kind = 'curl' | 'TypeScript'

/** Samples in two kinds, a button, and the answer. */
export function FirstCallPanel({
  call,
  secret,
}: {
  readonly call: FirstCall
  readonly secret: string
}): ReactNode {
  const words = useWords(newTokenWords)
  const { base_url } = useSession()
  const [kind, setKind] = useState<Kind>('curl')
  const [running, setRunning] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const code =
    kind === 'curl'
      ? curlCall({
          baseUrl: base_url,
          method: call.method,
          path: pathOf(call),
          body: call.body,
          token: secret,
        })
      : typescriptCall(call, base_url, secret)
  const run = async () => {
    setRunning(true)
    setAnswer(await runCall(call, secret))
    setRunning(false)
  }
  return (
    <Stack gap="md">
      <SegmentedControl<Kind>
        aria-label={words.languages}
        data={['curl', 'TypeScript']}
        value={kind}
        onChange={setKind}
        w="fit-content"
      />
      <CodeBlock title={kind} code={code} />
      {kind === 'TypeScript' && (
        <Text size="sm" c="dimmed" mt={-8}>
          {words.client}
        </Text>
      )}
      <div className={classes.run}>
        <Button
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={running}
          onClick={() => void run()}
        >
          {words.run}
        </Button>
        <div role="status">{answer && <Outcome answer={answer} />}</div>
      </div>
      {answer && <AnswerBody answer={answer} />}
    </Stack>
  )
}

function Outcome({ answer }: { readonly answer: Answer }): ReactNode {
  const words = useWords(newTokenWords)
  if (answer.status === 0) return <StatusBadge tone="bad">{words.unreachable}</StatusBadge>
  return (
    <>
      <StatusBadge tone={answer.status < 400 ? 'ok' : 'bad'}>
        {answer.status} {answer.statusText}
      </StatusBadge>{' '}
      <Text span size="sm" c="dimmed">
        {words.took(String(answer.milliseconds))}
      </Text>
    </>
  )
}

function AnswerBody({ answer }: { readonly answer: Answer }): ReactNode {
  const words = useWords(newTokenWords)
  return (
    <>
      <CodeBlock title={words.answer} code={answer.body} maxHeight="24rem" />
      {answer.requestId !== null && (
        <Text size="sm">
          <Anchor component={Link} href={`/requests?request_id=${encodeURIComponent(answer.requestId)}`}>
            {words.look}
          </Anchor>
        </Text>
      )}
    </>
  )
}
