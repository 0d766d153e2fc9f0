/** Which of the counts of a shop's changes tell whether a list of items is still the same. */
import type { PageRequest } from './page-store.ts'

/**
 * SQL for how often a list of the shop $1 has changed, as a text: two readers that see the same number see the same list. In the order of
 * changes each change of an item moves it; which items a category has changes besides with what is put in and with the tree.
 */
export function changesOf(order: PageRequest['order'], ofCategory = false): string {
  const counts = ['changes', ...(order === 'modified' ? ['touches'] : []), ...(ofCategory ? ['filings'] : [])]
  return `(select coalesce(sum(${counts.join(' + ')}), 0)::text from item_list_changes where shop_id = $1)`
}
