/** Whether a product was to be seen in the old shop. */
import type { Product } from '../read/group-products.ts'

/**
 * Whether the product could be seen in the old shop. `Status` decides first; `Published` says whether an active product
 * stood in the online shop. A file that gives neither makes nothing public.
 */
export function wasVisible(product: Product): boolean {
  const status = word(product.status)
  const published = word(product.published)
  if (status !== '' && status !== 'active') return false
  return published === '' ? status === 'active' : isTrue(published)
}

/** Whether the product is a gift card. */
export function isGiftCard(product: Product): boolean {
  return isTrue(word(product.giftCard))
}

function word(cell: string): string {
  return cell.trim().toLowerCase()
}

function isTrue(cell: string): boolean {
  return ['true', 'yes', '1'].includes(cell)
}
