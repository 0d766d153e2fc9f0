/** What a problem means, in the words of docs/errors.md and errors.ja.md. */
import { Anchor, Group, Title } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import japanese from '../../../../docs/errors.ja.md?raw'
import english from '../../../../docs/errors.md?raw'
import { type Block, explanationOf, type Span } from '../../../../src/lib/explanation.ts'
import type { RequestDetail } from '../../api/types.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { docsOf } from './docs-of.ts'
import { requestWords } from './request-words.ts'
import classes from './requests.module.css'

const DOCUMENTS = { ja: japanese, en: english }

/** The type and its explanation, and the way to others of its kind. */
export function ExplainedProblem({
  call: { operation, path },
  problem,
}: {
  readonly call: RequestDetail
  readonly problem: string
}): ReactNode {
  const words = useWords(requestWords)
  const { language } = useLanguage()
  const blocks = useMemo(() => explanationOf(DOCUMENTS[language], problem), [language, problem])
  return (
    <section className={classes.explained} aria-labelledby="problem-title">
      <Title order={2} id="problem-title" fz="md">
        {words.problem}
      </Title>
      <code>/errors/{problem}</code>
      <div>
        {blocks.map(block => (
          <BlockOf key={JSON.stringify(block)} block={block} />
        ))}
      </div>
      <Group gap="lg" mt="sm">
        <Anchor component={Link} href={`/requests?problem=${encodeURIComponent(problem)}`} size="sm">
          {words.alike}
        </Anchor>
        <Anchor
          href={operation === null ? '/docs' : docsOf(operation, path)}
          target="_blank"
          rel="noreferrer"
          size="sm"
        >
          {words.docs}
        </Anchor>
      </Group>
    </section>
  )
}

function BlockOf({ block }: { readonly block: Block }): ReactNode {
  if (block.kind === 'text') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    )
  }
  return (
    <ul>
      {block.entries.map(spans => (
        <li key={JSON.stringify(spans)}>
          <Spans spans={spans} />
        </li>
      ))}
    </ul>
  )
}

function Spans({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  return spans.map(({ kind, text }, index) => {
    const key = `${index} ${text}`
    if (kind === 'code') return <code key={key}>{text}</code>
    return kind === 'bold' ? <strong key={key}>{text}</strong> : text
  })
}
