import { afterEach, expect, test } from 'vitest'
import { tagInLife, versionTag } from './version-tag.ts'

afterEach(() => tagInLife(''))

// R-MATCH-11
test('the same version has another tag in another life of the database, and the same in the same', () => {
  const inLife = (life: string) => {
    tagInLife(life)
    return versionTag(7, 3, 'on_sale')
  }
  const tags = ['9f8e7d6c', '0a1b2c3d'].map(inLife)
  expect(new Set(tags).size).toBe(2)
  expect(['9f8e7d6c', '0a1b2c3d'].map(inLife)).toEqual(tags)
  for (const tag of tags) expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/)
})
