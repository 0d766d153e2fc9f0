/** Shipping methods as rows, in their order. */
import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { request } from '../../api/request.ts'
import type { ShippingMethod } from '../../api/types.ts'
import { useAction } from '../../api/use-resource.ts'
import { formatYen } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { useMay } from '../../session/use-may.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { SHIPPING_WORDS } from './shipping-words.ts'

/** Where methods are read and written. */
export const METHODS_PATH = '/console/api/shipping_methods'

/** Each with what it costs, and where it can be moved. */
export function MethodTable({ methods }: { readonly methods: readonly ShippingMethod[] }): ReactNode {
  const words = useWords(SHIPPING_WORDS)
  const { language } = useLanguage()
  const may = useMay()
  const columns: Column<ShippingMethod>[] = [
    { key: 'name', title: words.columns.name, plain: true, cell: ({ name }) => name },
    { key: 'fee', title: words.columns.fee, cell: method => <Fee method={method} /> },
    {
      key: 'free',
      title: words.columns.free,
      align: 'right',
      cell: ({ free_from: from }) => (from === null ? words.noFree : formatYen(from, language)),
    },
    { key: 'items', title: words.columns.items, cell: method => <Goods method={method} /> },
    {
      key: 'state',
      title: words.columns.state,
      cell: ({ active }) => (
        <StatusBadge tone={active ? 'ok' : 'neutral'}>{active ? words.on : words.off}</StatusBadge>
      ),
    },
  ]
  if (may('settings') && methods.length > 1) {
    columns.push({
      ...{ key: 'order', title: words.columns.order, align: 'right', plain: true },
      cell: method => <Mover method={method} methods={methods} />,
    })
  }
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={methods}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/shipping/${id}`}
    />
  )
}

function Fee({ method: { fee, prefecture_fees, classes } }: { readonly method: ShippingMethod }) {
  const words = useWords(SHIPPING_WORDS)
  const { language } = useLanguage()
  if (classes.length > 0) {
    const lowest = Math.min(...classes.map(one => one.fee))
    return words.byClass(formatYen(lowest, language), classes.length)
  }
  const yen = formatYen(fee, language)
  return prefecture_fees.length === 0 ? words.oneFee(yen) : words.byPrefecture(yen, prefecture_fees.length)
}

function Goods({ method: { for_all_items, items } }: { readonly method: ShippingMethod }) {
  const words = useWords(SHIPPING_WORDS)
  const bound = words.boundItems(items.length)
  if (!for_all_items) return bound
  return items.length === 0 ? words.allItems : words.and(words.allItems, bound)
}

interface MoverProps {
  readonly method: ShippingMethod
  readonly methods: readonly ShippingMethod[]
}

function Mover({ method: { id, name }, methods }: MoverProps) {
  const words = useWords(SHIPPING_WORDS)
  const ids = methods.map(one => one.id)
  const at = ids.indexOf(id)
  const move = useAction<number>({
    call: to => request('PUT', METHODS_PATH, { ids: ids.toSpliced(at, 1).toSpliced(to, 0, id) }),
    refresh: [METHODS_PATH],
    done: words.moved,
  })
  const arrow = (to: number, label: string, Picture: typeof IconArrowUp) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      disabled={to < 0 || to >= ids.length || move.isPending}
      onClick={() => move.mutate(to)}
    >
      <Picture size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {arrow(at - 1, words.up(name), IconArrowUp)}
      {arrow(at + 1, words.down(name), IconArrowDown)}
    </Group>
  )
}
