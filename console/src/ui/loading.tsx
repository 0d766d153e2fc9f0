/** What stands where something is being loaded. */
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'

const words = inBoth({ loading: 'Loading' }, { loading: '読み込んでいます' })

/** Grey bars in place of `rows` rows of `height` pixels, so that what comes does not move what is below it. */
export function Loading({
  rows = 6,
  height = 44,
}: {
  readonly rows?: number
  readonly height?: number
}): ReactNode {
  return (
    <Stack gap={8} role="status">
      <VisuallyHidden>{useWords(words).loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={String(row)} height={height - 8} radius="md" aria-hidden />
      ))}
    </Stack>
  )
}
