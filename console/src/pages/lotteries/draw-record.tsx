/** What anybody needs to draw again, and the command that does. */
import { Code, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Draw } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { useSession } from '../../session/use-session.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LOTTERY_WORDS } from './lottery-words.ts'

/** Seed and command can be copied; both are too long to be typed. */
export function DrawRecord({ draw: { id, method, seed } }: { readonly draw: Draw }): ReactNode {
  const words = useWords(LOTTERY_WORDS)
  const { shop } = useSession()
  return (
    <Panel title={words.record} description={words.recordText}>
      <Stack gap="sm">
        <Facts facts={[[words.method, <Code key="method">{method}</Code>]]} />
        <CodeBlock title={words.seed} code={seed} wrap />
        <CodeBlock title={words.verify} code={`npx akinai lottery verify ${id} --shop ${shop.key}`} wrap />
      </Stack>
    </Panel>
  )
}
