/** In which words a storefront speaks. Another language is another file like `ja.ts`, of the same type. */
import type { ja } from './ja.ts'

/** The words of a language. */
export type Words = typeof ja
