/** Items as rows. */
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Item } from '../../api/types.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ITEM_TYPE, SALES_STATUS, termOf } from './item-terms.ts'
import { ITEM_WORDS } from './item-words.ts'
import classes from './items.module.css'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { StockField } from './stock-field.tsx'
import { VisibilitySwitch } from './visibility-switch.tsx'

/** A page of items, with stock and visibility to change in place. */
export function ItemTable({ items }: { readonly items: readonly Item[] }): ReactNode {
  const words = useWords(ITEM_WORDS)
  const types = useWords(ITEM_TYPE)
  const columns: Column<Item>[] = [
    { key: 'name', title: words.item, plain: true, cell: item => <Name item={item} /> },
    { key: 'type', title: words.type, width: '8.5rem', cell: ({ type }) => termOf(types, type) },
    {
      key: 'price',
      title: words.price,
      align: 'right',
      width: '7.5rem',
      cell: item => <Price item={item} />,
    },
    { key: 'stock', title: words.stock, width: '11rem', cell: item => <Stock item={item} /> },
    {
      key: 'visible',
      title: words.visibility,
      width: '9.5rem',
      cell: ({ id, visible, name }) => <VisibilitySwitch itemId={id} visible={visible} name={name} />,
    },
  ]
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/items/${id}`}
    />
  )
}

function Name({ item }: { readonly item: Item }) {
  const statuses = useWords(SALES_STATUS)
  return (
    <span className={classes.name}>
      <Picture image={item.images[0]} alt="" size={48} />
      <span>
        <span className={classes.title}>{item.name}</span>
        <Text component="span" size="xs" c="dimmed" className={classes.under}>
          {item.identifier}
        </Text>
        {item.sales_status !== 'item_now_on_sale' && (
          <StatusBadge tone="neutral">{termOf(statuses, item.sales_status)}</StatusBadge>
        )}
      </span>
    </span>
  )
}

/** The stock itself; where variations have their own, their sum. */
function Stock({ item }: { readonly item: Item }) {
  const words = useWords(ITEM_WORDS)
  const { language } = useLanguage()
  if (item.variations.length === 0) {
    return <StockField itemId={item.id} stock={item.stock} name={item.name} />
  }
  return (
    <span className={classes.sum}>
      <span>{formatNumber(item.stock, language)}</span>
      <Text component="span" size="xs" c="dimmed">
        {words.variations(item.variations.length)}
      </Text>
    </span>
  )
}
