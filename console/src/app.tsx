/** The pages by their addresses, all under /console. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter'
import { ConfirmationDialog } from './session/confirmation-dialog.tsx'
import { SignIn } from './session/sign-in.tsx'
import { SessionContext, useSessionState } from './session/use-session.ts'
import { Shell } from './shell/shell.tsx'
import { Loading } from './ui/loading.tsx'
import { PageFault } from './ui/page-fault.tsx'
import { ProblemAlert } from './ui/problem-alert.tsx'

const PAGES: readonly (readonly [path: string, page: ComponentType])[] = [
  ['/', lazy(() => import('./pages/home.tsx').then(m => ({ default: m.Home })))],
  ['/tokens', lazy(() => import('./pages/tokens.tsx').then(m => ({ default: m.Tokens })))],
  ['/tokens/new', lazy(() => import('./pages/new-token.tsx').then(m => ({ default: m.NewTokenPage })))],
  ['/requests', lazy(() => import('./pages/requests.tsx').then(m => ({ default: m.Requests })))],
  ['/requests/:id', lazy(() => import('./pages/request.tsx').then(m => ({ default: m.RequestPage })))],
  ['/items', lazy(() => import('./pages/items.tsx').then(m => ({ default: m.Items })))],
  ['/items/:id', lazy(() => import('./pages/item.tsx').then(m => ({ default: m.ItemPage })))],
  ['/categories', lazy(() => import('./pages/categories.tsx').then(m => ({ default: m.Categories })))],
  ['/orders', lazy(() => import('./pages/orders.tsx').then(m => ({ default: m.Orders })))],
  ['/orders/:key', lazy(() => import('./pages/order.tsx').then(m => ({ default: m.OrderPage })))],
  ['/mails', lazy(() => import('./pages/mails.tsx').then(m => ({ default: m.Mails })))],
  ['/mails/:id', lazy(() => import('./pages/mail.tsx').then(m => ({ default: m.MailPage })))],
  ['/settings', lazy(() => import('./pages/settings.tsx').then(m => ({ default: m.Settings })))],
  ['/account', lazy(() => import('./pages/account.tsx').then(m => ({ default: m.Account })))],
]
const NotFound = lazy(() => import('./pages/not-found.tsx').then(m => ({ default: m.NotFound })))

/** The whole console. */
export function App(): ReactNode {
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

/** Only addresses of ours are gone to after signing in. */
function localPath(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in') ? to : '/'
}

function SignedIn(): ReactNode {
  const { session, error } = useSessionState()
  const [path] = useLocation()
  const search = useSearch()
  if (session === null) {
    const here = search === '' ? path : `${path}?${search}`
    return <Redirect to={here === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(here)}`} replace />
  }
  if (session === undefined)
    return error === null ? null : <ProblemAlert error={error} again={() => window.location.reload()} />
  return (
    <SessionContext value={session}>
      <Shell>
        <ConfirmationDialog />
        <PageFault key={path}>
          <Suspense fallback={<Loading />}>
            <Switch>
              {PAGES.map(([at, page]) => (
                <Route key={at} path={at} component={page} />
              ))}
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </PageFault>
      </Shell>
    </SessionContext>
  )
}
