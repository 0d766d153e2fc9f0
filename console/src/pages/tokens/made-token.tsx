/** A token that was just made: the only time that its secret is seen. */
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { NewToken } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { firstCall } from './first-call.ts'
import { FirstCallPanel } from './first-call-panel.tsx'
import classes from './made-token.module.css'
import { newTokenWords } from './new-token-words.ts'

/** The secret to copy, and a first call with it. */
export function MadeToken({ made: { token, secret } }: { readonly made: NewToken }): ReactNode {
  const words = useWords(newTokenWords)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    panel.current?.focus({ preventScroll: true })
  }, [])
  const call = firstCall(token.scopes)
  return (
    <>
      <PageTitle title={words.madeTitle} back={{ href: '/tokens', label: words.list }} />
      <Stack gap="xl" className={classes.root ?? ''}>
        <section ref={panel} tabIndex={-1} className={classes.secret} aria-labelledby="secret-title">
          <Text id="secret-title" component="h2" className={classes.name ?? ''}>
            {words.made(token.name)}
          </Text>
          <div className={classes.line}>
            <code className={classes.value} data-testid="secret">
              {secret}
            </code>
            <CopyButton text={secret} label={words.copy} />
          </div>
          <div className={classes.warning}>
            <IconAlertTriangle size={20} aria-hidden />
            <div>
              <strong>{words.once}</strong>
              <Text size="sm">{words.onceMore}</Text>
            </div>
          </div>
        </section>
        <section aria-labelledby="first-title">
          <Title order={2} id="first-title">
            {words.firstTitle}
          </Title>
          {call ? (
            <>
              <Text c="dimmed" mb="md">
                {words.firstLead}
              </Text>
              <FirstCallPanel call={call} secret={secret} />
            </>
          ) : (
            <Text c="dimmed">
              {words.noFirst}{' '}
              <Anchor href="/docs" target="_blank" rel="noreferrer">
                {words.reference}
              </Anchor>
            </Text>
          )}
        </section>
        <div>
          <Button component={Link} href="/tokens" variant="default">
            {words.done}
          </Button>
        </div>
      </Stack>
    </>
  )
}
