/** `akinai import-shopify --images` as a person runs it, against the real server, on its own store and on a bucket. */
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Report } from '../../cli/shopify/report/report.ts'
import type { ApiItem } from '../../client/client.ts'
import { originalKey } from '../../src/images/image-types.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { makeS3Store } from '../../src/objects/s3/s3-store.ts'
import { AKINAI, runAkinai } from '../support/command-line.ts'
import type { CommandResult } from '../support/desk.ts'
import { type ShopServer, startShopServer } from '../support/shop-server.ts'
import { hasRadosgw, startRadosgw } from './objects/support/radosgw.ts'

/** The command, with these variables. */
function importWith(variables: NodeJS.ProcessEnv, ...words: string[]): Promise<CommandResult> {
  return runAkinai(['import-shopify', ...words], { PATH: process.env.PATH, ...variables })
}

const HEADER =
  'Handle,Title,Published,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src,Image Position,Variant Image'
const CDN = 'https://cdn.shopify.com/s/files/1/0001/files'
const LINES = [
  `tee,Tee,true,Red,T-1,900,3,${CDN}/back.jpg?v=1,3,${CDN}/red.png`,
  `tee,,,Green,T-2,800,5,${CDN}/tee%20front.jpg?v=2,1,${CDN}/green.webp`,
  `tee,,,,,,,${CDN}/green.webp,2,`,
  `pot,Pot,true,Default Title,P-1,500,2,${CDN}/POT.GIF,1,`,
  `pot,,,,,,,${CDN}/broken.jpg,2,`,
  `pot,,,,,,,${CDN}/notes.jpg,3,`,
  `pot,,,,,,,${CDN}/absent.jpg,4,`,
  `cup,Cup,true,Default Title,C-1,400,2,,,`,
]

/** Pictures by their colour, so that a shop can be asked which is which. */
const COLOURS = { red: '#ff0000', green: '#00ff00', front: '#0000ff', back: '#ffff00', pot: '#ff00ff' }

const plain = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } })

async function makePictures(folder: string): Promise<void> {
  const jpeg = await plain(COLOURS.back).jpeg().toBuffer()
  const files = {
    'red.png': plain(COLOURS.red).png().toBuffer(),
    'green.webp': plain(COLOURS.green).webp().toBuffer(),
    // Turned upright by its orientation, and with another ending than it is.
    'tee front.jpg': plain(COLOURS.front).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'back.jpg': jpeg,
    'pot.gif': plain(COLOURS.pot).gif().toBuffer(),
    'broken.jpg': jpeg.subarray(0, 60),
    'notes.jpg': Buffer.from('no picture'),
    'unused.jpg': jpeg,
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), await bytes)
}

let folder: string
let pictures: string
let csv: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akinai-shopify-'))
  pictures = await mkdtemp(join(folder, 'pictures-'))
  csv = join(folder, 'products.csv')
  await writeFile(csv, [HEADER, ...LINES].join('\n'))
  await makePictures(pictures)
})
afterAll(() => rm(folder, { recursive: true }))

interface Tried {
  readonly name: string
  readonly ownStore: boolean
  readonly skip: boolean
  readonly start: () => Promise<ShopServer & { readonly stop: () => PromiseLike<void> }>
}

const STORES: readonly Tried[] = [
  {
    name: 'the server’s own store',
    ownStore: true,
    skip: false,
    start: async () => {
      const server = await startShopServer()
      return { ...server, stop: () => server[Symbol.asyncDispose]() }
    },
  },
  {
    name: 'a bucket',
    ownStore: false,
    skip: !hasRadosgw(),
    start: async () => {
      const bucket = await startRadosgw()
      const server = await startShopServer(makeS3Store({ ...bucket, clock: systemClock }))
      const stop = async () => {
        await server[Symbol.asyncDispose]()
        await bucket[Symbol.asyncDispose]()
      }
      return { ...server, stop }
    },
  },
]

