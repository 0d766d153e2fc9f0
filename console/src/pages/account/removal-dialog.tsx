/** Asks before a factor is removed, or its codes are made anew. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { AskDialog, type AskDialogProps } from '../../ui/ask-dialog.tsx'
import { factorWords } from './factor-words.ts'

interface RemovalDialogProps extends Omit<AskDialogProps, 'leave' | 'danger' | 'children'> {
  /** Whether nothing is left after it, which is said besides. Default false. */
  readonly last?: boolean
}

/** Open while it is asked. */
export function RemovalDialog({ last = false, ...question }: RemovalDialogProps): ReactNode {
  const words = useWords(factorWords)
  return (
    <AskDialog {...question} leave={words.cancel} danger>
      {last && <Text size="sm">{words.lastOne}</Text>}
    </AskDialog>
  )
}
