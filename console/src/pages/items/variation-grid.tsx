/** Variations as a grid that is filled by keyboard and by pasting. */
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { MAX_CODE_LENGTH, MAX_NAME_LENGTH, MAX_VARIATIONS } from '../../../../src/resources/items/limits.ts'
import { ProblemError } from '../../api/request.ts'
import { useWords } from '../../language/language.tsx'
import { faultText } from '../../ui/fault-text.tsx'
import { droppedAt, moved } from '../../ui/moved.ts'
import { readCells } from '../../ui/read-cells.ts'
import { type DragOrder, useDragOrder } from '../../ui/use-drag-order.ts'
import { cellAfter } from './grid-keys.ts'
import type { RowError } from './save-variations.ts'
import { COLUMNS, type ColumnName, newRow, pasteCells, type VariationRow } from './variation-draft.ts'
import classes from './variation-grid.module.css'
import { VARIATION_WORDS } from './variation-words.ts'

interface GridProps {
  readonly rows: readonly VariationRow[]
  readonly onRows: (rows: readonly VariationRow[]) => void
  /** The row that was refused. */
  readonly fault: RowError | undefined
}

const LONGEST: Readonly<Record<ColumnName, number>> = {
  ...{ name: MAX_NAME_LENGTH, identifier: MAX_CODE_LENGTH, barcode: MAX_CODE_LENGTH },
  stock: 15,
}

/** The grid. Tab goes from cell to cell as everywhere; Enter and the arrows go down and up, and Enter adds a row at the end. */
export function VariationGrid({ rows, onRows, fault }: GridProps): ReactNode {
  const words = useWords(VARIATION_WORDS)
  const table = useRef<HTMLTableElement>(null)
  const [told, tell] = useState('')
  const focus = (row: number, column: ColumnName) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}/${column}"]`)?.focus()
  const onKeyDown = (row: number, column: ColumnName) => (event: KeyboardEvent<HTMLInputElement>) => {
    const next = cellAfter(event, row, column)
    if (next === undefined) return
    if (next.row >= rows.length && event.key === 'Enter' && rows.length < MAX_VARIATIONS) {
      onRows([...rows, newRow(rows)])
      requestAnimationFrame(() => focus(next.row, 'name'))
    } else focus(next.row, next.column)
    event.preventDefault()
  }
  const onPaste = (row: number, column: ColumnName) => (event: ClipboardEvent) => {
    const cells = readCells(event.clipboardData.getData('text/plain'))
    // One cell is text like any other.
    if (cells.length <= 1 && (cells[0]?.length ?? 0) <= 1) return
    event.preventDefault()
    onRows(pasteCells(rows, row, column, cells.slice(0, MAX_VARIATIONS - row)))
    tell(words.pasted(cells.length))
  }
  const put = (row: number, changes: Partial<VariationRow>) =>
    onRows(rows.map((one, index) => (index === row ? { ...one, ...changes } : one)))
  const drag = useDragOrder('y', (key, place) => {
    const [from, target] = [key, place.key].map(of => rows.findIndex(row => row.key === of))
    if (from === undefined || target === undefined || from < 0 || target < 0) return
    const after = place.part === 'after' || (place.part === 'inside' && from < target)
    onRows(moved(rows, from, droppedAt(from, target, after)))
  })
  return (
    <>
      <table className={classes.grid} ref={table}>
        <thead>
          <tr>
            {COLUMNS.map(column => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
            <th scope="col">{words.order}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              key={row.key}
              {...{ row, at, rows, onRows, fault, drag, onKeyDown, onPaste }}
              onPut={changes => put(at, changes)}
            />
          ))}
        </tbody>
      </table>
      <output className={classes.told}>{told}</output>
    </>
  )
}

interface RowProps extends GridProps {
  readonly row: VariationRow
  readonly at: number
  readonly drag: DragOrder
  readonly onKeyDown: (row: number, column: ColumnName) => (event: KeyboardEvent<HTMLInputElement>) => void
  readonly onPaste: (row: number, column: ColumnName) => (event: ClipboardEvent) => void
  readonly onPut: (changes: Partial<VariationRow>) => void
}

function GridRow({ row, at, rows, onRows, fault, drag, onKeyDown, onPaste, onPut }: RowProps) {
  const words = useWords(VARIATION_WORDS)
  const { handle, over, dragged } = drag
  return (
    <tr
      data-drag-key={row.key}
      data-dragged={dragged === row.key || undefined}
      data-over={over?.key === row.key ? over.part : undefined}
    >
      {COLUMNS.map(column => (
        <td key={column} data-title={words.columns[column]} data-column={column}>
          <input
            data-cell={`${at}/${column}`}
            aria-label={words.cell(words.columns[column], at + 1)}
            inputMode={column === 'stock' ? 'numeric' : column === 'barcode' ? 'numeric' : 'text'}
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST[column]}
            value={row[column]}
            aria-invalid={isRefused(fault, row, column) || undefined}
            onChange={event => onPut({ [column]: event.currentTarget.value })}
            onKeyDown={onKeyDown(at, column)}
            onPaste={onPaste(at, column)}
            onFocus={event => event.currentTarget.select()}
          />
          {isRefused(fault, row, column) && (
            <span className={classes.fault}>{faultText(fault?.problem, pointerOf(column, fault))}</span>
          )}
        </td>
      ))}
      <td className={classes.tools}>
        <div>
          <span {...handle(row.key)} className={classes.handle} title={words.drag(at + 1)}>
            <IconGripVertical size={18} aria-hidden />
          </span>
          <Tool label={words.up(at + 1)} disabled={at === 0} onClick={() => onRows(moved(rows, at, at - 1))}>
            <IconArrowUp size={18} aria-hidden />
          </Tool>
          <Tool
            label={words.down(at + 1)}
            disabled={at === rows.length - 1}
            onClick={() => onRows(moved(rows, at, at + 1))}
          >
            <IconArrowDown size={18} aria-hidden />
          </Tool>
          <Tool label={words.remove(at + 1)} onClick={() => onRows(rows.toSpliced(at, 1))}>
            <IconTrash size={18} aria-hidden />
          </Tool>
        </div>
      </td>
    </tr>
  )
}

interface ToolProps {
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

function Tool({ label, onClick, disabled = false, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}

function isRefused(fault: RowError | undefined, row: VariationRow, column: ColumnName): boolean {
  return fault?.key === row.key && faultText(fault.problem, pointerOf(column, fault)) !== undefined
}

/** Names and codes stand at the top of their call, stocks in a list. */
function pointerOf(column: ColumnName, fault: RowError | undefined): string {
  if (column !== 'stock') return `/${column}`
  const errors = fault?.problem instanceof ProblemError ? (fault.problem.problem.errors ?? []) : []
  return errors.find(({ pointer }) => pointer.startsWith('/variations/'))?.pointer ?? '/stock'
}
