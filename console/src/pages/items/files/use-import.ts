/** A file on its way in: read, compared with the shop, and carried out item by item. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Settings } from '../../../../../src/shops/setting-table.ts'
import { request } from '../../../api/request.ts'
import type { ItemCategory } from '../../../api/types.ts'
import { useAction } from '../../../api/use-resource.ts'
import { type PlannedItem, planFile, readFile } from './csv-plan.ts'
import { decodeFile, readRows } from './csv-text.ts'
import { readItems, readPlannedSales } from './read-items.ts'

/** A file that was read, and what it would change. */
export interface ReadFile {
  readonly name: string
  readonly encoding: string
  readonly rows: number
  readonly unknown: readonly string[]
  readonly hasColumns: boolean
  readonly items: readonly PlannedItem[]
}

/** How it went with an item: what was wrong; null where nothing was. */
export type Results = ReadonlyMap<string, Error | null>

/** Reading and carrying out. */
export function useImport() {
  const client = useQueryClient()
  const [count, setCount] = useState(0)
  const [file, setFile] = useState<ReadFile | null>(null)
  const [results, setResults] = useState<Results>(new Map())
  const read = useAction<File, ReadFile>({
    call: async chosen => {
      const { text, encoding } = decodeFile(await chosen.arrayBuffer())
      const { rows, columns, unknown } = readFile(readRows(text))
      const told = { name: chosen.name, encoding, rows: rows.length, unknown, hasColumns: columns.length > 0 }
      if (columns.length === 0) return { ...told, items: [] }
      const [items, sales, categories, settings] = await Promise.all([
        readItems(setCount),
        readPlannedSales(),
        request<readonly ItemCategory[]>('GET', '/api/item_categories'),
        // Everybody who works in the shop may read them.
        request<Pick<Settings, 'default_item_tax_type'>>('GET', '/console/api/settings'),
      ])
      const stock = { items, sales, categories, tax: settings.default_item_tax_type }
      return { ...told, items: planFile(rows, stock) }
    },
    showsProblem: true,
    onDone: told => {
      setResults(new Map())
      setFile(told)
    },
  })
  const run = useAction({
    call: async () => {
      const { id } = await request<{ id: number }>('POST', '/console/api/item_imports')
      for (const { key, body } of file?.items ?? []) {
        if (body === null) continue
        const fault = await request('PUT', `/console/api/item_imports/${id}/items`, body).then(
          () => null,
          (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
        )
        setResults(before => new Map(before).set(key, fault))
      }
      await client.invalidateQueries()
    },
    showsProblem: true,
  })
  return {
    ...{ file, results, read, run, count },
    close: () => {
      setFile(null)
      setResults(new Map())
      run.reset()
    },
  }
}
