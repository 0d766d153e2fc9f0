/** What a page says of itself to those who read it by program (schema.org). */
import type { Page } from './page.ts'
import type { ShopFrame } from './shop-frame.ts'

const CONTEXT = 'https://schema.org'

/** The descriptions of a page: those of its own, and the way to it. Pages that nobody finds by searching have none. */
export function linkedDescriptions({ address, path, words }: ShopFrame, page: Page): object[] {
  if (page.path === undefined) return []
  const own = (page.described ?? []).map(described => ({ '@context': CONTEXT, ...described }))
  const crumbs = page.crumbs ?? []
  if (crumbs.length === 0) return own
  const steps = [{ name: words.home, path }, ...crumbs]
  const way = {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${address}${step.path.slice(path.length)}`,
    })),
  }
  return [...own, way]
}