describe.each(STORES)('with $name', ({ skip, start, ownStore }) => {
  if (skip) {
    test.skip('needs a server: apt-get install radosgw ceph-mon ceph-osd')
    return
  }

  let server: Awaited<ReturnType<Tried['start']>>
  let token: string
  let shops = 0
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    token = (await server.makeShop(`shop-${++shops}`)).token
  })

  const importing = (...words: string[]): Promise<CommandResult> =>
    importWith({ AKINAI_TOKEN: token }, csv, '--url', server.url, '--rate', '1', '--visible', ...words)

  async function items(): Promise<ApiItem[]> {
    const answer = await fetch(`${server.url}/api/items?limit=100&order=created&sort=asc`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await answer.json()) as ApiItem[]
  }

  /** The colours that the images of each item have in the store. */
  async function shown(): Promise<[string, string[]][]> {
    const list = await items()
    return Promise.all(
      list.map(
        async ({ name, images }) =>
          [name, await Promise.all(images.map(({ url }) => colourOf(url)))] as const,
      ),
    ) as Promise<[string, string[]][]>
  }

  async function colourOf(url: string): Promise<string> {
    const bytes = await server.context.objects.read(originalKey(url.split('/').at(-1) ?? ''))
    const { data } = await sharp(bytes).removeAlpha().resize(1, 1).raw().toBuffer({ resolveWithObject: true })
    const nearest = Object.entries(COLOURS).find(([, hex]) =>
      [0, 1, 2].every(
        index =>
          Math.abs((data[index] ?? 0) - Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16)) < 8,
      ),
    )
    return nearest?.[0] ?? 'unknown'
  }

  const SHOWN = [
    ['Tee (Red)', ['red', 'front', 'back']],
    ['Tee (Green)', ['green', 'front', 'back']],
    ['Pot', ['pot']],
    ['Cup', []],
  ]

  test('pictures come in with their items, and each that does not is accounted for', async () => {
    const { code, stdout } = await importing('--images', pictures, '--json')
    const report = JSON.parse(stdout) as Report
    expect([code, await shown()]).toEqual([0, SHOWN])
    const counts = { created: 3, images_added: 7, images_missing: 1, images_refused: 2, images_left_out: 0 }
    expect(report.counts).toMatchObject(counts)
    const told = report.notes
      .filter(({ kind }) => kind.startsWith('picture'))
      .map(({ line, text }) => `${line} ${text}`)
    expect(told).toEqual([
      '7 names notes.jpg, which is no JPEG, PNG, GIF or WebP',
      '8 names absent.jpg, which is not in the folder',
      expect.stringMatching(
        /^5 names broken\.jpg, which was refused: POST \/api\/items\/\d+\/images was answered with 422/,
      ),
    ])
    const again = JSON.parse((await importing('--images', pictures, '--json')).stdout) as Report
    expect(again.counts).toMatchObject({ created: 0, already_there: 3, images_added: 0 })
    expect(await shown()).toEqual(SHOWN)
  })

  // To this a bucket is another address to send to, as in the other tests.
  if (ownStore) {
    test('pictures are added later to items that have none', async () => {
      expect((await importing('--json')).code).toBe(0)
      const before = await items()
      expect(before.flatMap(({ images }) => images)).toEqual([])
      const { code, stdout } = await importing('--images', pictures)
      expect([code, await shown()]).toEqual([0, SHOWN])
      expect(stdout).toContain('7 pictures added')
      const rest = ({ images: _, modified_at: __, ...item }: ApiItem) => item
      expect((await items()).map(rest)).toEqual(before.map(rest))
    })
  }

  test('a run that is killed is finished by the next, and doubles nothing', async () => {
    const countImages = async () => (await items()).flatMap(({ images }) => images).length
    const { spawn } = await import('node:child_process')
    for (let round = 0; round < 2; round++) {
      const words = ['import-shopify', csv, '--url', server.url, '--rate', '1', '--images', pictures]
      const env = { ...process.env, AKINAI_TOKEN: token }
      const child = spawn(process.execPath, [AKINAI, ...words], { env, stdio: 'ignore' })
      const ended = new Promise(resolve => child.once('exit', resolve))
      // As soon as one more image is there than when the round began.
      const begun = await countImages()
      while (child.exitCode === null && (await countImages()) <= begun) await sleep(5)
      child.kill('SIGKILL')
      await ended
      // What it had sent is still carried out.
      for (let [was, is] = [-1, await countImages()]; was !== is; [was, is] = [is, await countImages()])
        await sleep(200)
    }
    expect((await importing('--images', pictures)).code).toBe(0)
    expect(await shown()).toEqual(SHOWN)
  })
})

describe('without a server', () => {
  test('a dry run tells how many pictures there are', async () => {
    const { code, stdout } = await importWith({}, csv, '--dry-run', '--images', pictures)
    expect(code).toBe(0)
    expect(stdout).toContain('     900 yen  Tee (Red) (1 variation; 3 pictures)')
    expect(stdout).toContain('       1  pictures are not in the folder')
  })

  test('a folder that cannot be read is not understood', async () => {
    const { code, stderr } = await importWith({}, csv, '--dry-run', '--images', join(folder, 'absent'))
    expect([code, stderr]).toEqual([2, expect.stringContaining('--images must be a folder that can be read')])
  })
})

const PHOTOS = new URL('../../../shared/data/vendure-demo/photos/', import.meta.url)
const isAbsent = !existsSync(PHOTOS)
if (isAbsent) console.info('Skipped: the import of real photographs, since ../shared/data is absent.')

test.skipIf(isAbsent)('real photographs go in under the names of an export', async () => {
  const names = readdirSync(PHOTOS).filter(name => name.endsWith('.jpg'))
  const rows = names.map(
    (name, index) =>
      `photo,${index ? '' : 'Photo,true'}${index ? ',' : ''},,,${index ? '' : 100},,${CDN}/${name}?v=9,${index + 1},`,
  )
  const file = join(folder, 'photos.csv')
  await writeFile(file, [HEADER, ...rows].join('\n'))
  await using server = await startShopServer()
  const { token } = await server.makeShop('photos')
  const words = [file, '--url', server.url, '--rate', '150', '--images', PHOTOS.pathname, '--json']
  const ran = await importWith({ AKINAI_TOKEN: token }, ...words)
  const report = JSON.parse(ran.stdout) as Report
  const count = Math.min(20, names.length)
  expect(report.counts).toMatchObject({
    created: 1,
    images_added: count,
    images_missing: 0,
    images_refused: 0,
  })
})
