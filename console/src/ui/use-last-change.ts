/** Who changed a resource last, as far as that is noted of all who can. */
import type { AuditKind } from '../../../src/audit/kinds.ts'
import { withQuery } from '../api/request.ts'
import type { AuditEvents, OrderHistory } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useMay } from '../session/use-may.ts'

/** Who it was, and when. */
export interface LastChange {
  /** Null for the program itself. */
  readonly who: string | null
  readonly at: string
}

/** Of what only people and operators change: programs that change items are in the log of calls, without what they changed. */
const KINDS: Readonly<Record<string, AuditKind>> = {
  settings: 'settings_changed',
  shipping_methods: 'shipping_methods_changed',
  coupons: 'coupons_changed',
}

/** The last change of what is read at a path; null while it is looked up, undefined where nobody is told of it. */
export function useLastChange(resource: string, theirs: unknown): LastChange | null | undefined {
  const may = useMay()
  const order = /^\/api\/orders\/(\w+)$/.exec(resource)?.[1]
  const kind = KINDS[/^\/console\/api\/(\w+)/.exec(resource)?.[1] ?? '']
  const history = useResource<OrderHistory>(
    order === undefined ? null : `/console/api/orders/${order}/history`,
    { fresh: 0 },
  )
  const audit = useResource<AuditEvents>(
    kind === undefined || !may('audit') ? null : withQuery('/console/api/audit', { kind }),
    { fresh: 0 },
  )
  if (history.isLoading || audit.isLoading) return null
  const event = history.data?.events.at(-1)
  if (event !== undefined) return { who: event.token?.name ?? null, at: event.at }
  const named = subjectOf(theirs)
  const noted = audit.data?.events.find(({ subject }) => named.includes(subject ?? named[0] ?? ''))
  return noted && { who: noted.actor_name, at: noted.at }
}

/** By what the audit log names it: a coupon by its code, a method by its name, settings by nothing. */
function subjectOf(theirs: unknown): readonly string[] {
  const { code, name } = (theirs ?? {}) as { readonly code?: string; readonly name?: string }
  return [code ?? name ?? '']
}
