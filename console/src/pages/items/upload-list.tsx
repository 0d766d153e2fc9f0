/** Pictures on their way, each with how much of it has gone. */
import { Button, Group, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { PICTURE_WORDS } from './picture-words.ts'
import classes from './pictures.module.css'
import type { Upload, useUploads } from './use-uploads.ts'

/** Nothing while none is on its way. */
export function UploadList({
  uploads,
  again,
  leave,
}: Pick<ReturnType<typeof useUploads>, 'uploads' | 'again' | 'leave'>): ReactNode {
  const words = useWords(PICTURE_WORDS)
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'sent').length
  return (
    <div className={classes.uploads}>
      <Text size="sm" role="status">
        {words.progress(done, uploads.length)}
      </Text>
      <ul>
        {uploads.map(upload => (
          <li key={upload.key}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">{upload.file.name}</Text>
              <Text size="xs" c="dimmed">
                {stateOf(upload, words)}
              </Text>
            </Group>
            {upload.state !== 'failed' && (
              <Progress
                value={upload.share * 100}
                size="sm"
                aria-label={words.sending(upload.file.name, Math.round(upload.share * 100))}
              />
            )}
            {upload.state === 'failed' && (
              <Group gap="xs" mt={4}>
                {upload.fault === undefined ? (
                  <ProblemAlert error={upload.error} />
                ) : (
                  <Text size="sm" c="var(--akinai-bad)" role="alert">
                    {words[upload.fault]}
                  </Text>
                )}
                {upload.fault === undefined && (
                  <Button size="xs" variant="default" onClick={() => again(upload)}>
                    {words.again}
                  </Button>
                )}
                <Button size="xs" variant="subtle" color="gray" onClick={() => leave(upload)}>
                  {words.leave}
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function stateOf({ state, share }: Upload, words: (typeof PICTURE_WORDS)['en']): string {
  if (state === 'sending') return `${Math.round(share * 100)}%`
  return state === 'failed' ? '' : words[state]
}
