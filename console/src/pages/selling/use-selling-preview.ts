/** What the settings of a part would offer to a buyer, as they stand in the fields. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { SellingPreview } from '../../api/types.ts'
import { usePreview } from '../../api/use-preview.ts'
import { type Draft, settingsOfPart, valuesOf } from '../settings/draft.ts'

const PATH = '/console/api/previews/selling'

/** Asks about the part with all other settings as they are stored, for an order of this total. */
export function useSellingPreview(
  draft: Draft,
  part: 'paying' | 'delivery' | 'takeout',
  total = 3000,
): UseQueryResult<SellingPreview> {
  return usePreview<SellingPreview>(PATH, { settings: valuesOf(draft, settingsOfPart(part)), total })
}
