/** The heading of a page. */
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useSession } from '../session/use-session.ts'
import classes from './page-title.module.css'

/** What stands at the top of a page. */
export interface PageTitleProps {
  readonly title: string
  /** What the page is for, in one sentence. */
  readonly description?: ReactNode
  /** Buttons at its right; below where there is no room. */
  readonly actions?: ReactNode
  /** The list that this page was opened from. */
  readonly back?: { readonly href: string; readonly label: string }
}

/** The path whose heading had the focus last. */
let focused: string | undefined

/** The only h1 of a page. Gives the tab its name, and takes the focus when the page was come to from another one. */
export function PageTitle({ title, description, actions, back }: PageTitleProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const [path] = useLocation()
  const { shop } = useSession()
  useEffect(() => {
    document.title = `${title} · ${shop.name} · Akinai`
  }, [title, shop.name])
  useEffect(() => {
    if (focused !== undefined && focused !== path) heading.current?.focus({ preventScroll: true })
    focused = path
  }, [path])
  return (
    <Stack gap={6} mb="lg">
      {back && (
        <Anchor
          component={Link}
          href={back.href}
          size="sm"
          c="dimmed"
          data-touch
          w="fit-content"
          className={classes.back ?? ''}
        >
          <Group component="span" gap={4} display="inline-flex">
            <IconArrowLeft size={16} aria-hidden />
            {back.label}
          </Group>
        </Anchor>
      )}
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={6} flex="1 1 20rem" miw={0}>
          <Title order={1} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {description && (
            <Text c="dimmed" maw="44rem">
              {description}
            </Text>
          )}
        </Stack>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
    </Stack>
  )
}
