/** One shipping method, or a new one. */
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { ProblemError } from '../api/request.ts'
import type { BoundItems, ShippingMethod } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { Loading } from '../ui/loading.tsx'
import { OnlyToSee } from '../ui/only-to-see.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { NotFound } from './not-found.tsx'
import { draftOfMethod, NEW_METHOD } from './shipping/method-draft.ts'
import { MethodForm } from './shipping/method-form.tsx'
import { METHODS_PATH } from './shipping/method-table.tsx'
import { SHIPPING_WORDS } from './shipping/shipping-words.ts'

/** The form for a method that is not there yet. */
export function NewShippingMethod(): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  return (
    <>
      <PageTitle title={words.newTitle} back={{ href: '/shipping', label: words.back }} />
      <MethodForm id={null} stored={NEW_METHOD} />
    </>
  )
}

/** The form for one that is. */
export function ShippingMethodPage(): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const may = useMay()
  const id = Number(useParams<{ id: string }>().id)
  const stored = useResource<ShippingMethod>(`${METHODS_PATH}/${id}`)
  // Names are for those who may see items; the ids and sizes are in the method itself.
  const named = useResource<BoundItems>(may('items.read') ? `${METHODS_PATH}/${id}/items` : null)
  const back = { href: '/shipping', label: words.back }
  const { data: method } = stored
  if (stored.error instanceof ProblemError && stored.error.problem.status === 404) return <NotFound />
  const [failed] = [stored, named].filter(one => one.error !== null)
  const alert = failed && <ProblemAlert error={failed.error} again={() => failed.refetch()} />
  if (method === undefined) {
    return (
      <>
        <PageTitle title={words.title} back={back} />
        {alert ?? <Loading rows={8} height={64} />}
      </>
    )
  }
  const names = new Map(named.data?.items.map(({ item_id, name }) => [item_id, name]))
  return (
    <>
      <PageTitle
        title={method.name}
        back={back}
        actions={
          may('settings') && (
            <RemoveButton
              path={`${METHODS_PATH}/${id}`}
              name={method.name}
              refresh={METHODS_PATH}
              words={words}
              leadsTo="/shipping"
            />
          )
        }
      />
      <OnlyToSee need="settings" text={words.notAllowed} />
      {alert}
      <MethodForm key={id} id={id} stored={draftOfMethod(method)} names={names} of={method} />
    </>
  )
}
