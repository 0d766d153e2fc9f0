/** What stands around every page: navigation beside it, or at phone width a menu above it. */
import { Burger, Button, Drawer } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { forgetSession, SESSION } from '../api/query-client.ts'
import { request } from '../api/request.ts'
import { useAction } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { useSession } from '../session/use-session.ts'
import { Navigation } from './navigation.tsx'
import { OrderNotice } from './order-notice.tsx'
import { Preferences } from './preferences.tsx'
import { SearchButton, SearchPlace } from './search/search-everything.tsx'
import classes from './shell.module.css'
import { shellWords } from './shell-words.ts'
import { ShopName } from './shop-name.tsx'
import { StandingNotices } from './standing-notices.tsx'

/** Frames a page. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useWords(shellWords)
  const { shop, user } = useSession()
  const may = useMay()
  const [open, setOpen] = useState(false)
  useTopOnNavigation()
  return (
    <div className={classes.root}>
      <a href="#main" className={classes.skip}>
        {words.skip}
      </a>
      <section className={classes.bar} aria-label={shop.name}>
        <Burger
          opened={open}
          onClick={() => setOpen(true)}
          aria-label={words.menu}
          aria-expanded={open}
          size="sm"
        />
        <ShopName name={shop.name} />
        <SearchButton />
      </section>
      <section className={classes.side} aria-label={shop.name}>
        <div className={classes.shop}>
          <ShopName name={shop.name} detail={user.mail_address} />
        </div>
        <Navigation />
        <Foot />
      </section>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        title={<ShopName name={shop.name} detail={user.mail_address} />}
        size="min(20rem, 88vw)"
        closeButtonProps={{ 'aria-label': words.close }}
        classNames={{ body: classes.drawer ?? '', title: classes.drawerTitle ?? '' }}
      >
        <Navigation onFollow={() => setOpen(false)} />
        <Foot />
      </Drawer>
      <main id="main" className={classes.main} tabIndex={-1}>
        <StandingNotices />
        {children}
      </main>
      {may('orders.read') && <OrderNotice />}
      <SearchPlace />
    </div>
  )
}

function Foot(): ReactNode {
  const words = useWords(shellWords)
  const { payment_service } = useSession()
  const client = useQueryClient()
  const signOut = useAction({
    call: () => request<void>('DELETE', SESSION),
    // By its address: nothing of the page is kept for whoever comes next.
    onDone: () => {
      forgetSession(client)
      window.location.assign('/console/sign-in')
    },
  })
  return (
    <div className={classes.foot}>
      {payment_service.simulated && <p className={classes.note}>{words.simulated}</p>}
      <Preferences />
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        justify="flex-start"
        className={classes.signOut ?? ''}
        leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
        loading={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {words.signOut}
      </Button>
    </div>
  )
}

function useTopOnNavigation(): void {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the path that counts
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [path])
}
