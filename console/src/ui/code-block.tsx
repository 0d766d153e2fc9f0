/** Text for machines: to read and to copy. */
import type { ReactNode } from 'react'
import classes from './code-block.module.css'
import { CopyButton } from './copy-button.tsx'

/** Shows `code` as it is, with a button that copies it. `title` names it, for the eye and for screen readers. */
export function CodeBlock({
  code,
  title,
  maxHeight,
  wrap = false,
}: {
  readonly code: string
  readonly title: string
  /** In CSS units; the rest is scrolled to. */
  readonly maxHeight?: string
  /** Whether long lines are broken, rather than scrolled along. */
  readonly wrap?: boolean
}): ReactNode {
  return (
    <figure className={classes.root}>
      <figcaption className={classes.title}>
        <span>{title}</span>
        <CopyButton text={code} what={title} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <pre className={classes.code} data-wrap={wrap || undefined} style={{ maxHeight }} tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}

/** The same frame where there is no such text, with why. */
export function EmptyBlock({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <figure className={classes.root}>
      <figcaption className={classes.title}>{title}</figcaption>
      <p className={classes.none}>{text}</p>
    </figure>
  )
}
