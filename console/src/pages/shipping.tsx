/** The ways in which the shop sends. */
import { Button } from '@mantine/core'
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ShippingMethods } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { useWords } from '../language/language.tsx'
import { useMay } from '../session/use-may.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/loading.tsx'
import { OnlyToSee } from '../ui/only-to-see.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { METHODS_PATH, MethodTable } from './shipping/method-table.tsx'
import { SHIPPING_WORDS } from './shipping/shipping-words.ts'

/** The list, which is put into order here too. */
export function Shipping(): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const may = useMay()
  const { data, error, refetch } = useResource<ShippingMethods>(METHODS_PATH)
  const add = may('settings') && (
    <Button component={Link} href="/shipping/new" leftSection={<IconPlus size={18} aria-hidden />}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageTitle title={words.title} description={words.description} actions={add} />
      <OnlyToSee need="settings" text={words.notAllowed} />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      {!data && !error && <Loading rows={4} height={56} />}
      {data?.shipping_methods.length === 0 && (
        <EmptyState icon={IconTruckDelivery} title={words.emptyTitle} text={words.emptyText} />
      )}
      {data && data.shipping_methods.length > 0 && <MethodTable methods={data.shipping_methods} />}
    </>
  )
}
