/** Items as rows. */
import { Checkbox, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListedItem } from '../../api/types.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Chosen } from '../../ui/use-chosen.ts'
import { ITEM_TYPE, SALES_STATUS, termOf } from './item-terms.ts'
import { ITEM_WORDS } from './item-words.ts'
import classes from './items.module.css'
import { LIST_WORDS } from './list-words.ts'
import { SquarePicture } from './picture.tsx'
import { Price } from './price.tsx'
import { StockField } from './stock-field.tsx'
import { VisibilitySwitch } from './visibility-switch.tsx'

interface TableProps {
  readonly items: readonly ListedItem[]
  /** From how many pieces on there are few no more. */
  readonly few: number
  readonly chosen: Pick<Chosen<ListedItem>, 'has' | 'choose'>
}

/** A page of items, with stock and visibility to change in place. */
export function ItemTable({ items, few, chosen }: TableProps): ReactNode {
  const words = useWords(ITEM_WORDS)
  const list = useWords(LIST_WORDS)
  const types = useWords(ITEM_TYPE)
  const columns: Column<ListedItem>[] = [
    {
      key: 'choose',
      title: list.chooseColumn,
      width: '2.75rem',
      corner: true,
      inline: true,
      cell: item => (
        <Checkbox
          aria-label={list.choose(item.name)}
          checked={chosen.has(item)}
          onChange={event => chosen.choose(item, event.currentTarget.checked)}
        />
      ),
    },
    { key: 'name', title: words.item, plain: true, link: true, cell: item => <Name item={item} few={few} /> },
    { key: 'type', title: words.type, width: '8rem', cell: ({ type }) => termOf(types, type) },
    {
      key: 'price',
      title: words.price,
      align: 'right',
      width: '7rem',
      cell: item => <Price item={item} />,
    },
    { key: 'stock', title: words.stock, width: '14rem', cell: item => <Stock item={item} /> },
    {
      key: 'visible',
      title: words.visibility,
      width: '9rem',
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

function Name({ item, few }: { readonly item: ListedItem; readonly few: number }) {
  const statuses = useWords(SALES_STATUS)
  const words = useWords(LIST_WORDS)
  return (
    <span className={classes.name}>
      <SquarePicture url={item.square_url} alt="" size={48} />
      <span>
        <span className={classes.title}>{item.name}</span>
        <Text component="span" size="xs" c="dimmed" className={classes.under}>
          {item.identifier}
        </Text>
        {item.sales_status !== 'item_now_on_sale' && (
          <StatusBadge tone="neutral">{termOf(statuses, item.sales_status)}</StatusBadge>
        )}
        {item.stock === 0 ? (
          <StatusBadge tone="bad">{words.soldOutMark}</StatusBadge>
        ) : (
          item.stock <= few && <StatusBadge tone="warning">{words.fewMark}</StatusBadge>
        )}
      </span>
    </span>
  )
}

/** The stock itself; where variations have their own, their sum. */
function Stock({ item }: { readonly item: ListedItem }) {
  const words = useWords(ITEM_WORDS)
  const { language } = useLanguage()
  if (item.variation_count === 0) {
    return <StockField itemId={item.id} stock={item.stock} name={item.name} withSteps />
  }
  return (
    <span className={classes.sum}>
      <span>{formatNumber(item.stock, language)}</span>
      <Text component="span" size="xs" c="dimmed">
        {words.variations(item.variation_count)}
      </Text>
    </span>
  )
}
