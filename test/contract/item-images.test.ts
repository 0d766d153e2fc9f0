import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { call } from './support/call.ts'
import {
  addCall,
  addressesOf,
  getPicture,
  listImages,
  newFile,
  newImage,
  picture,
  reorderCall,
  untilGone,
} from './support/images.ts'
import { listItems, must, newItem, putVisibility, remove, showItem } from './support/makers.ts'
import { decode } from './support/pictures.ts'
import { noImage, noItem, refused } from './support/refused.ts'
import type { Image } from './support/shapes.ts'
import { shuffle } from './support/shuffle.ts'

async function withImages(count: number): Promise<{ item: number; images: Image[] }> {
  const item = await newItem()
  const images: Image[] = []
  for (let done = 0; done < count; done += 1) images.push(await newImage(item))
  return { item, images }
}

const order = async (item: number) => (await listImages(item)).map(each => each.id)

describe('an image', () => {
  // R-IMAGE-2, R-IMAGE-5
  test('goes to the end, and is the same wherever it is shown', async () => {
    const item = await newItem()
    expect(await listImages(item)).toEqual([])
    const images: Image[] = []
    for (let count = 1; count <= 4; count += 1) {
      images.push(await newImage(item))
      expect(await listImages(item)).toEqual(images)
      expect((await showItem(item)).images).toEqual(images)
    }
    const listed = (await listItems('order=created&sort=desc&limit=100')).find(each => each.id === item)
    expect(listed?.images).toEqual(images)
    expect(new Set(images.map(each => each.id)).size).toBe(4)
    expect(new Set(images.flatMap(addressesOf)).size).toBe(12)
  })

  // R-IMAGE-1
  test('has three absolute addresses, with the sizes in them', async () => {
    const { url, scaled_url, square_url } = await newImage(await newItem())
    for (const each of [url, scaled_url, square_url]) {
      expect(each.startsWith(`${inject('baseUrl')}/`)).toBe(true)
      expect(new URL(each).search).toBe('')
      expect((await decode((await picture(each)).bytes)).pages).toBe(1)
    }
    expect(scaled_url).toMatch(/\/w\/640\/[^/]+$/)
    expect(square_url).toMatch(/\/sq\/900\/[^/]+$/)
  })

  // R-IMAGE-1
  test('has an address that cannot be guessed, nor told from its id or the file id', async () => {
    const item = await newItem()
    const file = await newFile()
    const image = (await must(201, addCall(item, file))).body as Image
    const name = new URL(image.url).pathname.split('/').at(-1) ?? ''
    expect(name.replace(/\.\w+$/, '').length).toBeGreaterThanOrEqual(20)
    expect(image.url).not.toContain(file)
    expect((await getPicture(image.url.replace(name, `${image.id}`))).status).toBe(404)
  })

  test('is public also while its item is not', async () => {
    const { item, images } = await withImages(1)
    for (const visible of [false, true, false]) {
      await putVisibility(item, visible)
      for (const url of images.flatMap(addressesOf)) expect((await getPicture(url)).status).toBe(200)
    }
  })
})

describe('a new order', () => {
  // R-IMAGE-6
  test('is taken as sent, again and again', async () => {
    const { item, images } = await withImages(6)
    for (let round = 0; round < 8; round += 1) {
      const wanted = shuffle(images, Math.random)
      const answer = await must(
        204,
        reorderCall(
          item,
          wanted.map(each => each.id),
        ),
      )
      expect(answer.bytes.length).toBe(0)
      expect(await listImages(item)).toEqual(wanted)
      expect((await showItem(item)).images).toEqual(wanted)
    }
    const last = await newImage(item)
    expect((await order(item)).at(-1)).toBe(last.id)
  })

  test('of one image, of twenty, and with numbers written otherwise', async () => {
    const { item, images } = await withImages(1)
    const id = images[0]?.id ?? 0
    await must(204, { ...reorderCall(item, []), json: undefined, raw: `{"image_ids":[${id}.0]}` })
    for (let count = 1; count < 20; count += 1) await newImage(item)
    const ids = shuffle(await order(item), Math.random)
    expect(ids.length).toBe(20)
    await must(204, reorderCall(item, ids))
    expect(await order(item)).toEqual(ids)
  })
})

