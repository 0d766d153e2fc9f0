/** A part of a page that stands on its own, under a heading. */
import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

/** A surface with a heading, and perhaps a sentence under it or a control beside it. */
export function Panel({
  title,
  description,
  actions,
  place,
  children,
}: {
  readonly title: string
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** What an address calls it after its `#`. */
  readonly place?: string | undefined
  readonly children: ReactNode
}): ReactNode {
  const id = useId()
  return (
    <section id={place} className={classes.root} aria-labelledby={id}>
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
