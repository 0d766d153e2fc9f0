/** Asks whether the money of an order has come. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { Order } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { ACTION_WORDS } from './order-words.ts'
import { REFRESHED } from './refreshed.ts'

/** The dialog of POST /console/api/orders/KEY/transfer_confirmation. */
export function TransferDialog({
  order,
  opened,
  onClose,
}: {
  readonly order: Order
  readonly opened: boolean
  readonly onClose: () => void
}): ReactNode {
  const words = useWords(ACTION_WORDS)
  const { language } = useLanguage()
  const confirm = useAction({
    call: () => request<void>('POST', `/console/api/orders/${order.unique_key}/transfer_confirmation`),
    refresh: REFRESHED,
    done: words.transferred,
    showsProblem: true,
    onDone: onClose,
  })
  return (
    <Modal opened={opened} onClose={onClose} title={words.transferTitle}>
      <Stack>
        <Text size="sm">{words.transferText(formatYen(order.amounts.total, language))}</Text>
        {confirm.error && <ProblemAlert error={confirm.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.back}
          </Button>
          <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {words.confirmTransfer}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
