/** The variations of an item with their stocks, or the one stock of an item that has none. */
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MAX_VARIATIONS } from '../../../../src/resources/items/limits.ts'
import type { Item } from '../../api/types.ts'
import { useBase } from '../../api/use-resource.ts'
import { formatNumber } from '../../language/format.ts'
import { useLanguage, useWords } from '../../language/language.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useSave } from '../../ui/use-save.ts'
import { ITEM_PATHS } from './item-paths.ts'
import { RowError, saveVariations } from './save-variations.ts'
import { StockField } from './stock-field.tsx'
import { changesOf, mergeRows, newRow, rowsOf, type VariationRow } from './variation-draft.ts'
import { VariationGrid } from './variation-grid.tsx'
import { VARIATION_WORDS } from './variation-words.ts'

/** The grid, saved with one button; of an item without variations, its stock and a button that begins some. */
export function ItemVariations({ item }: { readonly item: Item }): ReactNode {
  const words = useWords(VARIATION_WORDS)
  const { language } = useLanguage()
  const { id, stock, variations } = item
  const form = useDraft<{ rows: readonly VariationRow[] }>(
    { rows: rowsOf(variations) },
    (before, now, draft) => ({
      rows: mergeRows(before.rows, now.rows, draft.rows),
    }),
  )
  const [{ rows }, { rows: stored }] = [form.draft, form.base]
  const setRows = (next: readonly VariationRow[]) => form.change({ rows: next })
  const changes = changesOf(stored, rows)
  const isChanged = form.isChanged && JSON.stringify(changes) !== JSON.stringify(changesOf(stored, stored))
  const call = async () => {
    // A row that is stored is no new one, whatever comes of those after it.
    let now = rows
    await saveVariations(id, stored, rows, (key, variationId) => {
      now = now.map(row => (row.key === key ? { ...row, key: String(variationId), id: variationId } : row))
      setRows(now)
    })
    return now
  }
  const { saving, submit } = useSave(
    form,
    {
      of: useBase(item, isChanged),
      call,
      refresh: ITEM_PATHS,
      done: words.saved,
      onDone: saved => form.settle({ rows: saved }),
    },
    isChanged,
  )
  if (rows.length === 0 && !isChanged) return <SoleStock item={item} onBegin={() => setRows([newRow([])])} />
  const refused = saving.error instanceof RowError ? saving.error : undefined
  const at = rows.findIndex(({ key }) => key === refused?.key)
  return (
    <Panel title={words.title} description={`${words.sum(formatNumber(stock, language))} · ${words.hint}`}>
      <form onSubmit={submit} noValidate>
        <Allowed need="items.update">
          <VariationGrid rows={rows} onRows={setRows} fault={refused} />
          <Button
            my="sm"
            variant="default"
            size="sm"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={rows.length >= MAX_VARIATIONS}
            onClick={() => setRows([...rows, newRow(rows)])}
          >
            {words.add}
          </Button>
          <SaveBar saving={{ ...saving, error: refused?.problem ?? saving.error }}>
            {changes.removed.length > 0 && <Text size="sm">{words.removes(changes.removed.length)}</Text>}
            {at >= 0 && <Text size="sm">{words.failedAt(at + 1)}</Text>}
          </SaveBar>
        </Allowed>
      </form>
    </Panel>
  )
}

/** The one stock of an item without variations, and a button that begins some; a download has none. */
function SoleStock({
  item: { id, name, type, stock },
  onBegin,
}: {
  readonly item: Item
  readonly onBegin: () => void
}) {
  const words = useWords(VARIATION_WORDS)
  return (
    <Panel title={words.total} description={type === 'digital' ? undefined : words.single}>
      <StockField itemId={id} stock={stock} name={name} />
      {type !== 'digital' && (
        <Allowed need="items.update">
          <Button
            mt="sm"
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={onBegin}
          >
            {words.addFirst}
          </Button>
        </Allowed>
      )}
    </Panel>
  )
}
