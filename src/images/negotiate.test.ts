import { describe, expect, test } from 'vitest'
import type { ImageType } from './image-types.ts'
import { negotiate } from './negotiate.ts'

describe('a JPEG is sent as', () => {
  const rows: [accept: string | undefined, type: string][] = [
    [undefined, 'jpeg'],
    ['', 'jpeg'],
    ['*/*', 'jpeg'],
    ['image/*', 'jpeg'],
    ['text/html', 'jpeg'],
    ['image/webp', 'webp'],
    ['image/avif', 'avif'],
    ['IMAGE/WEBP', 'webp'],
    // Chromium, Firefox and Safari.
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'webp'],
    ['image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
    [
      'image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,*/*;q=0.5',
      'webp',
    ],
    // An old Safari, which knows none of them.
    ['image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['image/avif,image/webp;q=0.9', 'avif'],
    ['image/avif;q=0.5,image/webp;q=0.9', 'webp'],
    ['image/avif;q=0,image/webp;q=0.1', 'webp'],
    ['image/webp;q=0', 'jpeg'],
    ['image/webp;q=0.000, image/avif;q=0.0', 'jpeg'],
    ['image/webp;q=0.5,image/jpeg', 'jpeg'],
    ['image/webp;q=0.5,image/*;q=0.4', 'webp'],
    ['image/jpeg;q=0,image/webp;q=0.1', 'webp'],
    ['*/*;q=1,image/webp;q=0.9', 'jpeg'],
    ['text/html , image/webp ; q=0.5', 'webp'],
    ['image/webp;level=1;q=0.3', 'webp'],
    ['image/webp;q=x', 'jpeg'],
    ['image/webp;q=2', 'jpeg'],
    ['image/webp;q=-1', 'jpeg'],
    [',,;,image/webp', 'webp'],
  ]
  test.for(rows)('%s: %s', ([accept, type]) => {
    expect(negotiate(accept, 'image/jpeg')).toBe(`image/${type}`)
  })
})

test('what may be an animation is never an AVIF', () => {
  const rows: [ImageType, string][] = [
    ['image/png', 'image/avif'],
    ['image/gif', 'image/gif'],
    ['image/webp', 'image/webp'],
  ]
  for (const [own, sent] of rows) expect(negotiate('image/avif', own)).toBe(sent)
})

test('a WebP is sent as one, whatever is accepted', () => {
  for (const accept of [undefined, 'image/jpeg', 'image/webp;q=0']) {
    expect(negotiate(accept, 'image/webp')).toBe('image/webp')
  }
})
