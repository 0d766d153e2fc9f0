/** Names and what they stand for. */
import { Fragment, type ReactNode } from 'react'
import classes from './facts.module.css'

/** A name with its value; one without a value is left out. The key is needed where two names may be equal. */
export type Fact = readonly [name: string, value: ReactNode, key?: string]

/** A list of facts, the names in a column of their own. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={classes.root}>
      {facts.map(([name, value, key = name]) =>
        value === null || value === undefined || value === '' ? null : (
          <Fragment key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
