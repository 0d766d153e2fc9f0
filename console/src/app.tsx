/** The pages by their addresses, all under /console. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter'
import type { Need } from '../../src/auth/roles.ts'
import { useTold } from './problems/use-told.ts'
import { ConfirmationDialog } from './session/confirmation-dialog.tsx'
import { KeptBehindSignIn, personKey, useLastSession } from './session/ended-session.tsx'
import { FirstPassword } from './session/first-password.tsx'
import { localPath } from './session/local-path.ts'
import { SignIn } from './session/sign-in.tsx'
import { SessionContext, useSessionState } from './session/use-session.ts'
import { Shell } from './shell/shell.tsx'
import { ConflictDialog } from './ui/conflict-dialog.tsx'
import { Loading } from './ui/loading.tsx'
import { NotAllowed } from './ui/not-allowed.tsx'
import { PageFault } from './ui/page-fault.tsx'
import { ProblemAlert } from './ui/problem-alert.tsx'

const PAGES: readonly (readonly [path: string, need: Need, page: ComponentType])[] = [
  ['/', 'self', lazy(() => import('./pages/home.tsx').then(m => ({ default: m.Home })))],
  ['/tokens', 'tokens.read', lazy(() => import('./pages/tokens.tsx').then(m => ({ default: m.Tokens })))],
  [
    '/tokens/new',
    'tokens',
    lazy(() => import('./pages/new-token.tsx').then(m => ({ default: m.NewTokenPage }))),
  ],
  [
    '/tokens/:id',
    'tokens.read',
    lazy(() => import('./pages/token.tsx').then(m => ({ default: m.TokenPage }))),
  ],
  ['/requests', 'log', lazy(() => import('./pages/requests.tsx').then(m => ({ default: m.Requests })))],
  ['/requests/:id', 'log', lazy(() => import('./pages/request.tsx').then(m => ({ default: m.RequestPage })))],
  ['/instances/:id', 'log', lazy(() => import('./pages/instance.tsx').then(m => ({ default: m.Instance })))],
  ['/items', 'items.read', lazy(() => import('./pages/items.tsx').then(m => ({ default: m.Items })))],
  [
    '/items/new',
    'items.create',
    lazy(() => import('./pages/new-item.tsx').then(m => ({ default: m.NewItem }))),
  ],
  [
    '/items/files',
    'items.read',
    lazy(() => import('./pages/item-files.tsx').then(m => ({ default: m.ItemFilesPage }))),
  ],
  ['/items/:id', 'items.read', lazy(() => import('./pages/item.tsx').then(m => ({ default: m.ItemPage })))],
  [
    '/import',
    'items.create',
    lazy(() => import('./pages/import.tsx').then(m => ({ default: m.ImportPage }))),
  ],
  [
    '/categories',
    'items.read',
    lazy(() => import('./pages/categories.tsx').then(m => ({ default: m.Categories }))),
  ],
  ['/orders', 'orders.read', lazy(() => import('./pages/orders.tsx').then(m => ({ default: m.Orders })))],
  [
    '/orders/new',
    'orders.update',
    lazy(() => import('./pages/take-order.tsx').then(m => ({ default: m.TakeOrder }))),
  ],
  [
    '/orders/:key',
    'orders.read',
    lazy(() => import('./pages/order.tsx').then(m => ({ default: m.OrderPage }))),
  ],
  [
    '/orders/:key/buyer',
    'orders.read',
    lazy(() => import('./pages/buyer.tsx').then(m => ({ default: m.Buyer }))),
  ],
  [
    '/papers/:kind',
    'orders.read',
    lazy(() => import('./pages/papers.tsx').then(m => ({ default: m.Papers }))),
  ],
  [
    '/subscriptions',
    'orders.read',
    lazy(() => import('./pages/subscriptions.tsx').then(m => ({ default: m.Subscriptions }))),
  ],
  [
    '/lotteries',
    'orders.read',
    lazy(() => import('./pages/lotteries.tsx').then(m => ({ default: m.Lotteries }))),
  ],
  ['/draws/:id', 'orders.read', lazy(() => import('./pages/draw.tsx').then(m => ({ default: m.DrawPage })))],
  ['/mails', 'orders.read', lazy(() => import('./pages/mails.tsx').then(m => ({ default: m.Mails })))],
  ['/mails/:id', 'orders.read', lazy(() => import('./pages/mail.tsx').then(m => ({ default: m.MailPage })))],
  ['/shipping', 'shop', lazy(() => import('./pages/shipping.tsx').then(m => ({ default: m.Shipping })))],
  [
    '/shipping/new',
    'settings',
    lazy(() => import('./pages/shipping-method.tsx').then(m => ({ default: m.NewShippingMethod }))),
  ],
  [
    '/shipping/:id',
    'shop',
    lazy(() => import('./pages/shipping-method.tsx').then(m => ({ default: m.ShippingMethodPage }))),
  ],
  ['/coupons', 'shop', lazy(() => import('./pages/coupons.tsx').then(m => ({ default: m.Coupons })))],
  [
    '/coupons/new',
    'settings',
    lazy(() => import('./pages/edit-coupon.tsx').then(m => ({ default: m.NewCoupon }))),
  ],
  [
    '/coupons/:id',
    'shop',
    lazy(() => import('./pages/edit-coupon.tsx').then(m => ({ default: m.CouponPage }))),
  ],
  ['/selling', 'shop', lazy(() => import('./pages/selling.tsx').then(m => ({ default: m.Selling })))],
  ['/settings', 'shop', lazy(() => import('./pages/settings.tsx').then(m => ({ default: m.Settings })))],
  ['/people', 'people', lazy(() => import('./pages/people.tsx').then(m => ({ default: m.People })))],
  ['/audit', 'audit', lazy(() => import('./pages/audit.tsx').then(m => ({ default: m.Audit })))],
  ['/account', 'self', lazy(() => import('./pages/account.tsx').then(m => ({ default: m.Account })))],
]
const NotFound = lazy(() => import('./pages/not-found.tsx').then(m => ({ default: m.NotFound })))

/** The whole console. */
export function App(): ReactNode {
  // Loads the words for problems of a Japanese page before there are any.
  useTold()
  return (
    <Router base="/console">
      <Switch>
        <Route path="/sign-in" component={SignInRoute} />
        <Route component={SignedIn} />
      </Switch>
    </Router>
  )
}

