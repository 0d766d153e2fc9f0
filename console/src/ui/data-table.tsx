// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as cards loses the roles it has of itself
/** A list of things as a table; at phone width each row is a card. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import classes from './data-table.module.css'

/** A column. */
export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  readonly align?: 'right'
  /** Whether its value stays on one line, but on a card. */
  readonly whole?: boolean
  /** In CSS units. */
  readonly width?: string
  /** Whether this cell is the row's link; else the first one is. */
  readonly link?: boolean
  /** Whether it stands beside others on a card, rather than on a line of its own; its name is left out. */
  readonly inline?: boolean
  /** Whether it stands in the corner of a card, without its name: a box to choose the row by. */
  readonly corner?: boolean
  /** Whether its name is left out on a card, where the value says enough. */
  readonly plain?: boolean
}

/** The rows, and what they are called. */
export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** Where a row leads; one cell is then a link that covers the row. */
  readonly rowHref?: (row: Row) => string
  /** Marks rows that just came. */
  readonly rowFresh?: (row: Row) => boolean
}

/** A semantic table, and cards at phone width. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey } = props
  return (
    <div className={classes.frame}>
      <table className={classes.table} role="table">
        <caption className={classes.caption}>{caption}</caption>
        <thead className={classes.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, align, width }) => (
              <th key={key} role="columnheader" scope="col" data-align={align} style={{ width }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <TableRow key={rowKey(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableRow<Row>({
  row,
  table: { columns, rowHref, rowFresh },
}: {
  readonly row: Row
  readonly table: DataTableProps<Row>
}): ReactNode {
  const href = rowHref?.(row)
  const linked = Math.max(
    0,
    columns.findIndex(({ link }) => link),
  )
  return (
    <tr role="row" data-link={href !== undefined || undefined} data-fresh={rowFresh?.(row) || undefined}>
      {columns.map(({ key, title, cell, align, whole, plain, inline, corner }, index) => (
        <td
          key={key}
          role="cell"
          data-align={align}
          data-whole={whole}
          data-title={plain || inline || corner ? undefined : title}
          data-inline={inline}
          data-corner={corner}
          data-head={(index === linked && href !== undefined) || undefined}
        >
          {index === linked && href !== undefined ? (
            <Link href={href} className={classes.link ?? ''}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}
