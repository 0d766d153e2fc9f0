import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from './support/call.ts'
import { call } from './support/call.ts'
import { getPicture, newImage, picture, squareOf, widthOf } from './support/images.ts'
import { must, newItem } from './support/makers.ts'
import { animation, blue, decode, green, noise, red } from './support/pictures.ts'
import { noPicture, refused } from './support/refused.ts'
import type { Image } from './support/shapes.ts'
import { shopA } from './support/shops.ts'
import { pathOf } from './support/uploads.ts'

const forever = 'public, max-age=31536000, immutable'
const length = ({ headers }: Answer) => Number(headers['content-length'])

let item: number
/** 1000 x 500. */
let photo: Image
/** 60 x 40, three frames. */
let film: Image
/** 120 x 90 with transparency. */
let drawing: Image
let photoAddresses: [string, string][]

beforeAll(async () => {
  item = await newItem()
  photo = await newImage(item, await noise(1000, 500).blur(3).jpeg().toBuffer(), undefined, 'image/jpeg')
  film = await newImage(
    item,
    await animation(60, 40, [red, green, blue]).gif().toBuffer(),
    undefined,
    'image/gif',
  )
  const see_through = {
    create: { width: 120, height: 90, channels: 4 as const, background: { ...red, alpha: 0.3 } },
  }
  const { default: sharp } = await import('sharp')
  drawing = await newImage(item, await sharp(see_through).png().toBuffer())
  photoAddresses = [
    ['url', photo.url],
    ['scaled_url', photo.scaled_url],
    ['square_url', photo.square_url],
    ['another width', widthOf(photo, 77)],
    ['another side', squareOf(photo, 77)],
  ]
})

