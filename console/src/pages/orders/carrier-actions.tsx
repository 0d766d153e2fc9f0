/** Files for carriers, and their tracking numbers: what the list of orders offers for all that are to be sent. */
import { Button } from '@mantine/core'
import { IconFileImport, IconFileSpreadsheet, IconPhone } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { BY_HAND_WORDS } from '../by-hand/by-hand-words.ts'
import { CARRIER_WORDS } from './carrier-words.ts'
import { LabelsDialog } from './labels-dialog.tsx'

/** What reads CSV is loaded when it is needed. */
const TrackingDialog = lazy(() => import('./tracking-dialog.tsx').then(m => ({ default: m.TrackingDialog })))

/** Two buttons beside the title. */
export function CarrierActions(): ReactNode {
  const words = useWords(CARRIER_WORDS)
  const may = useMay()
  const [open, setOpen] = useState<'labels' | 'tracking' | null>(null)
  const close = () => setOpen(null)
  const byHand = useWords(BY_HAND_WORDS)
  if (!may('orders.dispatch')) return null
  return (
    <>
      {may('orders.update') && (
        <Button
          component={Link}
          href="/orders/new"
          variant="default"
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          {byHand.button}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        onClick={() => setOpen('labels')}
      >
        {words.labels}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setOpen('tracking')}
      >
        {words.tracking}
      </Button>
      {open === 'labels' && <LabelsDialog keys={null} onClose={close} />}
      {open === 'tracking' && (
        <Suspense fallback={null}>
          <TrackingDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
