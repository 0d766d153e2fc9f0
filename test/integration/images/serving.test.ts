import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { ProcessingTimeout } from '../../../src/images/image-processor.ts'
import { imageFolder, originalKey } from '../../../src/images/image-types.ts'
import { ObjectStoreError } from '../../../src/objects/object-store.ts'
import { addItem, createTestApi } from '../../support/api.ts'
import type { TestContext } from '../../support/context.ts'
import { test } from '../../support/fixture.ts'
import { openFiles, SHOWS_OPEN_FILES } from '../../support/open-files.ts'
import { colours } from './support/pictures.ts'
import { until } from './support/processor.ts'
import { type ShownImage, showImage } from './support/shown-image.ts'

let context: TestContext
let item: { shopId: number; itemId: number }
let app: FastifyInstance
let url: string
let photo: Buffer
let image: ShownImage

/** What the application's processor and store are asked for, and how they fail. */
const asked = { resizes: 0, puts: 0, counted: new Set<string>() }
/** Sizes in the making, and as many as there ever were at once. */
let running = 0
let most = 0
let resizeFails: Error | undefined
let putFails: Error | undefined

test.beforeAll(async ({ context: madeContext, shopId }) => {
  context = madeContext
  await using api = await createTestApi(context, shopId)
  item = { shopId, itemId: await addItem(api) }
  photo = await colours(600, 400).jpeg().toBuffer()
  const { images, objects } = context
  app = await buildApp({
    ...context,
    images: {
      normalise: (...of) => images.normalise(...of),
      resize: (...of) => {
        asked.resizes += 1
        running += 1
        most = Math.max(most, running)
        const made = resizeFails === undefined ? images.resize(...of) : Promise.reject(resizeFails)
        return made.finally(() => {
          running -= 1
        })
      },
      [Symbol.asyncDispose]: async () => {},
    },
    objects: {
      ...objects,
      count: async (...of) => {
        const count = await objects.count(...of)
        asked.counted.add(of[0])
        return count
      },
      put: (...of) => {
        // Nobody waits for a size to be kept: one of the test before may come as late as this.
        if (of[0].startsWith(imageFolder(image.name))) asked.puts += 1
        return putFails === undefined ? objects.put(...of) : Promise.reject(putFails)
      },
    },
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await app.close()
})

beforeEach(async () => {
  Object.assign(asked, { resizes: 0, puts: 0, counted: new Set() })
  resizeFails = putFails = undefined
  image = await showImage(context, item, photo, 'image/jpeg')
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, { headers })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

const kept = () => context.objects.count(imageFolder(image.name), 1_000)

describe('a size', () => {
  test('is made once for a hundred clients who ask at once', async () => {
    const path = `/images/w/300/${image.name}`
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(path, { accept: 'image/webp' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    const [{ bytes, headers }] = answers as [(typeof answers)[0]]
    expect(answers.every(answer => answer.bytes.equals(bytes))).toBe(true)
    expect(headers.get('content-type')).toBe('image/webp')
    expect((await sharp(bytes).metadata()).width).toBe(300)
    expect(asked.resizes).toBe(1)
  })

  test('is kept: another server need not make it', async () => {
    const path = `/images/sq/100/${image.name}`
    const { bytes } = await get(path)
    await expect.poll(kept).toBe(2)
    const other = await buildApp({
      ...context,
      images: { ...context.images, resize: () => Promise.reject(new Error('it was made again')) },
    })
    expect((await other.inject(path)).rawPayload.equals(bytes)).toBe(true)
    await other.close()
  })

  test('is one for each format, and each has its ETag', async () => {
    const path = `/images/w/50/${image.name}`
    const formats = ['image/jpeg', 'image/webp', 'image/avif']
    const answers = await Promise.all(formats.map(accept => get(path, { accept })))
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(formats)
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
    expect(asked.resizes).toBe(3)
  })

  test('is made for the others when a client goes away', async () => {
    const path = `/images/w/299/${image.name}`
    const leaving = connect(Number(new URL(url).port), '127.0.0.1')
    leaving.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await until(() => asked.resizes === 1, 'the first request')
    const staying = get(path)
    leaving.destroy()
    expect((await staying).status).toBe(200)
    expect(asked.resizes).toBe(1)
  })

  test('is sent also when it cannot be kept', async () => {
    putFails = new ObjectStoreError('the disk is full')
    const path = `/images/w/40/${image.name}`
    expect((await get(path)).status).toBe(200)
    expect((await get(path)).status).toBe(200)
    expect(asked.resizes).toBe(1)
    expect(await kept()).toBe(1)
  })

  // R-PICTURE-7
  test('beyond the hundredth is sent, but not kept', async () => {
    await Promise.all(
      Array.from({ length: 99 }, (_, index) =>
        context.objects.put(`${imageFolder(image.name)}/w${1_000 + index}.webp`, photo, 'image/webp'),
      ),
    )
    expect((await get(`/images/w/41/${image.name}`)).status).toBe(200)
    await expect.poll(() => asked.counted).toContain(imageFolder(image.name))
    expect(asked).toMatchObject({ resizes: 1, puts: 0 })
    expect(await kept()).toBe(100)
  })

  // R-PICTURE-7
  test('of those whose addresses are given out is kept however many others are', async () => {
    await Promise.all(
      Array.from({ length: 99 }, (_, index) =>
        context.objects.put(`${imageFolder(image.name)}/w${1_000 + index}.webp`, photo, 'image/webp'),
      ),
    )
    // The picture is 600 wide and 400 high: what is asked for is larger, and made as large as it is.
    for (const path of [`/images/w/640/${image.name}`, `/images/sq/900/${image.name}`]) {
      expect((await get(path, { accept: 'image/webp' })).status).toBe(200)
    }
    await expect.poll(kept).toBe(102)
  })

  test('that is larger than the picture is one object, whatever was asked for', async () => {
    const accept = 'image/webp'
    const answers = await Promise.all(
      [600, 601, 640, 1999, 2048].map(width => get(`/images/w/${width}/${image.name}`, { accept })),
    )
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    await expect.poll(kept).toBe(2)
    expect(asked).toMatchObject({ resizes: 1, puts: 1 })
    const squares = await Promise.all([400, 401, 900].map(side => get(`/images/sq/${side}/${image.name}`)))
    expect(new Set(squares.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    await expect.poll(kept).toBe(3)
  })

  // R-PICTURE-7
  test('that will not be kept is made for so many a minute, and the others go on', async () => {
    await Promise.all(
      Array.from({ length: 99 }, (_, index) =>
        context.objects.put(`${imageFolder(image.name)}/w${1_000 + index}.webp`, photo, 'image/webp'),
      ),
    )
    const width = async (n: number) => get(`/images/w/${n}/${image.name}`)
    // By the first it is found out that no more are kept.
    expect((await width(100)).status).toBe(200)
    await expect.poll(() => asked.counted).toContain(imageFolder(image.name))
    const statuses: number[] = []
    for (let n = 0; n < 24; n++) statuses.push((await width(101 + n)).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(20)
    expect(new Set(statuses.slice(20))).toEqual(new Set([503]))
    const refused = await width(200)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({ type: '/errors/images/busy' })
    expect((await get(`/images/w/640/${image.name}`, { accept: 'image/webp' })).status).toBe(200)
    const other = await showImage(context, item, photo, 'image/jpeg')
    expect((await get(`/images/w/101/${other.name}`)).status).toBe(200)
  })

  // R-PICTURE-7
  test('that will not be kept is made one at a time', async () => {
    await Promise.all(
      Array.from({ length: 99 }, (_, index) =>
        context.objects.put(`${imageFolder(image.name)}/w${1_000 + index}.webp`, photo, 'image/webp'),
      ),
    )
    await get(`/images/w/100/${image.name}`)
    await expect.poll(() => asked.counted).toContain(imageFolder(image.name))
    most = running = 0
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => get(`/images/w/${300 + n}/${image.name}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(most).toBe(1)
  })

  // R-PICTURE-7
  test('that takes too long is 504, and not tried again at once', async () => {
    resizeFails = new ProcessingTimeout('too slow')
    const path = `/images/w/42/${image.name}`
    for (let tries = 0; tries < 3; tries++) expect((await get(path)).status).toBe(504)
    expect(asked.resizes).toBe(1)
  })

  test('that was known already is 304 without being made', async () => {
    const path = `/images/w/43/${image.name}`
    const etag = (await get(path)).headers.get('etag') ?? ''
    const cold = await buildApp(context)
    const answer = await cold.inject({ url: path, headers: { 'if-none-match': etag } })
    expect([answer.statusCode, answer.headers.etag, answer.headers.vary]).toEqual([304, etag, 'Accept'])
    await cold.close()
  })

  test('as large as the original is the original', async () => {
    for (const width of [600, 601, 2_048]) {
      expect((await get(`/images/w/${width}/${image.name}`)).bytes.equals(photo)).toBe(true)
    }
    expect((await get(`/images/sq/2048/${image.name}`)).bytes.equals(photo)).toBe(false)
  })

  test('of a very tall picture is what can be made of it', async () => {
    // More pixels than are made a WebP, in a picture that is quickly read and not too tall for one.
    const tall = await showImage(context, item, await colours(500, 16_200).jpeg().toBuffer(), 'image/jpeg')
    const { status, headers } = await get(`/images/w/500/${tall.name}`, { accept: 'image/webp' })
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})

describe('an image', () => {
  const paths = () => [`/images/${image.name}`, `/images/w/60/${image.name}`, `/images/sq/60/${image.name}`]
  const statuses = async () => Promise.all(paths().map(async path => (await get(path)).status))

  test('that is removed is 404 a second later, and never cached as what it was', async () => {
    expect(await statuses()).toEqual([200, 200, 200])
    await image.remove()
    context.setTime(new Date(context.clock.now().getTime() + 1_000).toISOString())
    expect(await statuses()).toEqual([404, 404, 404])
    expect((await get(`/images/${image.name}`)).headers.get('cache-control')).toBe('no-store')
  })

  test('that is added is there at once, though it was asked for before', async () => {
    await image.remove()
    expect(await statuses()).toEqual([404, 404, 404])
    const [{ id }] = (await context.db.query(
      {
        name: 'test.add_image',
        text: `insert into item_images (shop_id, item_id, image_name, position) values ($1, $2, $3, 99) returning id`,
        reads: false,
      },
      [item.shopId, item.itemId, image.name],
    )) as [{ id: number }]
    expect(id).toBeGreaterThan(0)
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('whose object is lost is 404', async () => {
    await context.objects.remove(originalKey(image.name))
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('is refused to nobody, whatever the query says', async () => {
    for (const path of paths()) expect((await get(`${path}?v=1&v=2&limit=x`)).status).toBe(200)
  })

  // R-PICTURE-4
  test('cannot do anything in the browser that shows it', async () => {
    for (const path of paths()) {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  test.skipIf(!SHOWS_OPEN_FILES)('that is only sent in part leaves no file open', async () => {
    const large = await showImage(context, item, Buffer.alloc(8 * 1024 * 1024), 'image/png')
    for (let tries = 0; tries < 20; tries++) {
      const leaving = connect(Number(new URL(url).port), '127.0.0.1')
      leaving.write(`GET /images/${large.name} HTTP/1.1\r\nHost: x\r\n\r\n`)
      await new Promise(resolve => leaving.once('data', resolve))
      leaving.destroy()
    }
    await until(() => !openFiles().some(path => path.includes(large.name)), 'the closing of the files')
  })
})
