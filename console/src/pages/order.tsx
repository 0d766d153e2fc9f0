/** One order. */
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import type { Order } from '../api/types.ts'
import { useResource } from '../api/use-resource.ts'
import { formatTime } from '../language/format.ts'
import { useLanguage, useWords } from '../language/language.tsx'
import { ApiCall } from '../ui/api-call.tsx'
import columns from '../ui/columns.module.css'
import { listHref } from '../ui/list-place.ts'
import { Loading } from '../ui/loading.tsx'
import layout from '../ui/page.module.css'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemAlert } from '../ui/problem-alert.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { OrderActions } from './orders/order-actions.tsx'
import { OrderHistory } from './orders/order-history.tsx'
import { OrderLines } from './orders/order-lines.tsx'
import { OrderMails } from './orders/order-mails.tsx'
import { OrderMemo } from './orders/order-memo.tsx'
import { OrderPayment } from './orders/order-payment.tsx'
import { CustomerPanel, ShippingPanel } from './orders/order-people.tsx'
import { ORDER_STATUS, STATUS_TONE, termOf, VIA } from './orders/order-terms.ts'
import { ORDER_WORDS } from './orders/order-words.ts'
import classes from './orders/orders.module.css'
import { PapersMenu } from './orders/papers-menu.tsx'

/** All of an order, and what can be done with it. */
export function OrderPage(): ReactNode {
  const words = useWords(ORDER_WORDS)
  const { key = '' } = useParams<{ key: string }>()
  const path = `/api/orders/${encodeURIComponent(key)}`
  const { data: order, error, refetch } = useResource<Order>(path)
  const back = { href: listHref('/orders'), label: words.back }
  if (order === undefined) {
    return (
      <>
        <PageTitle title={words.title(key)} back={back} />
        {error ? <ProblemAlert error={error} again={() => refetch()} /> : <Loading rows={10} height={64} />}
      </>
    )
  }
  return (
    <>
      <PageTitle
        title={words.title(order.unique_key)}
        back={back}
        description={<Summary order={order} />}
        actions={
          <>
            <PapersMenu keys={[order.unique_key]} />
            <OrderActions order={order} />
          </>
        }
      />
      {error && <ProblemAlert error={error} again={() => refetch()} />}
      <div className={columns.columns}>
        <div className={columns.column}>
          <OrderLines order={order} />
          {order.remark !== null && order.remark !== '' && (
            <Panel title={words.remark}>
              <Text className={classes.preserve}>{order.remark}</Text>
            </Panel>
          )}
          <OrderHistory order={order} />
          <OrderMails orderKey={order.unique_key} />
        </div>
        <div className={columns.column}>
          <CustomerPanel order={order} />
          <ShippingPanel order={order} />
          <OrderPayment order={order} />
          <OrderMemo order={order} />
        </div>
      </div>
      <div className={layout.call}>
        <ApiCall path={path} />
      </div>
    </>
  )
}

function Summary({ order }: { readonly order: Order }) {
  const [statuses, ways] = [useWords(ORDER_STATUS), useWords(VIA)]
  const { language } = useLanguage()
  return (
    <Group component="span" gap="sm">
      <StatusBadge tone={STATUS_TONE[order.status] ?? 'neutral'}>
        {termOf(statuses, order.status)}
      </StatusBadge>
      <time dateTime={order.ordered_at}>{formatTime(order.ordered_at, language)}</time>
      <span>{termOf(ways, order.via)}</span>
    </Group>
  )
}
