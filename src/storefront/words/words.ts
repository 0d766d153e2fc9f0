/** In which words a storefront speaks. Another language is another file like `ja.ts`, of the same type. */
import type { ja } from './ja.ts'

/** The words of a language: any text where `ja` has one. */
export type Words = Said<typeof ja>

type Said<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: Said<T[Key]> }
