/** The way to the shop that buyers see. */
import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { inBoth } from '../language/in-both.ts'
import { useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './shop-link.module.css'

const words = inBoth(
  { visit: 'Visit the shop', address: 'Address of the shop' },
  { visit: 'ショップを見る', address: 'ショップのアドレス' },
)

/** Where the shop's pages begin; `path` is that of one of them, such as `/legal`. */
export function useShopAddress(path = ''): string {
  const { base_url, shop } = useSession()
  return `${base_url}/shops/${shop.key}${path}`
}

/** A button that opens the shop in a tab of its own. */
export function VisitButton(): ReactNode {
  const { visit } = useWords(words)
  return (
    <Button
      component="a"
      href={useShopAddress()}
      target="_blank"
      rel="noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
    >
      {visit}
    </Button>
  )
}

/** The address to read and to copy, and that button. Where it needs two lines, it is broken after a slash. */
export function ShopAddress(): ReactNode {
  const { address } = useWords(words)
  const url = useShopAddress()
  return (
    <span className={classes.root}>
      <span className={classes.name}>{address}</span>
      <span className={classes.address}>
        <code>
          {url.split(/(?<=\/)/).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of an address can stand in it twice
            <Fragment key={at}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
        <CopyButton text={url} what={address} />
      </span>
      <VisitButton />
    </span>
  )
}