describe('a picture', () => {
  // R-PICTURE-4
  test('has the headers of what never changes', async () => {
    for (const [what, url] of photoAddresses) {
      const { headers, bytes } = await picture(url)
      expect([what, headers['cache-control']]).toEqual([what, forever])
      expect([what, headers.etag]).toEqual([what, expect.stringMatching(/^(W\/)?"[\x21\x23-\x7e]+"$/)])
      expect(Number(headers['content-length'])).toBe(bytes.length)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  // R-PICTURE-4
  test('needs no token, and minds none', async () => {
    for (const [, url] of photoAddresses)
      for (const token of ['nonsense', shopA.token])
        await must(200, { method: 'GET', path: pathOf(url), token })
  })

  test('is the same bytes each time', async () => {
    for (const [, url] of photoAddresses) {
      const [one, other] = [await picture(url), await picture(url)]
      expect(one.bytes.equals(other.bytes)).toBe(true)
      expect(one.headers.etag).toBe(other.headers.etag)
    }
  })

  test('HEAD says what GET says', async () => {
    const told = ({ headers }: Answer) =>
      ['content-type', 'content-length', 'etag', 'cache-control', 'vary', 'accept-ranges'].map(
        each => headers[each],
      )
    for (const [, url] of [...photoAddresses, ['cold', widthOf(photo, 301)] as const]) {
      const head = await getPicture(url, {}, 'HEAD')
      expect(head.status).toBe(200)
      expect(told(head)).toEqual(told(await picture(url)))
    }
  })

  // R-PICTURE-4
  test('304 for who has it', async () => {
    for (const [what, url] of photoAddresses) {
      const { headers } = await picture(url)
      const etag = String(headers.etag)
      const weak = etag.startsWith('W/') ? etag.slice(2) : `W/${etag}`
      for (const known of [etag, weak, `"x", ${etag}`, `${etag},"y"`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await getPicture(url, { 'if-none-match': known }, method)
          expect([what, known, answer.status]).toEqual([what, known, 304])
          expect(answer.bytes.length).toBe(0)
          expect(answer.headers.etag).toBe(etag)
          expect(answer.headers['cache-control']).toBe(forever)
        }
      }
      for (const known of ['"x"', etag.replace(/"$/, 'x"'), etag.replaceAll('"', ''), ''])
        expect((await getPicture(url, { 'if-none-match': known })).status).toBe(200)
    }
  })

  test('304 of a size tells what it varies by', async () => {
    const { headers } = await picture(photo.scaled_url)
    const answer = await getPicture(photo.scaled_url, { 'if-none-match': String(headers.etag) })
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept')
  })
})

describe('sizes', () => {
  const widths = [1, 2, 7, 100, 639, 640, 641, 999, 1000, 1001, 2047, 2048]
  // R-PICTURE-2
  test.each(widths)('width %i', async width => {
    const { width: w, height } = await decode((await picture(widthOf(photo, width))).bytes)
    expect(w).toBe(Math.min(width, 1000))
    expect(Math.abs(height - Math.max(1, w / 2))).toBeLessThanOrEqual(1)
  })

  // R-PICTURE-2
  test.each(widths)('square of side %i', async side => {
    const { width, height } = await decode((await picture(squareOf(photo, side))).bytes)
    expect([width, height]).toEqual([Math.min(side, 500), Math.min(side, 500)])
  })

  const wrong = [
    ...'0 00 2049 4096 99999 4294967297 18446744073709551617 01 0640 640.0 6.4e2 1e3 0x280 +640 -640 -1'.split(
      ' ',
    ),
    ...'abc 640px 640w NaN Infinity null %20640 640%20 %00 %EF%BC%96 640%2C480 640x480 w ~ * auto'.split(' '),
  ]
  // R-PICTURE-2
  test.each(wrong)('%s is no size', async size => {
    for (const url of [widthOf(photo, size), squareOf(photo, size)])
      await refused({ method: 'GET', path: pathOf(url), token: null }, noPicture)
  })

  test('no size of what is not there', async () => {
    const name = new URL(photo.url).pathname.split('/').at(-1) ?? ''
    const stem = name.replace(/\.\w+$/, '')
    const names = [
      ...[
        'x',
        'x.jpg',
        '0'.repeat(22),
        `${'0'.repeat(22)}.jpg`,
        stem,
        `${stem}.png`,
        `${stem}.webp`,
        `${stem}.JPG`,
      ],
      ...[`${name}.jpg`, `${name}x`, `x${name}`, name.toUpperCase(), `${'n'.repeat(2000)}.jpg`, `${name}%00`],
      ...['.', '..', '%2e%2e', '..%2f..%2fetc%2fpasswd', '%2e%2e%2f%2e%2e%2fpackage.json', '..%5c..%5cx'],
      ...[
        `..%2f${name}`,
        `${name}%2foriginal`,
        `${name}%2f..%2f${name}`,
        'original',
        '__proto__',
        'toString',
      ],
      ...['%F0%9F%98%80.jpg', `${name};x=1`, `%20${name}`, '*', '%0d%0aX-A:%20b'],
    ]
    // What is no text in percent-encoding may be told as such.
    const broken = ['%ff', '%ED%A0%80', '%', '%zz', `${name}%`]
    for (const path of [photo.url, photo.scaled_url, photo.square_url].map(pathOf))
      for (const other of [...names, ...broken]) {
        if (other === name) continue
        const target = path.replace(name, other)
        const answer = await call({ method: 'GET', path: target, token: null })
        expect([target, answer.status]).toEqual([
          target,
          broken.includes(other) && answer.status === 400 ? 400 : 404,
        ])
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
      }
  })
})

describe('the format', () => {
  const accepting = async (url: string, accept: string | undefined) => {
    const answer = await picture(url, accept === undefined ? {} : { accept })
    const { type, pages } = await decode(answer.bytes)
    expect(answer.headers['content-type']).toBe(type)
    return { type, pages, answer }
  }

  // R-PICTURE-3
  test('of url is the one of the upload, whatever is accepted', async () => {
    for (const [image, type] of [
      [photo, 'image/jpeg'],
      [film, 'image/gif'],
      [drawing, 'image/png'],
    ] as const)
      for (const accept of [undefined, '*/*', 'image/webp', 'image/avif,image/webp', 'text/html'])
        expect((await accepting(image.url, accept)).type).toBe(type)
  })

  test('of a size is the one of the upload for who names no other', async () => {
    for (const [image, type] of [
      [photo, 'image/jpeg'],
      [film, 'image/gif'],
      [drawing, 'image/png'],
    ] as const)
      for (const url of [image.scaled_url, image.square_url])
        for (const accept of [
          undefined,
          type,
          'image/bmp',
          'text/html',
          'image/webp;q=0',
          'image/webp;q=0.000,image/avif;q=0',
          '',
        ])
          expect([accept, (await accepting(url, accept)).type]).toEqual([accept, type])
  })

  const modern: [string, RegExp][] = [
    ['image/webp', /webp/],
    ['image/avif', /avif/],
    ['IMAGE/WEBP', /webp/],
    ['image/avif,image/webp,*/*;q=0.8', /avif|webp/],
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', /avif|webp/],
    ['image/webp,image/avif;q=0', /webp/],
    ['image/avif;q=0,image/webp;q=0.1', /webp/],
    ['text/html, image/webp ; q=0.5', /webp/],
  ]
  // R-PICTURE-3
  test.for(modern)('of a size is negotiated: %s', async ([accept, wanted]) => {
    for (const url of [photo.scaled_url, photo.square_url, drawing.scaled_url])
      expect((await accepting(url, accept)).type).toMatch(wanted)
  })

  const broken = [
    'image/webp;q=x',
    ',,,',
    ';',
    'image',
    'image/webp;;',
    '\xff\xfe',
    'a/b;'.repeat(500),
    '*',
    'image/*;q=0',
  ]
  test.each(broken)('an Accept that is none: %s', async accept => {
    await accepting(photo.scaled_url, accept)
  })

  // R-PICTURE-3
  test('of a size varies by Accept, and each form has an ETag of its own', async () => {
    const etags = new Set<string | undefined>()
    for (const accept of [undefined, 'image/webp', 'image/avif'])
      for (const url of [photo.scaled_url, photo.square_url]) {
        const { answer } = await accepting(url, accept)
        const varies = String(answer.headers.vary)
          .toLowerCase()
          .split(/\s*,\s*/)
        expect(varies).toContain('accept')
        etags.add(answer.headers.etag)
      }
    expect(etags.size).toBe(6)
  })

  test('an ETag of one form is not that of another', async () => {
    const plain = (await picture(photo.scaled_url)).headers.etag
    const answer = await getPicture(photo.scaled_url, {
      accept: 'image/webp',
      'if-none-match': String(plain),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
  })

  // R-PICTURE-6
  test('keeps an animation moving and what is transparent transparent', async () => {
    for (const accept of [undefined, 'image/webp', 'image/avif,image/webp', 'image/avif'])
      for (const url of [film.url, film.scaled_url, film.square_url, widthOf(film, 20)])
        expect([accept, url, (await accepting(url, accept)).pages]).toEqual([accept, url, 3])
    for (const accept of [undefined, 'image/webp', 'image/avif'])
      for (const url of [drawing.url, drawing.scaled_url, squareOf(drawing, 50)])
        expect(
          (await decode((await picture(url, accept === undefined ? {} : { accept })).bytes)).hasAlpha,
        ).toBe(true)
  })
})

// R-PICTURE-5
describe('ranges of url', () => {
  let whole: Answer
  beforeAll(async () => {
    whole = await picture(photo.url)
  })

  test('are offered', () => {
    expect(whole.headers['accept-ranges']).toBe('bytes')
  })

  const parts: [string, (size: number) => [string, number, number]][] = [
    ['the first byte', () => ['bytes=0-0', 0, 0]],
    ['the first hundred', () => ['bytes=0-99', 0, 99]],
    ['from the middle on', size => ['bytes=500-', 500, size - 1]],
    ['the last ten', size => ['bytes=-10', size - 10, size - 1]],
    ['the last byte', size => [`bytes=${size - 1}-`, size - 1, size - 1]],
    ['everything', size => [`bytes=0-${size - 1}`, 0, size - 1]],
    ['beyond the end', size => ['bytes=10-99999999', 10, size - 1]],
    ['more than there is from the end', size => ['bytes=-99999999', 0, size - 1]],
    ['far beyond', size => ['bytes=5-99999999999999999999', 5, size - 1]],
  ]
  test.for(parts)('%s', async ([, of]) => {
    const [range, first, last] = of(whole.bytes.length)
    const answer = await getPicture(photo.url, { range })
    expect([range, answer.status]).toEqual([range, 206])
    expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/${whole.bytes.length}`)
    expect(answer.bytes.equals(whole.bytes.subarray(first, last + 1))).toBe(true)
    expect(length(answer)).toBe(last - first + 1)
    for (const name of ['etag', 'content-type', 'cache-control'])
      expect(answer.headers[name]).toBe(whole.headers[name])
  })

  test.each(['bytes=99999999-', 'bytes=99999999-99999999', 'bytes=-0'])('%s is 416', async range => {
    const path = pathOf(photo.url)
    const request = { method: 'GET', path, token: null, headers: { range } }
    const answer = await refused(request, { status: 416, type: 'request/range-not-satisfiable' })
    expect(answer.headers['content-range']).toBe(`bytes */${whole.bytes.length}`)
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test.each([
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'items=0-5',
    '0-5',
    'bytes=0x0-5',
    'bytes=1.5-3',
    '',
  ])('what is no range is ignored: "%s"', async range => {
    const answer = await getPicture(photo.url, { range })
    expect(answer.status).toBe(200)
    expect(answer.bytes.equals(whole.bytes)).toBe(true)
  })

  test('several at once: all of it, or as asked', async () => {
    const answer = await getPicture(photo.url, { range: 'bytes=0-1,5-6' })
    if (answer.status === 200) expect(answer.bytes.equals(whole.bytes)).toBe(true)
    else
      expect([answer.status, answer.headers['content-type']]).toEqual([
        206,
        expect.stringMatching(/byteranges/),
      ])
  })

  test('only for who has the same picture', async () => {
    const { etag } = whole.headers
    const range = 'bytes=0-9'
    expect((await getPicture(photo.url, { range, 'if-range': String(etag) })).status).toBe(206)
    expect((await getPicture(photo.url, { range, 'if-range': '"x"' })).status).toBe(200)
    expect((await getPicture(photo.url, { range, 'if-none-match': String(etag) })).status).toBe(304)
  })

  test('are for GET', async () => {
    const answer = await getPicture(photo.url, { range: 'bytes=0-9' }, 'HEAD')
    expect(answer.status).toBe(200)
    expect(length(answer)).toBe(whole.bytes.length)
  })
})
