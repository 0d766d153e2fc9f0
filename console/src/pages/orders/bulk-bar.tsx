/** What can be done with the orders that are chosen in the list. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconCash, IconFileSpreadsheet, IconTruckDelivery } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { request } from '../../api/request.ts'
import { type BulkRun, useBulkRun } from '../../api/use-bulk-run.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { useMailNotice } from '../../ui/use-mail-notice.ts'
import { BulkResults } from './bulk-results.tsx'
import { BULK_WORDS } from './bulk-words.ts'
import { type CarrierDraft, CarrierFields, carrierBody } from './carrier-fields.tsx'
import { CommentField } from './comment-field.tsx'
import { LabelsDialog } from './labels-dialog.tsx'
import { ACTION_WORDS } from './order-words.ts'
import classes from './orders.module.css'
import { PapersMenu } from './papers-menu.tsx'
import { REFRESHED } from './refreshed.ts'

interface BulkProps {
  readonly keys: readonly string[]
  /** Which list they were chosen in. */
  readonly status: string
  readonly onClear: () => void
}

type Dialog = 'dispatch' | 'paid' | 'labels'

/** At the lower edge of the window, where a thumb reaches it; nothing while no order is chosen. */
export function BulkBar({ keys, status, onClear }: BulkProps): ReactNode {
  const words = useWords(BULK_WORDS)
  const { language } = useLanguage()
  const may = useMay()
  const [open, setOpen] = useState<{ readonly dialog: Dialog; readonly keys: readonly string[] } | null>(null)
  const close = (cleared: boolean) => {
    setOpen(null)
    if (cleared) onClear()
  }
  const ask = (dialog: Dialog) => () => setOpen({ dialog, keys })
  return (
    <>
      {keys.length > 0 && (
        <section className={classes.bulk} aria-label={words.bar}>
          <Text component="p" size="sm" fw={600} role="status">
            {words.chosen(formatNumber(keys.length, language))}
          </Text>
          <Group gap="xs">
            {may('orders.update') && ['', 'unpaid'].includes(status) && (
              <Button
                variant={status === 'unpaid' ? 'filled' : 'default'}
                leftSection={<IconCash size={18} aria-hidden />}
                onClick={ask('paid')}
              >
                {words.paid}
              </Button>
            )}
            {may('orders.dispatch') && ['', 'ordered'].includes(status) && (
              <Button leftSection={<IconTruckDelivery size={18} aria-hidden />} onClick={ask('dispatch')}>
                {words.dispatch}
              </Button>
            )}
            <PapersMenu keys={keys} />
            {['', 'ordered'].includes(status) && (
              <Button
                variant="default"
                leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
                onClick={ask('labels')}
              >
                {words.labels}
              </Button>
            )}
            <Button variant="subtle" onClick={onClear}>
              {words.clear}
            </Button>
          </Group>
        </section>
      )}
      {open?.dialog === 'dispatch' && <DispatchMany keys={open.keys} onClose={close} />}
      {open?.dialog === 'paid' && <ConfirmMany keys={open.keys} onClose={close} />}
      {open?.dialog === 'labels' && <LabelsDialog keys={open.keys} onClose={() => close(false)} />}
    </>
  )
}

interface ManyProps {
  readonly keys: readonly string[]
  /** `cleared` when something was done, so that nothing stays chosen. */
  readonly onClose: (cleared: boolean) => void
}

function DispatchMany({ keys, onClose }: ManyProps) {
  const [words, names] = [useWords(BULK_WORDS), useWords(ACTION_WORDS)]
  const { language } = useLanguage()
  const { who } = useMailNotice()
  const [carrier, setCarrier] = useState<CarrierDraft>({ company: '0', tracking: '' })
  const [comment, setComment] = useState('')
  const run = useBulkRun<string>(REFRESHED)
  const body = { ...carrierBody(carrier), ...(comment === '' ? {} : { comment }) }
  return (
    <ManyDialog
      title={words.dispatchTitle(formatNumber(keys.length, language))}
      text={words.dispatchText(who.eachBuyer)}
      confirm={words.confirmDispatch}
      leave={names.back}
      run={run}
      onStart={() =>
        run.start(keys, key => request<void>('POST', `/console/api/orders/${key}/rest_dispatch`, body))
      }
      onClose={onClose}
    >
      <CarrierFields
        value={carrier}
        onChange={members => setCarrier({ ...carrier, ...members })}
        withNumber={false}
      />
      <CommentField value={comment} onChange={setComment} />
    </ManyDialog>
  )
}

function ConfirmMany({ keys, onClose }: ManyProps) {
  const [words, names] = [useWords(BULK_WORDS), useWords(ACTION_WORDS)]
  const { language } = useLanguage()
  const { who } = useMailNotice()
  const run = useBulkRun<string>(REFRESHED)
  return (
    <ManyDialog
      title={words.paidTitle(formatNumber(keys.length, language))}
      text={words.paidText(who.buyerHere)}
      confirm={words.confirmPaid}
      leave={names.back}
      run={run}
      onStart={() =>
        run.start(keys, key => request<void>('POST', `/console/api/orders/${key}/transfer_confirmation`))
      }
      onClose={onClose}
    />
  )
}

interface ManyDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly leave: string
  readonly run: BulkRun<string>
  readonly onStart: () => void
  readonly onClose: (cleared: boolean) => void
  readonly children?: ReactNode
}

/** The question first, then what became of each. */
function ManyDialog({ title, text, confirm, leave, run, onStart, onClose, children }: ManyDialogProps) {
  const words = useWords(BULK_WORDS)
  const begun = run.things.length > 0
  const close = () => {
    if (run.running && !window.confirm(words.leave)) return
    run.stop()
    onClose(begun)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onStart()
  }
  return (
    <Modal opened onClose={close} title={title} size="lg">
      {begun ? (
        <BulkResults run={run} onClose={close} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <Text size="sm">{text}</Text>
            {children}
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {leave}
              </Button>
              <Button type="submit">{confirm}</Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
