/** A part of a page that stands on its own, under a heading. */
import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

/** A surface with a heading, and perhaps a sentence under it or a control beside it. */
export function Panel({
  title,
  description,
  actions,
  children,
}: {
  readonly title: string
  readonly description?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const id = useId()
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
