/** How an order is paid. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Order } from '../../api/types.ts'
import { formatTime, formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useSession } from '../../session/use-session.ts'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BALANCE_WORDS } from './balance-words.ts'
import { PAYMENT_METHOD, PAYMENT_STATUS, termOf } from './order-terms.ts'
import { ORDER_WORDS } from './order-words.ts'
import { useFulfilment } from './use-fulfilment.ts'

/** The way to pay, what has become of it, and the balance log. */
export function OrderPayment({ order }: { readonly order: Order }): ReactNode {
  const { payment, balance_logs } = order
  const { owed } = useFulfilment(order)
  const words = useWords(ORDER_WORDS)
  const [methods, statuses] = [useWords(PAYMENT_METHOD), useWords(PAYMENT_STATUS)]
  const texts = useWords(BALANCE_WORDS)
  const { language } = useLanguage()
  const { payment_service: service } = useSession()
  return (
    <Panel title={words.payment} description={service.simulated ? words.simulated : undefined}>
      <Facts
        facts={[
          [words.way, termOf(methods, payment.method)],
          [
            words.status,
            payment.transactions.map(({ transaction_id, status, amount, occurred_at }) => (
              <Text key={transaction_id} component="span" size="sm" display="block">
                {termOf(statuses, status)}
                {amount !== null && ` · ${formatYen(amount, language)}`}
                {occurred_at !== null && ` · ${formatTime(occurred_at, language)}`}
              </Text>
            )),
          ],
          ...(owed === 0 ? [] : [[words.owed, `${formatYen(owed, language)} · ${words.owedText}`] as const]),
        ]}
      />
      {balance_logs.length > 0 && (
        <>
          <Text component="h3" size="sm" fw={600} mt="md" mb={4}>
            {words.balance}
          </Text>
          <Facts
            facts={balance_logs.map(({ text, amount, created_at }, index) => [
              formatTime(created_at, language),
              `${termOf(texts, text)} ${formatYen(amount, language)}`,
              String(index),
            ])}
          />
        </>
      )}
    </Panel>
  )
}
