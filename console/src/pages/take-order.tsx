/** An order that comes by telephone or at the counter: the checkout of the shop's own API, filled in by its people. */
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { keysOf } from '../api/keys-of.ts'
import { request } from '../api/request.ts'
import type { Checkout, CompletedCheckout } from '../api/types.ts'
import { useAction } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useSession } from '../session/use-session.ts'
import columns from '../ui/columns.module.css'
import { listHref } from '../ui/list-place.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { say } from '../ui/say.ts'
import { useMailNotice } from '../ui/use-mail-notice.ts'
import { useUnsaved } from '../ui/use-unsaved.ts'
import { BY_HAND_WORDS } from './by-hand/by-hand-words.ts'
import { type Draft, EMPTY_DRAFT, withoutGone } from './by-hand/checkout-draft.ts'
import { CheckoutPanel } from './by-hand/checkout-panel.tsx'
import { CustomerFields } from './by-hand/customer-fields.tsx'
import { faultsOf } from './by-hand/faults.ts'
import { LinesPanel } from './by-hand/lines-panel.tsx'
import { sayWishes } from './by-hand/say-wishes.ts'
import { REFRESHED } from './orders/refreshed.ts'

/** What was checked: the checkout, and the fields that it was made of. */
export interface Checked {
  readonly checkout: Checkout
  readonly draft: Draft
}

/** Lines, buyer, delivery and payment on one page; what it comes to is asked before anything is bought. */
export function TakeOrder(): ReactNode {
  const words = useWords(BY_HAND_WORDS)
  const { shop } = useSession()
  const { who } = useMailNotice()
  const [, go] = useLocation()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [tried, setTried] = useState(EMPTY_DRAFT)
  const path = `/shops/${encodeURIComponent(shop.key)}/api/checkouts`
  const [complete] = useState(() =>
    keysOf(({ checkout_id, amounts }: Checkout, key) => {
      const body = { expected_total: amounts.total }
      return request<CompletedCheckout>('POST', `${path}/${checkout_id}/complete`, body, { key })
    }),
  )
  // What is typed while it is being checked is not checked.
  const check = useAction<Draft, Checkout>({
    call: async sent => {
      setTried(sent)
      const hasItsLines = checked !== null && checked.draft.lines === sent.lines
      return sayWishes(path, hasItsLines ? checked.checkout : null, sent)
    },
    showsProblem: true,
    onDone: (checkout, sent) => {
      setChecked({ checkout, draft: sent })
      // Ordered already, and the answer was lost: asked for once more it is told, and leads there.
      if (checkout.status === 'completed') return place.mutate(checkout)
      setDraft(before => withoutGone(before, checkout))
    },
  })
  const place = useAction<Checkout, CompletedCheckout>({
    call: complete,
    refresh: REFRESHED,
    showsProblem: true,
    onDone: ({ order }) => {
      if (order === null) return
      say(words.placed(order.unique_key))
      go(`/orders/${order.unique_key}`)
    },
  })
  useUnsaved(draft !== EMPTY_DRAFT && !place.isSuccess)
  const faults = check.error ?? faultsOf(checked?.checkout)
  const change = (members: Partial<Draft>) => setDraft(before => ({ ...before, ...members }))
  return (
    <>
      <PageTitle
        title={words.title}
        description={words.description(who.orderer)}
        back={{ href: listHref('/orders'), label: words.back }}
      />
      <div className={columns.columns}>
        <div className={columns.column}>
          <LinesPanel
            lines={draft.lines}
            onChange={lines => change({ lines })}
            // They are told by places, which are others once a line has gone.
            error={tried.lines === draft.lines ? faults : null}
          />
          <CustomerFields draft={draft} change={change} error={faults} />
        </div>
        <div className={columns.column}>
          <CheckoutPanel draft={draft} change={change} checked={checked} check={check} place={place} />
        </div>
      </div>
    </>
  )
}
