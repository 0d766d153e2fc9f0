/** In which language a page of the server is shown. */
import { readQualities } from './qualities.ts'

export const PAGE_LANGUAGES = ['ja', 'en'] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

/** What the address asks for (`lang`), else what the browser likes better, else English. */
export function choosePageLanguage(asked: unknown, accepted: string | undefined): PageLanguage {
  const known = PAGE_LANGUAGES.find(language => language === asked)
  if (known !== undefined) return known
  const qualities = [...readQualities(accepted ?? '')]
  const liking = (language: PageLanguage) =>
    Math.max(
      0,
      ...qualities.filter(([name]) => name.split('-', 1)[0] === language).map(([, quality]) => quality),
    )
  return liking('ja') > liking('en') ? 'ja' : 'en'
}