function SignInRoute(): ReactNode {
  const { session } = useSessionState()
  const search = useSearch()
  return session ? <Redirect to={localPath(new URLSearchParams(search).get('to'))} replace /> : <SignIn />
}

function SignedIn(): ReactNode {
  const { session: current, error } = useSessionState()
  const [path] = useLocation()
  const search = useSearch()
  const session = useLastSession(current)
  if (current === null && session === undefined) {
    const here = search === '' ? path : `${path}?${search}`
    return <Redirect to={here === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(here)}`} replace />
  }
  if (session === undefined)
    return error === null ? null : <ProblemAlert error={error} again={() => window.location.reload()} />
  if (session.user.must_change_password) {
    return (
      <SessionContext value={session}>
        <FirstPassword />
      </SessionContext>
    )
  }
  return (
    <KeptBehindSignIn ended={current === null} key={personKey(session)}>
      <SessionContext value={session}>
        <Shell>
          <ConfirmationDialog />
          <ConflictDialog />
          <PageFault key={path}>
            <Suspense fallback={<Loading />}>
              <Switch>
                {PAGES.map(([at, need, page]) => (
                  <Route key={at} path={at} component={session.user.may.includes(need) ? page : NotAllowed} />
                ))}
                <Route component={NotFound} />
              </Switch>
            </Suspense>
          </PageFault>
        </Shell>
      </SessionContext>
    </KeptBehindSignIn>
  )
}
