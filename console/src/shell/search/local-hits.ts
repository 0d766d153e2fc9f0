/** What the page finds by itself: pages and settings, by their names in either language. Pure. */
import type { Need } from '../../../../src/auth/roles.ts'
import { SETTING_TABLE } from '../../../../src/shops/setting-table.ts'
import type { Language } from '../../language/in-both.ts'
import { SETTINGS_WORDS } from '../../pages/settings/settings-words.ts'
import { ENTRIES } from '../entries.ts'
import { shellWords } from '../shell-words.ts'

/** Something that was found, and where it leads. */
export interface Hit {
  readonly group: 'pages' | 'orders' | 'buyers' | 'items' | 'tokens' | 'requests' | 'settings'
  readonly path: string
  readonly title: string
  readonly more?: string
}

/** Parts of the settings that stand on the page of that name. The others stand on that of selling. */
const ON_SETTINGS: ReadonlySet<string> = new Set(['shop', 'prices', 'changes', 'payment'])

/** So many settings are shown at most. */
const MAX_SETTINGS = 6

/** Pages and settings that have the text in their name. */
export function findLocally(text: string, language: Language, may: (need: Need) => boolean): Hit[] {
  const wanted = fold(text)
  if (wanted === '') return []
  const has = (...names: readonly (string | undefined)[]) =>
    names.some(name => name !== undefined && fold(name).includes(wanted))
  const pages = ENTRIES.filter(({ need, name }) => may(need) && has(shellWords.ja[name], shellWords.en[name]))
  return [
    ...pages.map(({ path, name }): Hit => ({ group: 'pages', path, title: shellWords[language][name] })),
    ...(may('shop') ? settingHits(language, has) : []),
  ]
}

function settingHits(language: Language, has: (...names: readonly (string | undefined)[]) => boolean): Hit[] {
  const labels = (of: Language): Readonly<Record<string, string | undefined>> => SETTINGS_WORDS[of].labels
  const parts: Readonly<Record<string, { readonly title: string } | undefined>> =
    SETTINGS_WORDS[language].parts
  return Object.entries(SETTING_TABLE)
    .filter(([name]) => has(labels('ja')[name], labels('en')[name]))
    .slice(0, MAX_SETTINGS)
    .map(([name, { part }]): Hit => {
      const more = parts[part]?.title
      return {
        group: 'settings',
        path: `${ON_SETTINGS.has(part) ? '/settings' : '/selling'}#${part}`,
        title: labels(language)[name] ?? name,
        ...(more === undefined ? {} : { more }),
      }
    })
}

/** Width, case and the kind of kana do not matter. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, letter => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .trim()
}
