import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { addCall, getPicture, squareOf, widthOf } from './support/images.ts'
import { newItem } from './support/makers.ts'
import { decode, difference, duration, standsStill } from './support/pictures.ts'
import { expectRefusal, mismatch } from './support/refused.ts'
import type { Image } from './support/shapes.ts'
import { newUpload, sendFile } from './support/uploads.ts'

const folder = resolve(import.meta.dirname, '../../../shared/data/images-odd')
const present = existsSync(folder)
if (!present) console.warn(`contract: ${folder} is absent: the difficult images are skipped`)

interface OddImage {
  file: string
  format: string
  /** Whether a strict decoder takes it. */
  decodes: boolean
}

const images: OddImage[] = !present
  ? []
  : readFileSync(join(folder, 'index.csv'), 'utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map(line => {
        const [file = '', , format = ''] = line.split(',')
        return { file, format, decodes: /\bdecodes\b/.test(line) && !/not decoded|decode fails/.test(line) }
      })

const taken: Record<string, string> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  GIF: 'image/gif',
  WEBP: 'image/webp',
}
const all = Object.values(taken)

/** Every call of the whole way is to be answered within this many milliseconds. */
const most = 5000
async function timed<T>(work: Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work
  expect(performance.now() - started).toBeLessThan(most)
  return result
}

async function use(bytes: Uint8Array, type: string) {
  const upload = await newUpload(type)
  await timed(sendFile(upload, bytes))
  const request = addCall(await newItem(), upload.file_id)
  return { request, answer: await timed(call(request)) }
}

type Decoded = Awaited<ReturnType<typeof decode>>

/** A size of an animation moves as long as the animation does; frames that look alike may be made one. */
async function movesAs(sent: Decoded, bytes: Uint8Array, now: Decoded, square: boolean): Promise<void> {
  expect(now.pages).toBeLessThanOrEqual(sent.pages)
  if (sent.pages === 1) return
  if (now.pages === 1) expect(await standsStill(bytes, square)).toBe(true)
  else expect([duration(now), now.loop]).toEqual([duration(sent), sent.loop])
}

async function shown(url: string, accept?: string) {
  const answer = await timed(getPicture(url, accept === undefined ? {} : { accept }))
  expect([url, answer.status]).toEqual([url, 200])
  const picture = await decode(answer.bytes)
  expect(answer.headers['content-type']).toBe(picture.type)
  return { ...picture, bytes: answer.bytes }
}

describe.skipIf(!present)('difficult images (skipped where the data folder is absent)', () => {
  // R-PICTURE-8
  test.for(images)('$file', async ({ file, format, decodes }) => {
    const bytes = readFileSync(join(folder, file))
    const type = taken[format] ?? 'image/png'
    const { request, answer } = await use(bytes, type)
    if (!decodes || taken[format] === undefined) return expectRefusal(request, answer, mismatch)
    expect(answer.status, answer.text).toBe(201)
    const image = answer.body as Image
    const sent = await decode(bytes)
    const turned = (sent.orientation ?? 1) >= 5
    const [width, height] = turned ? [sent.height, sent.width] : [sent.width, sent.height]
    const original = await shown(image.url)
    expect([original.type, original.width, original.height, original.pages]).toEqual([
      ...[type, width, height],
      sent.pages,
    ])
    expect([original.depth, original.exif, original.xmp, original.orientation ?? 1]).toEqual([
      ...['uchar', undefined, undefined],
      1,
    ])
    // What a browser shows of the upload, but for the losses of coding it anew.
    expect(await difference(original.bytes, bytes)).toBeLessThan(6)
    for (const accept of [undefined, 'image/avif,image/webp,*/*;q=0.8']) {
      const scaled = await shown(image.scaled_url, accept)
      expect(scaled.width).toBe(Math.min(width, 640))
      await movesAs(sent, bytes, scaled, false)
      const square = await shown(image.square_url, accept)
      const side = Math.min(width, height, 900)
      expect([square.width, square.height]).toEqual([side, side])
      await movesAs(sent, bytes, square, true)
    }
    await shown(widthOf(image, 1))
    await shown(squareOf(image, 2048))
  })

  // Each as one other type, in turn; `test/integration/images/odd-images.test.ts` has each declared as all others.
  test.each(images.map((image, at) => ({ ...image, at })))('$file as something else', async image => {
    const others = all.filter(each => each !== taken[image.format])
    const type = others[image.at % others.length] ?? 'image/png'
    const { request, answer } = await use(readFileSync(join(folder, image.file)), type)
    expectRefusal(request, answer, mismatch)
  })
})
