import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MAX_IMAGES } from '../src/resources/items/limits.ts'
import { listDemoPictures } from '../src/transfer/demo-pictures.ts'
import { items } from './documents.ts'

const FOLDER = new URL('images/', import.meta.url)
const KIBIBYTE = 1024

const pictures = await listDemoPictures()

describe('the pictures', () => {
  test('are at least one for each item, and never too many', () => {
    const counts = new Map(items.map(({ id }) => [id, 0]))
    for (const { item } of pictures) {
      expect(counts.has(item), `item ${item}`).toBe(true)
      counts.set(item, (counts.get(item) ?? 0) + 1)
    }
    for (const [item, count] of counts) {
      expect(count, `item ${item}`).toBeGreaterThanOrEqual(1)
      expect(count, `item ${item}`).toBeLessThanOrEqual(MAX_IMAGES)
    }
  })

  test('are all different', async () => {
    const bytes = await Promise.all(pictures.map(({ file }) => readFile(file, 'latin1')))
    expect(new Set(bytes).size).toBe(pictures.length)
  })

  test('take no more room than a package may', () => {
    const sizes = readdirSync(FOLDER).map(name => statSync(new URL(name, FOLDER)).size)
    expect(Math.max(...sizes)).toBeLessThan(100 * KIBIBYTE)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2000 * KIBIBYTE)
  })

  test.each(pictures)('$file.pathname is fit to be shown as it is', async ({ file, type }) => {
    const {
      format,
      width,
      height,
      space,
      orientation,
      exif,
      icc,
      xmp,
      pages = 1,
    } = await sharp(await readFile(file), { animated: true }).metadata()
    expect(`image/${format}`).toBe(type)
    expect([space, orientation, exif, icc, xmp]).toEqual(['srgb', undefined, undefined, undefined, undefined])
    expect(width).toBe(height / pages)
    expect(width).toBeGreaterThanOrEqual(400)
  })

  test('show what formats can do: one is transparent, one moves', async () => {
    const all = await Promise.all(
      pictures.map(async ({ file }) => sharp(await readFile(file), { animated: true }).metadata()),
    )
    expect(all.some(({ hasAlpha, format }) => hasAlpha && format === 'png')).toBe(true)
    expect(all.some(({ pages = 1, format }) => pages > 1 && format === 'webp')).toBe(true)
  })
})
