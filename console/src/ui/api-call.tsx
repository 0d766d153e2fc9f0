/** How a program gets what the page shows. */
import type { ReactNode } from 'react'
import { inBoth, useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { CodeBlock } from './code-block.tsx'
import { curlCall } from './code-samples.ts'

const words = inBoth({ title: 'The same by the API' }, { title: 'APIで同じことをする' })

/** The call as curl, to copy: `<ApiCall path="/api/items?limit=20" />`. Stands at the end of a page. */
export function ApiCall({
  method = 'GET',
  path,
  body,
  title,
}: {
  readonly method?: string
  readonly path: string
  readonly body?: unknown
  /** What the call does, when a page shows more than one. */
  readonly title?: string
}): ReactNode {
  const { base_url } = useSession()
  const own = useWords(words).title
  return <CodeBlock title={title ?? own} code={curlCall({ baseUrl: base_url, method, path, body })} />
}
