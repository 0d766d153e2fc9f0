/** All that is said of problems on a Japanese page, loaded apart: 20 kB that an English page does without. */

import { TITLES } from '../../../src/http/problem-titles.ts'
import { placeOf } from './member-names.ts'
import { translate, translateReason } from './translate.ts'

export { placeOf, translate, translateReason }

/** The title of a type (`/errors/items/not-found`); undefined for one that the server does not have. */
export function titleOf(type: string): string | undefined {
  const titles: Readonly<Record<string, string>> = TITLES
  return titles[type.replace(/^\/errors\//, '')]
}
