/** The links that the API gives with an item. */
import { Anchor, Code } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Item } from '../../api/types.ts'
import { useWords } from '../../language/language.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ITEM_WORDS } from './item-words.ts'
import classes from './items.module.css'

type Row = readonly [name: string, link: Item['_links']['update_item']]

/** What a program can do with the item, each with its description in the reference. */
export function ItemLinks({ item }: { readonly item: Item }): ReactNode {
  const words = useWords(ITEM_WORDS)
  const columns: Column<Row>[] = [
    {
      key: 'operation',
      title: words.operation,
      width: '18rem',
      cell: ([name, { document_href }]) => (
        <Anchor href={document_href} target="_blank" rel="noreferrer" data-touch size="sm" ff="monospace">
          {name}
        </Anchor>
      ),
    },
    {
      key: 'call',
      title: words.call,
      cell: ([, { method, href }]) => (
        <Code>
          {method} {new URL(href).pathname}
        </Code>
      ),
    },
  ]
  return (
    <details className={classes.links}>
      <summary>{words.links}</summary>
      <p>{words.linksText}</p>
      <DataTable
        caption={words.links}
        columns={columns}
        rows={Object.entries(item._links)}
        rowKey={([name]) => name}
      />
    </details>
  )
}
