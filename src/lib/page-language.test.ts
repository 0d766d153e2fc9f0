import { expect, test } from 'vitest'
import { choosePageLanguage } from './page-language.ts'

test.each([
  ['ja', 'en', 'ja'],
  ['en', 'ja', 'en'],
  [undefined, 'ja', 'ja'],
  [undefined, 'ja-JP,ja;q=0.9,en-US;q=0.8', 'ja'],
  [undefined, 'en-GB, ja;q=0.5', 'en'],
  [undefined, 'en;q=0.4, ja;q=0.5', 'ja'],
  [undefined, 'fr', 'en'],
  [undefined, undefined, 'en'],
  ['fr', 'ja', 'ja'],
  [['ja', 'en'], 'ja', 'ja'],
] as const)('lang %j and Accept-Language %j come to %s', (asked, accepted, language) => {
  expect(choosePageLanguage(asked, accepted)).toBe(language)
})
