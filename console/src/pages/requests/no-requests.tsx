/** Where the log has nothing to show. */
import { Button, Stack } from '@mantine/core'
import { IconActivity, IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../language/language.tsx'
import { ApiCall } from '../../ui/api-call.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { requestsWords } from './requests-words.ts'

/** With filters: clear them. Without: make a first call. */
export function NoRequests({ onClear }: { readonly onClear?: () => void }): ReactNode {
  const words = useWords(requestsWords)
  if (onClear !== undefined) {
    return (
      <EmptyState icon={IconFilter} title={words.noneTitle} text={words.noneText}>
        <Button variant="default" onClick={onClear}>
          {words.clear}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={IconActivity} title={words.emptyTitle} text={words.emptyText}>
      <Stack gap="md" align="center">
        <Button component={Link} href="/tokens/new">
          {words.makeToken}
        </Button>
        <ApiCall shown path="/api/items?limit=2" title={words.firstCall} />
      </Stack>
    </EmptyState>
  )
}
