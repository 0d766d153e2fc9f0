/** Says that a page can be looked at only. */
import { Alert } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Need } from '../../../src/auth/roles.ts'
import { useMay } from '../session/use-may.ts'

/** Shows `text` to roles that lack what changes need. */
export function OnlyToSee({ need, text }: { readonly need: Need; readonly text: string }): ReactNode {
  const may = useMay()
  if (may(need)) return null
  return (
    <Alert color="gray" mb="lg" icon={<IconLock size={20} aria-hidden />}>
      {text}
    </Alert>
  )
}
