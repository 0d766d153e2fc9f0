/** The three lines of the reference page, copied into a shell that has nothing but curl and sed. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originalKey } from '../../src/images/image-types.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { makeS3Store } from '../../src/objects/s3/s3-store.ts'
import { createItem } from '../../src/resources/items/commands/create-item.ts'
import { PLAIN_ITEM } from '../support/api.ts'
import { type ShopServer, startShopServer } from '../support/shop-server.ts'
import { hasRadosgw, startRadosgw } from './objects/support/radosgw.ts'

const SHELLS = ['/bin/sh', '/bin/bash', '/bin/dash', '/bin/zsh'].filter(shell => existsSync(shell))

/** Where a program lies; undefined when it is not installed. */
function locate(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, program)).find(path => existsSync(path))
}

const [curl, sed] = [locate('curl'), locate('sed')]
const cannotRun = curl === undefined || sed === undefined
if (cannotRun) console.info('Skipped: the three lines, since curl or sed is not installed.')

let folder: string
let bin: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akinai-lines-'))
  bin = join(folder, 'bin')
  await mkdir(bin)
  if (curl !== undefined && sed !== undefined) {
    await symlink(curl, join(bin, 'curl'))
    await symlink(sed, join(bin, 'sed'))
  }
})
afterAll(() => rm(folder, { recursive: true }))

/** The blocks of shell in a Markdown text. */
function shellLines(markdown: string): string[] {
  return [...markdown.matchAll(/```sh\n(.*?)\n```/gs)].map(([, code = '']) => code)
}

async function linesOf(url: string): Promise<string[]> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    tags: { name: string; description: string }[]
  }
  return shellLines(document.tags.find(({ name }) => name === 'images')?.description ?? '')
}

function run(
  shell: string,
  cwd: string,
  token: string,
  script: string,
): Promise<{ out: string; err: string }> {
  return new Promise(resolve => {
    const env = { PATH: bin, TOKEN: token, LC_ALL: 'C' }
    execFile(
      shell,
      [...(shell.endsWith('bash') ? ['--norc'] : []), '-c', script],
      { cwd, env },
      (_error, out, err) => resolve({ out, err }),
    )
  })
}

const STORES = [
  { name: 'the server’s own store', skip: false, start: (): Promise<ShopServer> => startShopServer() },
  {
    name: 'a bucket',
    skip: !hasRadosgw(),
    start: async (): Promise<ShopServer> => {
      const bucket = await startRadosgw()
      const server = await startShopServer(makeS3Store({ ...bucket, clock: systemClock }))
      const stop = async () => {
        await server[Symbol.asyncDispose]()
        await bucket[Symbol.asyncDispose]()
      }
      return { ...server, [Symbol.asyncDispose]: stop }
    },
  },
]

describe.each(STORES)('with $name', ({ skip, start }) => {
  if (skip || cannotRun) {
    test.skip('needs curl, sed and, for a bucket, apt-get install radosgw ceph-mon ceph-osd')
    return
  }

  let server: ShopServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server[Symbol.asyncDispose]())

  test.each(SHELLS)('the three lines work in %s', async shell => {
    const { id: shopId, token } = await server.makeShop(`lines-${shell.replaceAll('/', '-')}`)
    const itemId = await createItem(server.context, shopId, PLAIN_ITEM)
    const cwd = await mkdtemp(join(folder, 'copy-'))
    const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#b3392f' } }).jpeg()
    await writeFile(join(cwd, 'photo.jpg'), await photo.toBuffer())

    const lines = await linesOf(server.url)
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).not.toContain('\n')
    const [ask = '', send = '', add = ''] = lines
    expect(await run(shell, cwd, token, ask)).toEqual({ out: '', err: '' })
    expect(await run(shell, cwd, token, send)).toEqual({ out: '', err: '' })
    expect(add).toMatch(/\/api\/items\/1\/images$/)
    const { out, err } = await run(shell, cwd, token, add.replace(/\/1\/images$/, `/${itemId}/images`))
    expect(err).toBe('')
    const image = JSON.parse(out) as { url: string; scaled_url: string }
    const bytes = await server.context.objects.read(originalKey(image.url.split('/').at(-1) ?? ''))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 })
    const shown = await fetch(image.scaled_url)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  })
})

test('docs/images.md has the lines of a server at the default address', async () => {
  const { uploadLines } = await import('../../src/http/upload-procedure.ts')
  const text = await readFile(new URL('../../docs/images.md', import.meta.url), 'utf8')
  expect(shellLines(text)).toEqual(uploadLines('http://127.0.0.1:3000'))
})
