import { describe, expect, inject, test } from 'vitest'
import { call, send } from './support/call.ts'
import {
  addCall,
  addressesOf,
  getPicture,
  listImages,
  newFile,
  newImage,
  picture,
  reorderCall,
  squareOf,
  untilGone,
  widthOf,
} from './support/images.ts'
import { must, newItem, remove, showItem } from './support/makers.ts'
import { seconds, worker } from './support/many-clients.ts'
import { animation, blue, green, noise, red } from './support/pictures.ts'
import { expectRefusal, invalidFileId, tooManyImages } from './support/refused.ts'
import type { Image } from './support/shapes.ts'
import { pick, random, shuffle } from './support/shuffle.ts'
import { pathOf } from './support/uploads.ts'

const clients = 8
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

// R-IMAGE-4
test('20 clients add an image each, and one more: exactly 20 are taken', async () => {
  const item = await newItem()
  const files = await Promise.all(times(21).map(() => newFile()))
  const answers = await Promise.all(files.map(file => call(addCall(item, file))))
  const taken = answers.filter(each => each.status === 201).map(each => each.body as Image)
  expect(answers.map(each => each.status).sort()).toEqual([...times(20).map(() => 201), 422])
  const loser = answers.findIndex(each => each.status === 422)
  const request = addCall(item, files[loser])
  const refusal = answers[loser]
  if (refusal !== undefined) expectRefusal(request, refusal, tooManyImages)
  const shown = await listImages(item)
  expect(shown.length).toBe(20)
  expect(new Set(shown.map(each => each.id))).toEqual(new Set(taken.map(each => each.id)))
  expect((await showItem(item)).images).toEqual(shown)
  // Nothing but the limit stood in its way.
  await remove(`/api/items/${item}/images/${shown[7]?.id}`)
  await must(201, request)
})

test('60 clients add to one item, files that cannot be used among them: exactly 20 are taken', async () => {
  const item = await newItem()
  const files = await Promise.all(
    times(60).map(index => newFile(index % 3 === 0 ? Buffer.from('hello') : undefined)),
  )
  const statuses = await Promise.all(files.map(async file => (await call(addCall(item, file))).status))
  expect(statuses.filter(each => each === 201).length).toBe(20)
  expect(statuses.filter(each => each === 422).length).toBe(40)
  expect((await listImages(item)).length).toBe(20)
})

// R-IMAGE-4
test('12 clients use one file for three items: exactly one gets it', async () => {
  const items = await Promise.all(times(3).map(() => newItem()))
  const file = await newFile(await noise(400, 300).png().toBuffer())
  const calls = times(12).map(index => addCall(items[index % 3] ?? 0, file))
  const answers = await Promise.all(calls.map(call))
  expect(answers.filter(each => each.status === 201).length).toBe(1)
  for (const [index, answer] of answers.entries()) {
    const request = calls[index]
    if (answer.status !== 201 && request !== undefined) expectRefusal(request, answer, invalidFileId)
  }
  const lists = await Promise.all(items.map(item => listImages(item)))
  expect(lists.flat().length).toBe(1)
})

test('10 clients remove one image: exactly one does', async () => {
  const item = await newItem()
  const { id } = await newImage(item)
  const path = `/api/items/${item}/images/${id}`
  const answers = await Promise.all(times(10).map(() => call({ method: 'DELETE', path })))
  expect(answers.map(each => each.status).sort()).toEqual([204, ...times(9).map(() => 404)])
})

test('an item is removed while images are added to it: nothing is left behind', async () => {
  for (let round = 0; round < 3; round += 1) {
    const item = await newItem()
    const files = await Promise.all(times(6).map(() => newFile()))
    const adding = files.map(file => call(addCall(item, file)))
    const [, ...answers] = await Promise.all([remove(`/api/items/${item}`), ...adding])
    for (const { status, body } of answers) {
      expect([201, 404]).toContain(status)
      if (status === 201) await untilGone((body as Image).url)
    }
  }
})

// R-PICTURE-7
describe('one cold size for 100 clients', () => {
  const cold: [string, () => Promise<Image>, (image: Image) => string, string | undefined][] = [
    ['a width', photo, image => widthOf(image, 411), undefined],
    ['a square as WebP', photo, image => squareOf(image, 412), 'image/webp'],
    ['a width as AVIF', photo, image => widthOf(image, 413), 'image/avif'],
    ['an animation', film, image => widthOf(image, 101), 'image/webp'],
  ]
  test.for(cold)('%s: the same bytes for all', async ([, make, address, accept]) => {
    const url = address(await make())
    const headers: Record<string, string> = accept === undefined ? {} : { accept }
    const answers = await Promise.all(times(100).map(() => getPicture(url, headers)))
    expect(new Set(answers.map(each => each.status))).toEqual(new Set([200]))
    const [first] = answers
    expect(answers.filter(each => !each.bytes.equals(first?.bytes ?? Buffer.alloc(0))).length).toBe(0)
    expect(new Set(answers.map(each => each.headers.etag)).size).toBe(1)
  })

  // R-PICTURE-7
  test('forty cold sizes of one picture at once are all shown, or told when to come again', async () => {
    const image = await photo()
    const urls = times(40).map(index => widthOf(image, 200 + index))
    const answers = await Promise.all(
      urls.map(url => send({ method: 'GET', path: pathOf(url), token: null })),
    )
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    for (const url of urls) await picture(url)
  })
})