describe('removing', () => {
  // R-IMAGE-7
  test('an image: 204, then 404; the others stay in their order', async () => {
    const { item, images } = await withImages(3)
    const [a, b, c] = images.map(each => each.id)
    const path = `/api/items/${item}/images/${b}`
    await remove(path)
    await refused({ method: 'DELETE', path }, noImage, [`/api/items/${item}`])
    expect(await order(item)).toEqual([a, c])
    await refused(reorderCall(item, [c, b, a]), noImage, [`/api/items/${item}`])
    await must(204, reorderCall(item, [c, a]))
    const d = await newImage(item)
    expect(await order(item)).toEqual([c, a, d.id])
    for (const id of [a, c, d.id]) await remove(`/api/items/${item}/images/${id}`)
    expect((await showItem(item)).images).toEqual([])
  })

  test('an image removes its pictures, those of other images stay', async () => {
    const { item, images } = await withImages(2)
    const [gone, kept] = images as [Image, Image]
    for (const url of images.flatMap(addressesOf)) await picture(url)
    await remove(`/api/items/${item}/images/${gone.id}`)
    for (const url of addressesOf(gone)) await untilGone(url)
    const cold = gone.scaled_url.replace('/w/640/', '/w/333/')
    await untilGone(cold)
    for (const url of addressesOf(kept)) await picture(url)
    const headers = { 'if-none-match': '*' }
    expect((await getPicture(gone.url, headers)).status).toBe(404)
  })

  // R-IMAGE-7
  test('the item removes its pictures', async () => {
    const { item, images } = await withImages(2)
    for (const url of images.flatMap(addressesOf)) await picture(url)
    await remove(`/api/items/${item}`)
    await refused({ method: 'GET', path: `/api/items/${item}/images` }, noItem)
    await refused({ method: 'DELETE', path: `/api/items/${item}/images/${images[0]?.id}` }, noItem)
    for (const url of images.flatMap(addressesOf)) await untilGone(url)
  })

  // R-IMAGE-7
  test('a file whose image was removed is used up', async () => {
    const item = await newItem()
    const file = await newFile()
    const { id } = (await must(201, addCall(item, file))).body as Image
    await remove(`/api/items/${item}/images/${id}`)
    await refused(addCall(item, file), { status: 422, type: 'items/invalid-file-id' })
  })
})

type Change = [string, (item: number, ids: number[], file: string) => Promise<unknown>, 'moves' | 'stays']

describe.concurrent('modified_at', () => {
  const changes: Change[] = [
    ['an image added', (item, _, file) => must(201, addCall(item, file)), 'moves'],
    ['an image removed', (item, [id]) => remove(`/api/items/${item}/images/${id}`), 'moves'],
    ['another order', (item, ids) => must(204, reorderCall(item, ids.toReversed())), 'moves'],
    ['the same order', (item, ids) => must(204, reorderCall(item, ids)), 'stays'],
    ['an upload', () => newFile(), 'stays'],
    ['an image of another item', async () => newImage(await newItem()), 'stays'],
    ['a refused file', item => call(addCall(item, 'none')), 'stays'],
    ['a refused order', (item, ids) => call(reorderCall(item, ids.slice(1))), 'stays'],
    [
      'an image removed that is not there',
      item => call({ method: 'DELETE', path: `/api/items/${item}/images/2000000000` }),
      'stays',
    ],
    ['a size made', async item => picture((await listImages(item))[0]?.scaled_url ?? ''), 'stays'],
  ]
  test.for(changes)('%s', async ([, change, wanted]) => {
    const { item, images } = await withImages(2)
    const file = await newFile()
    const path = `/api/items/${item}`
    const before = await must(200, { method: 'GET', path })
    await sleep(1100)
    await change(
      item,
      images.map(each => each.id),
      file,
    )
    const headers = { 'if-none-match': String(before.headers.etag) }
    const after = await call({ method: 'GET', path, headers })
    // A client that holds the item as it was is told of every change it can see.
    expect(wanted === 'moves' ? [200] : [200, 304]).toContain(after.status)
    const times = [before.body, await showItem(item)].map(
      each => (each as { modified_at: string }).modified_at,
    )
    const [then = '', now = ''] = times
    expect(now > then, `${then} to ${now}`).toBe(wanted === 'moves')
  })
})
