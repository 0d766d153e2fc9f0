/** Whose console this is. */
import type { ReactNode } from 'react'
import classes from './shop-name.module.css'

/** The sign of Akinai and a name beside it. */
export function ShopName({ name, detail }: { readonly name: string; readonly detail?: string }): ReactNode {
  return (
    <div className={classes.root}>
      <svg viewBox="0 0 32 32" className={classes.sign} aria-hidden>
        <rect width="32" height="32" rx="7" fill="#b3392f" />
        <text x="16" y="23" fontSize="20" textAnchor="middle" fill="#fff">
          商
        </text>
      </svg>
      <div className={classes.names}>
        <span className={classes.name}>{name}</span>
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </div>
    </div>
  )
}
