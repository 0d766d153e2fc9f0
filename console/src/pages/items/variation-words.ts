/** The words of the grid of variations. */
import { inBoth } from '../../language/in-both.ts'

export const VARIATION_WORDS = inBoth(
  {
    title: 'Variations and stock',
    single:
      'No variations: the item has a single stock. Add a row for each size, colour or kind it comes in.',
    hint: 'Move between cells with Enter and the arrow keys. Cells copied from a spreadsheet are pasted from the current cell on.',
    columns: { name: 'Name', identifier: 'Code', barcode: 'Barcode (JAN)', stock: 'Stock' },
    cell: (column: string, row: number) => `${column}, row ${row}`,
    order: 'Order',
    add: 'Add a row',
    addFirst: 'Add variations',
    up: (row: number) => `Move row ${row} up`,
    down: (row: number) => `Move row ${row} down`,
    drag: (row: number) => `Drag row ${row}`,
    remove: (row: number) => `Remove row ${row}`,
    removes: (count: number) =>
      count === 1 ? 'Saving deletes 1 variation.' : `Saving deletes ${count} variations.`,
    pasted: (count: number) => (count === 1 ? '1 row pasted.' : `${count} rows pasted.`),
    sum: (pieces: string) => `${pieces} in total`,
    saved: 'The variations have been saved.',
    failedAt: (row: number) => `Row ${row}:`,
    total: 'Stock',
  },
  {
    title: 'バリエーションと在庫',
    single: 'バリエーションはなく、在庫は1つです。サイズや色などがあれば行を追加してください。',
    hint: 'Enterキーと矢印キーでセルを移動します。表計算ソフトでコピーした範囲は、今のセルから貼り付けられます。',
    columns: { name: 'バリエーション名', identifier: 'コード', barcode: 'バーコード（JAN）', stock: '在庫' },
    cell: (column, row) => `${column} ${row}行目`,
    order: '並び順',
    add: '行を追加',
    addFirst: 'バリエーションを追加',
    up: row => `${row}行目を上へ`,
    down: row => `${row}行目を下へ`,
    drag: row => `${row}行目をドラッグ`,
    remove: row => `${row}行目を削除`,
    removes: count => `保存するとバリエーションが${count}件削除されます。`,
    pasted: count => `${count}行を貼り付けました。`,
    sum: pieces => `合計${pieces}個`,
    saved: 'バリエーションと在庫を保存しました。',
    failedAt: row => `${row}行目：`,
    total: '在庫',
  },
)