async function photo(): Promise<Image> {
  const bytes = await noise(600, 450).blur(2).jpeg().toBuffer()
  return newImage(await newItem(), bytes, undefined, 'image/jpeg')
}

async function film(): Promise<Image> {
  const bytes = await animation(200, 150, [red, green, blue, red, blue]).gif().toBuffer()
  return newImage(await newItem(), bytes, undefined, 'image/gif')
}

/** What the clients know of one item: the images that stand for certain, and those that are gone. */
class Ledger {
  readonly standing = new Map<number, Image>()
  readonly gone: Image[] = []
  readonly counts = new Map<string, number>()

  count(what: string, status: number): void {
    const key = `${what} ${status}`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }
}

/** One client of the item: it removes only what it added itself, so that it knows the outcome. */
class Client {
  readonly #own: Image[] = []
  readonly #item: number
  readonly #ledger: Ledger
  readonly #next: () => number

  constructor(item: number, ledger: Ledger, seed: number) {
    this.#item = item
    this.#ledger = ledger
    this.#next = random(seed)
  }

  async #send(what: string, request: Parameters<typeof call>[0], allowed: number[]) {
    const answer = await call(request)
    this.#ledger.count(what, answer.status)
    if (!allowed.includes(answer.status)) throw new Error(`${what}: ${answer.status} ${answer.text}`)
    return answer
  }

  async add(): Promise<void> {
    const file = await newFile()
    const answer = await this.#send('add', addCall(this.#item, file), [201, 422])
    if (answer.status === 422) return this.remove()
    const image = answer.body as Image
    expect(this.#ledger.standing.has(image.id)).toBe(false)
    this.#ledger.standing.set(image.id, image)
    this.#own.push(image)
  }

  async remove(): Promise<void> {
    const [image] = this.#own.splice(Math.floor(this.#next() * this.#own.length), 1)
    if (image === undefined) return
    const request = { method: 'DELETE', path: `/api/items/${this.#item}/images/${image.id}` }
    this.#ledger.standing.delete(image.id)
    this.#ledger.gone.push(image)
    await this.#send('remove', request, [204])
    await this.#send('remove again', request, [404])
  }

  /** Anyone's images: others may add or remove between the reading and the writing. */
  async reorder(): Promise<void> {
    const ids = (await listImages(this.#item)).map(each => each.id)
    if (ids.length === 0) return this.add()
    await this.#send('reorder', reorderCall(this.#item, shuffle(ids, this.#next)), [204, 404, 422])
  }

  async read(): Promise<void> {
    const { images } = await showItem(this.#item)
    expect(images.length).toBeLessThanOrEqual(20)
    const ids = images.map(each => each.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of this.#own) expect(ids).toContain(id)
  }

  async look(): Promise<void> {
    if (this.#own.length === 0) return this.add()
    const image = pick(this.#own, this.#next)
    await picture(pick(addressesOf(image), this.#next))
  }

  async run(work: ReturnType<typeof worker>): Promise<void> {
    const steps = [this.add, this.add, this.remove, this.reorder, this.reorder, this.read, this.look]
    await work(() => pick(steps, this.#next).call(this))
  }
}

test(
  `${clients} clients at the images of one item for ${seconds} s`,
  async () => {
    const item = await newItem()
    const ledger = new Ledger()
    const seed = Date.now() % 100_000
    const work = worker()
    await Promise.all(times(clients).map(index => new Client(item, ledger, seed + index).run(work)))

    const shown = await listImages(item)
    expect((await showItem(item)).images).toEqual(shown)
    const byId = (list: Iterable<Image>) => [...list].sort((one, other) => one.id - other.id)
    expect(byId(shown), `seed ${seed}`).toEqual(byId(ledger.standing.values()))
    for (const url of shown.flatMap(addressesOf)) await picture(url)
    for (const { url } of ledger.gone) await untilGone(url)
    if (shown.length > 0) {
      const ids = shuffle(
        shown.map(each => each.id),
        random(seed),
      )
      await must(204, reorderCall(item, ids))
      expect((await listImages(item)).map(each => each.id)).toEqual(ids)
    }
    expect(ledger.counts.get('add 201')).toBeGreaterThan(clients)
    console.log(`contract: ${JSON.stringify(Object.fromEntries(ledger.counts))} against ${inject('baseUrl')}`)
  },
  (seconds + 60) * 1000,
)
