/** What a choice of scopes comes to. */
import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language.tsx'
import { callable, type OperationNeeds } from './callable.ts'
import classes from './new-token.module.css'
import { newTokenWords } from './new-token-words.ts'

/** The calls that the chosen scopes open together, as one chooses. */
export function CallableList({
  needs,
  chosen,
}: {
  readonly needs: readonly OperationNeeds[]
  readonly chosen: ReadonlySet<string>
}): ReactNode {
  const words = useWords(newTokenWords)
  const open = callable(needs, chosen)
  return (
    <section className={classes.callable} aria-labelledby="callable-title">
      <Title order={2} id="callable-title" fz="md">
        {words.callable}
      </Title>
      <Text component="output" aria-live="polite" size="sm" c="dimmed" display="block">
        {open.length === 0 ? words.opensNone : words.opens(open.length)}
      </Text>
      {open.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <ul className={classes.callableList} tabIndex={0} aria-labelledby="callable-title">
          {open.map(({ operation_id, method, path }) => (
            <li key={operation_id}>
              <code>
                <b>{method}</b> {path}
              </code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
