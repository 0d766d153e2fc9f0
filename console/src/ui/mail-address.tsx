/** A mail address, broken where people would break it. */
import { Fragment, type ReactNode } from 'react'
import classes from './mail-address.module.css'

/** It may go on in the next line before the @ and before each dot of its host; elsewhere only where it is too long. */
export function MailAddress({ address }: { readonly address: string }): ReactNode {
  const at = address.lastIndexOf('@')
  const [name, host] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
  return (
    <span className={classes.address}>
      {name}
      {host.split(/(?=\.)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is what its place makes it
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
