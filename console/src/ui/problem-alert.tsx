/** A failure, as fully as the server told it. */
import { Alert, Button, Code, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type ProblemBody, ProblemError } from '../api/request.ts'
import { useLanguage } from '../language/language.tsx'
import { type Told, useTold } from '../problems/use-told.ts'
import classes from './problem-alert.module.css'
import { problemTitle, problemWords } from './problem-words.ts'

/** Shows a failure; `again` adds a button. Nothing when there is none. */
export function ProblemAlert({
  error,
  again,
}: {
  readonly error: unknown
  readonly again?: () => void
}): ReactNode {
  const { language } = useLanguage()
  const told = useTold()
  if (error === null || error === undefined) return null
  // The person chose what somebody else had made of it: that is shown now.
  if (error instanceof ProblemError && error.tookTheirs) return null
  const words = problemWords[language]
  const { problem, requestId } = error instanceof ProblemError ? error : {}
  return (
    <Alert
      role="alert"
      classNames={{ root: classes.root ?? '', title: classes.title ?? '', icon: classes.icon ?? '' }}
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={problemTitle(error, language)}
    >
      <Stack gap="xs" align="flex-start">
        {problem ? <Said problem={problem} told={told} away={words.away} /> : <Code>{String(error)}</Code>}
        <Group gap="md">
          {requestId && (
            <Text size="sm">
              {words.requestId} <Code>{requestId}</Code>
            </Text>
          )}
          {again && (
            <Button variant="default" size="xs" onClick={again}>
              {words.again}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}

/** What is wrong, and each place of it. What has no words in the language of the page is told by its type alone. */
function Said({
  problem,
  told,
  away,
}: {
  readonly problem: ProblemBody
  readonly told: Told
  readonly away: string
}): ReactNode {
  const { type, title, detail, status, errors = [] } = problem
  const said = status === 0 ? away : ((detail && told.detail(detail)) ?? told.title(type, title))
  const [only] = errors.length === 1 ? errors : []
  const place = only && told.place(only.pointer)
  return (
    <>
      <Text size="sm">
        {place && <b>{place}</b>} {said ?? <Code>{type}</Code>}
      </Text>
      {errors.length > 1 && (
        <List size="sm">
          {errors.map(one => (
            <List.Item key={`${one.pointer} ${one.detail}`}>
              {one.pointer !== '' && (told.place(one.pointer) ?? <Code>{one.pointer}</Code>)}{' '}
              {told.detail(one.detail) ?? told.title(type, title)}
            </List.Item>
          ))}
        </List>
      )}
    </>
  )
}
