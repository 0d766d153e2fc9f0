/** How a program gets what the page shows. */
import { Button } from '@mantine/core'
import { IconCode } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import classes from './api-call.module.css'
import { CodeBlock } from './code-block.tsx'
import { curlCall } from './code-samples.ts'

const words = inBoth({ title: 'The same with the API' }, { title: 'APIで同じことをする' })

/**
 * The call as curl, to copy, behind a button: `<ApiCall path="/api/items?limit=20" />`. Stands at the end of a page. Where the
 * call is what the page is about, it is `shown` from the beginning.
 */
export function ApiCall({
  method = 'GET',
  path,
  body,
  title,
  shown = false,
}: {
  readonly method?: string
  readonly path: string
  readonly body?: unknown
  /** What the call does, when a page shows more than one. */
  readonly title?: string
  readonly shown?: boolean
}): ReactNode {
  const { base_url } = useSession()
  const own = useWords(words).title
  const [isOpen, setIsOpen] = useState(shown)
  const id = useId()
  const code = <CodeBlock title={title ?? own} code={curlCall({ baseUrl: base_url, method, path, body })} />
  if (shown) return code
  return (
    <div className={classes.root}>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconCode size={16} stroke={1.6} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`API: ${title ?? own}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        API
      </Button>
      {isOpen && <div id={id}>{code}</div>}
    </div>
  )
}
