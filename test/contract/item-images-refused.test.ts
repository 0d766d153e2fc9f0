import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { addCall, listImages, newFile, newImage, reorderCall } from './support/images.ts'
import { must, newItem } from './support/makers.ts'
import { animation, bands, blue, green, noise, patches, red } from './support/pictures.ts'
import type { Problem } from './support/problem.ts'
import {
  invalidFileId,
  invalidItem,
  mismatch,
  noImage,
  noItem,
  notUploaded,
  type Refusal,
  refused,
  rejectedItem,
  tooManyImages,
} from './support/refused.ts'
import { describeWithTwoShops, shopB } from './support/shops.ts'
import { isBuiltIn, newUpload, sendFile } from './support/uploads.ts'

const none = 2_000_000_000
const bomb = resolve(import.meta.dirname, '../../../shared/data/images-odd/sharp__65536-uint32-limit.png')
const invalid: Refusal = { status: 400, type: 'items/invalid-body' }
const watch = (item: number) => [`/api/items/${item}`, `/api/items/${item}/images`]

let item: number
let full: number
beforeAll(async () => {
  item = await newItem()
  await newImage(item)
  full = await newItem()
  await Promise.all(Array.from({ length: 20 }, () => newImage(full)))
})

describe('the body', () => {
  const values: [string, unknown][] = [
    ['empty', ''],
    ['1025 characters', 'x'.repeat(1025)],
    ['1025 emojis', '😀'.repeat(1025)],
    ['null', null],
    ['a number', 1],
    ['true', true],
    ['a list', ['x']],
    ['an object', { id: 'x' }],
    ['with U+0000', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800'],
  ]
  // R-LIMIT-6
  test.for(values)('file_id %s', async ([, file_id]) => {
    await refused(addCall(item, file_id), invalidItem('/file_id'), watch(item))
  })

  const members: [string, unknown, string[]][] = [
    ['nothing', {}, ['/file_id']],
    ['another name', { fileId: 'x' }, ['/fileId', '/file_id']],
    ['a member more', { file_id: 'x', position: 1 }, ['/position']],
    ['all violations at once', { file_id: 5, id: 1, url: 'x' }, ['/file_id', '/id', '/url']],
  ]
  test.for(members)('%s', async ([, json, pointers]) => {
    await refused({ ...addCall(item, ''), json }, invalidItem(...pointers), watch(item))
  })
})

describe('a file id', () => {
  const unknown: [string, string][] = [
    ['of one character', 'x'],
    ['of 1024 characters', 'x'.repeat(1024)],
    ['of 1024 emojis', '😀'.repeat(1024)],
    ...["' or 1=1--", '../../x', '%00', 'null', '0', ' ', '<script>', '__proto__', 'uploads/x'].map(
      each => [each, each] as [string, string],
    ),
  ]
  // R-IMAGE-3
  test.for(unknown)('that is unknown: %s', async ([, file_id]) => {
    await refused(addCall(item, file_id), invalidFileId, watch(item))
  })

  test('must be exactly the one that was given', async () => {
    const file = await newFile()
    const other = file.toUpperCase() === file ? file.toLowerCase() : file.toUpperCase()
    for (const each of [` ${file}`, `${file} `, `${file}\n`, `${file}x`, file.slice(0, -1), other])
      if (each !== file) await refused(addCall(item, each), invalidFileId, watch(item))
    await must(201, addCall(await newItem(), file))
  })

  // R-FILE-8
  test('serves once, on whatever item', async () => {
    const [file, mine] = [await newFile(), await newItem()]
    await must(201, addCall(mine, file))
    await refused(addCall(mine, file), invalidFileId, watch(mine))
    await refused(addCall(item, file), invalidFileId, watch(item))
  })

  // R-IMAGE-3
  test('whose file has not come', async () => {
    const { file_id } = await newUpload()
    for (let count = 0; count < 2; count += 1) await refused(addCall(item, file_id), notUploaded, watch(item))
  })

  // R-IMAGE-4
  test('is kept by every refusal that is not about it', async () => {
    const file = await newFile()
    await refused(addCall(none, file), noItem)
    await refused(addCall(full, file), tooManyImages, watch(full))
    await refused({ ...addCall(item, file), json: { file_id: file, x: 1 } }, invalidItem('/x'))
    await must(201, addCall(await newItem(), file))
  })
})

// R-IMAGE-3
describe('a file that is not what was declared', () => {
  const picture = () => bands(40, 30, [red, green, blue])
  const png = async () => (await picture()).png().toBuffer()
  const jpeg = async () => (await picture()).jpeg().toBuffer()
  const webp = async () => (await picture()).webp().toBuffer()
  const gif = async () => animation(40, 30, [red, blue]).gif().toBuffer()
  const big = async (format: 'png' | 'jpeg' | 'webp' | 'gif') => noise(200, 150)[format]().toBuffer()
  const cut = async (format: 'png' | 'jpeg' | 'webp' | 'gif', part: number) => {
    const bytes = await big(format)
    return bytes.subarray(0, Math.floor(bytes.length * part))
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

  const rows: [string, string, () => Promise<Uint8Array> | Uint8Array][] = [
    ['a JPEG as PNG', 'image/png', jpeg],
    ['a PNG as JPEG', 'image/jpeg', png],
    ['a GIF as PNG', 'image/png', gif],
    ['a WebP as JPEG', 'image/jpeg', webp],
    ['a PNG as WebP', 'image/webp', png],
    ['a WebP as GIF', 'image/gif', webp],
    ['an AVIF as WebP', 'image/webp', async () => (await picture()).avif({ effort: 0 }).toBuffer()],
    ['a TIFF as JPEG', 'image/jpeg', async () => (await picture()).tiff().toBuffer()],
    ['an SVG as PNG', 'image/png', () => Buffer.from(svg)],
    ['HTML as GIF', 'image/gif', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['HTML behind the name of a GIF', 'image/gif', () => Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a PDF as JPEG', 'image/jpeg', () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a ZIP as PNG', 'image/png', () => Buffer.from('504b03041400000008', 'hex')],
    ['zeros', 'image/png', () => new Uint8Array(5000)],
    ['random bytes', 'image/jpeg', () => crypto.getRandomValues(new Uint8Array(5000))],
    ['text', 'image/webp', () => Buffer.from('hello')],
    ['one byte', 'image/png', () => Buffer.from([0x89])],
    ['a PNG signature alone', 'image/png', async () => (await png()).subarray(0, 8)],
    ['a PNG header alone', 'image/png', async () => (await png()).subarray(0, 33)],
    ['a JPEG start alone', 'image/jpeg', () => Buffer.from('ffd8ff', 'hex')],
    ['a RIFF header alone', 'image/webp', async () => (await webp()).subarray(0, 12)],
    ['half a PNG', 'image/png', () => cut('png', 0.5)],
    ['half a JPEG', 'image/jpeg', () => cut('jpeg', 0.5)],
    ['half a WebP', 'image/webp', () => cut('webp', 0.5)],
    ['half a GIF', 'image/gif', () => cut('gif', 0.5)],
    ['a tenth of a JPEG', 'image/jpeg', () => cut('jpeg', 0.1)],
    ['a PNG of 60 megapixels', 'image/png', () => huge('png')],
    ['a WebP of 60 megapixels', 'image/webp', () => huge('webp')],
    ['a JPEG of 60 megapixels', 'image/jpeg', () => huge('jpeg')],
    ['a PNG that says 65535 x 65535', 'image/png', async () => resized(await png(), 65_535)],
    ['a PNG that says 2147483647 x 2147483647', 'image/png', async () => resized(await png(), 2 ** 31 - 1)],
    ['a PNG that says 0 x 0', 'image/png', async () => resized(await png(), 0)],
    ['a GIF that says 65535 x 65535', 'image/gif', async () => screened(await gif(), 65_535)],
    ['a GIF of 200 frames of a megapixel', 'image/gif', () => film()],
  ]
  test.for(rows)('%s', async ([, type, bytes]) => {
    const content = await bytes()
    const upload = await newUpload(type)
    await sendFile(upload, content)
    // Asked again, it is the same: a refused file is not used up.
    for (let count = 0; count < 2; count += 1)
      await refused(addCall(item, upload.file_id), mismatch, watch(item))
  })

  test.skipIf(!existsSync(bomb))(
    'a PNG bomb of 65536 x 65536 (skipped without the data folder)',
    async () => {
      const file = await newFile(readFileSync(bomb))
      const started = performance.now()
      await refused(addCall(item, file), mismatch, watch(item))
      expect(performance.now() - started).toBeLessThan(5000)
    },
  )

  test('an empty one', async () => {
    const upload = await newUpload()
    // A store may refuse it at once.
    const taken = await sendFile(upload, new Uint8Array()).then(
      () => true,
      () => false,
    )
    await refused(addCall(item, upload.file_id), taken ? mismatch : notUploaded, watch(item))
    if (isBuiltIn(upload) && !taken) await sendFile(upload, await patches(4, 4))
  })
})

/** One colour in 10000 x 6000. */
async function huge(format: 'png' | 'webp' | 'jpeg'): Promise<Buffer> {
  return (await bands(10_000, 6_000, [green]))[format]({ effort: 1, compressionLevel: 1 }).toBuffer()
}

/** A PNG with another size in its header, its checksum mended. */
function resized(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29)
  return copy
}

/** A GIF with another size of its screen. */
function screened(gif: Buffer, side: number): Buffer {
  const copy = Buffer.from(gif)
  copy.writeUInt16LE(side, 6)
  copy.writeUInt16LE(side, 8)
  return copy
}

/** A GIF that says one megapixel a frame, by repeating the frame of a small one. */
async function film(): Promise<Buffer> {
  const one = await (await bands(1024, 1024, [blue])).gif({ effort: 1 }).toBuffer()
  const table = 13 + 3 * 2 ** (((one[10] ?? 0) & 7) + 1)
  const frame = one.subarray(table, one.length - 1)
  return Buffer.concat([
    one.subarray(0, table),
    ...Array.from({ length: 200 }, () => frame),
    Buffer.from(';'),
  ])
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

// R-IMAGE-3
describe('the order of refusals', () => {
  // R-LIMIT-3
  test('on an item with 20 images', async () => {
    const bad = await newFile(Buffer.from('hello'))
    await refused(addCall(full, 'unknown'), invalidFileId, watch(full))
    await refused(addCall(full, (await newUpload()).file_id), notUploaded, watch(full))
    await refused(addCall(full, bad), mismatch, watch(full))
    await refused(addCall(full, await newFile()), tooManyImages, watch(full))
  })

  test('on an item that is not there', async () => {
    for (const file of ['unknown', (await newUpload()).file_id, await newFile()])
      await refused(addCall(none, file), noItem)
    await refused(addCall(none, ''), invalidItem('/file_id'))
  })

  test('the twenty-first has room after one was removed', async () => {
    const mine = await newItem()
    for (let count = 0; count < 20; count += 1) await newImage(mine)
    const file = await newFile()
    await refused(addCall(mine, file), tooManyImages, watch(mine))
    const [first] = await listImages(mine)
    await must(204, { method: 'DELETE', path: `/api/items/${mine}/images/${first?.id}` })
    await must(201, addCall(mine, file))
    expect((await listImages(mine)).length).toBe(20)
  })
})

// R-IMAGE-6
describe('an order', () => {
  let owner: number
  let a: number
  let b: number
  let alien: number
  beforeAll(async () => {
    owner = await newItem()
    a = (await newImage(owner)).id
    b = (await newImage(owner)).id
    alien = (await newImage(await newItem())).id
  })

  const rows: [string, () => unknown, Refusal][] = [
    ['an empty list', () => [], { ...invalid, pointers: ['/image_ids'] }],
    ['no list', () => 'x', { ...invalid, pointers: ['/image_ids'] }],
    ['null', () => null, { ...invalid, pointers: ['/image_ids'] }],
    ['left out', () => undefined, { ...invalid, pointers: ['/image_ids'] }],
    ['an object', () => ({ 0: a, 1: b }), { ...invalid, pointers: ['/image_ids'] }],
    ['strings', () => [String(a), String(b)], { ...invalid, pointers: ['/image_ids/0', '/image_ids/1'] }],
    ['a fraction', () => [a, b + 0.5], { ...invalid, pointers: ['/image_ids/1'] }],
    ['null within', () => [a, b, null], { ...invalid, pointers: ['/image_ids/2'] }],
    ['a nested list', () => [[a, b]], invalid],
    ['a duplicate of all', () => [a, b, a], invalid],
    ['a duplicate in place of one', () => [a, a], invalid],
    ['a duplicate of an unknown one', () => [none, none, a], invalid],
    ['beyond 2^53', () => [a, b, 2 ** 53], invalid],
    ['21 entries', () => [a, b, ...Array.from({ length: 19 }, (_, index) => none - index)], invalid],
    ['an unknown id beside all', () => [a, b, none], noImage],
    ['an unknown id in place of one', () => [a, none], noImage],
    ['beyond int4', () => [a, b, 2 ** 31], noImage],
    ['the greatest integer', () => [Number.MAX_SAFE_INTEGER], noImage],
    ['an image of another item', () => [a, b, alien], noImage],
    ['20 unknown ids', () => Array.from({ length: 20 }, (_, index) => none - index), noImage],
    ['one missing', () => [b], rejectedItem],
    ['the other missing', () => [a], rejectedItem],
  ]
  test.for(rows)('%s', async ([, ids, wanted]) => {
    await refused(reorderCall(owner, ids()), wanted, watch(owner))
  })

  test('with a member more', async () => {
    const request = { ...reorderCall(owner, []), json: { image_ids: [a, b], x: 1 } }
    await refused(request, invalidItem('/x'), watch(owner))
  })

  test('for an item without images: none of them is there', async () => {
    const bare = await newItem()
    await refused(reorderCall(bare, [a]), noImage, watch(bare))
    await refused(reorderCall(bare, [none]), noImage, watch(bare))
    await refused(reorderCall(bare, []), invalid, watch(bare))
  })

  test('for an item that is not there', async () => {
    await refused(reorderCall(none, [a, b]), noItem)
    await refused(reorderCall(none, [a, a]), invalid)
  })
})

describe('removing', () => {
  test('what is not there, or another item has', async () => {
    const { id } = await newImage(await newItem())
    for (const path of [id, none, 2 ** 31, 2 ** 53]) {
      const request = { method: 'DELETE', path: `/api/items/${item}/images/${path}` }
      await refused(request, noImage, watch(item))
    }
    await refused({ method: 'DELETE', path: `/api/items/${none}/images/${id}` }, noItem)
  })
})

describeWithTwoShops("another shop's", () => {
  test('file id answers as an unknown one, and stays its own', async () => {
    const file = await newFile(undefined, shopB())
    const theirs = await call(addCall(item, file))
    const nothing = await call(addCall(item, 'A'.repeat(file.length)))
    const told = [theirs, nothing].map(each => ({ ...(each.body as Problem), instance: '' }))
    expect(told[0]).toEqual(told[1])
    await refused(addCall(item, file), invalidFileId, watch(item))
    await refused(addCall(full, file), invalidFileId, watch(full))
    const own = await newItem({}, shopB())
    await must(201, addCall(own, file, shopB()))
    await refused(addCall(item, file), invalidFileId, watch(item))
  })

  test('images are not there', async () => {
    const own = await newItem({}, shopB())
    const { id } = await newImage(own, undefined, shopB())
    const mine = (await listImages(item))[0]?.id
    await refused({ method: 'DELETE', path: `/api/items/${item}/images/${id}` }, noImage, watch(item))
    await refused({ method: 'DELETE', path: `/api/items/${own}/images/${id}` }, noItem)
    await refused(reorderCall(item, [mine, id]), noImage, watch(item))
    await refused({ method: 'GET', path: `/api/items/${own}/images` }, noItem)
    expect((await listImages(own, shopB())).map(each => each.id)).toEqual([id])
  })
})
