/** A session that ended while somebody was at work: signing in again goes on where it was, with what was written. */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SESSION } from '../api/query-client.ts'
import type { Session } from '../api/types.ts'
import { SignIn } from './sign-in.tsx'

/**
 * The session that the page is to be shown for: while nobody is signed in any more the one before, so that the page keeps its
 * state behind the sign-in. Undefined before there was one. Somebody else who signs in starts anew.
 */
export function useLastSession(session: Session | null | undefined): Session | undefined {
  const client = useQueryClient()
  const [last, setLast] = useState<Session>()
  const current = session ?? undefined
  const isOther = current !== undefined && last !== undefined && !isSamePerson(current, last)
  useEffect(() => {
    if (current === undefined || current === last) return
    // What was read for one person is nobody else's.
    if (isOther) client.removeQueries({ predicate: ({ queryKey: [key] }) => key !== SESSION })
    setLast(current)
  }, [client, current, last, isOther])
  return current ?? last
}

function isSamePerson(one: Session, other: Session): boolean {
  return one.shop.key === other.shop.key && one.user.mail_address === other.user.mail_address
}

/** Names a person in a shop: pages of one are made anew for another. */
export function personKey({ shop, user }: Session): string {
  return `${shop.key} ${user.mail_address}`
}

/** Shows the page, or in its place the sign-in; the page is only hidden then. Once signed in again, all is read anew. */
export function KeptBehindSignIn({
  ended,
  children,
}: {
  readonly ended: boolean
  readonly children: ReactNode
}): ReactNode {
  const client = useQueryClient()
  const was = useRef<{ readonly ended: boolean; readonly title: string }>({ ended, title: '' })
  useLayoutEffect(() => {
    const before = was.current
    if (before.ended === ended) return
    // Dialogs stand beside the page, and not in it.
    document.documentElement.toggleAttribute('data-session-ended', ended)
    was.current = { ended, title: ended ? document.title : '' }
    if (ended) return
    document.title = before.title
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key !== SESSION })
  }, [client, ended])
  return (
    <>
      <div hidden={ended}>{children}</div>
      {ended && <SignIn again />}
    </>
  )
}
