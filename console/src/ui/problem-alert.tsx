/** A failure, as fully as the server told it. */
import { Alert, Button, Code, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ProblemError } from '../api/request.ts'
import { useLanguage } from '../language/language.tsx'
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
        <Text size="sm" lang="en">
          {problem ? (problem.detail ?? problem.title) : String(error)}
        </Text>
        {problem?.errors && problem.errors.length > 1 && (
          <List size="sm" lang="en">
            {problem.errors.map(({ detail, pointer }) => (
              <List.Item key={`${pointer} ${detail}`}>
                {pointer !== '' && <Code>{pointer}</Code>} {detail}
              </List.Item>
            ))}
          </List>
        )}
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
