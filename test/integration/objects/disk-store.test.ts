import { existsSync } from 'node:fs'
import {
  access,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { serverSecret } from '../../../src/db/secret-store.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { type DiskStore, isDiskStore, makeDiskStore } from '../../../src/objects/disk/disk-store.ts'
import { ObjectStoreError } from '../../../src/objects/object-store.ts'
import { openObjectStore } from '../../../src/objects/open-object-store.ts'
import { createTestContext } from '../../support/context.ts'

let parent: string
let folder: string
let store: DiskStore

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'akinai-disk-'))
  folder = join(parent, 'data', 'objects')
  store = storeOn(folder)
})
afterEach(() => rm(parent, { recursive: true }))

function storeOn(path: string): DiskStore {
  return makeDiskStore({
    folder: path,
    baseUrl: '',
    secret: async () => Buffer.alloc(32),
    clock: systemClock,
  })
}

const bytes = Buffer.from('mine')
const put = (key: string) => store.put(key, bytes, 'image/png')
const temporaries = () => readdir(join(folder, '.temporary'))

describe('the folder', () => {
  test('is made on first use, for nobody else to read', async () => {
    expect(existsSync(join(parent, 'data'))).toBe(false)
    await put('images/x/original')
    for (const path of ['', 'images', 'images/x', '.temporary']) {
      expect([path, (await stat(join(folder, path))).mode & 0o777]).toEqual([path, 0o700])
    }
    expect((await stat(join(folder, 'images/x/original'))).mode & 0o777).toBe(0o600)
    expect(await temporaries()).toEqual([])
  })

  test('may be a link itself, to a larger disk', async () => {
    await mkdir(join(parent, 'large'))
    await symlink(join(parent, 'large'), join(parent, 'objects'))
    const linked = storeOn(join(parent, 'objects'))
    await linked.put('a/b', bytes, 'image/png')
    expect(await readFile(join(parent, 'large/a/b'))).toEqual(bytes)
    expect(await linked.read('a/b')).toEqual(bytes)
  })

  test('that cannot be made is a failure of the store, until it can', async () => {
    await writeFile(join(parent, 'data'), 'in the way')
    await expect(put('a/b')).rejects.toThrow(ObjectStoreError)
    await expect(store.read('a/b')).rejects.toThrow(ObjectStoreError)
    await rm(join(parent, 'data'))
    await put('a/b')
    expect(await store.read('a/b')).toEqual(bytes)
  })

  test('is rid of what killed processes left, a day later', async () => {
    await put('a/b')
    const now = systemClock.now()
    const old = new Date(now.getTime() - 25 * 60 * 60 * 1000)
    const [file, tree, young] = ['file', 'tree', 'young'].map(name => join(folder, '.temporary', name))
    await writeFile(file ?? '', 'old')
    await mkdir(join(tree ?? '', 'deep'), { recursive: true })
    await writeFile(young ?? '', 'still being written')
    for (const path of [file, tree]) await utimes(path ?? '', old, old)
    await utimes(young ?? '', now, now)
    expect(await storeOn(folder).read('a/b')).toEqual(bytes)
    expect(await temporaries()).toEqual(['young'])
  })
})

describe('a link in the folder', () => {
  const theirs = Buffer.from('theirs')
  let outside: string
  beforeEach(async () => {
    await put('images/x/original')
    outside = join(parent, 'outside')
    await mkdir(join(outside, 'deep'), { recursive: true })
    await writeFile(join(outside, 'secret'), theirs)
    await symlink(join(outside, 'secret'), join(folder, 'images/x/link'))
    await symlink(outside, join(folder, 'linked'))
    await symlink(join(parent, 'nowhere'), join(folder, 'dangling'))
  })
  const untouched = async () => {
    expect(await readFile(join(outside, 'secret'))).toEqual(theirs)
    expect((await readdir(outside)).toSorted()).toEqual(['deep', 'secret'])
    expect(await readdir(join(outside, 'deep'))).toEqual([])
  }

  test('to a file is not read, and replaced by what is put there', async () => {
    await expect(store.read('images/x/link')).rejects.toThrow(ObjectStoreError)
    await expect(store.open('images/x/link')).rejects.toThrow(ObjectStoreError)
    expect(await store.size('images/x/link')).toBeUndefined()
    expect(await store.count('images/x', 10)).toBe(1)
    await put('images/x/link')
    expect(await store.read('images/x/link')).toEqual(bytes)
    await untouched()
  })

  test('to a folder is not gone through', async () => {
    for (const key of ['linked/secret', 'linked/deep/new', 'dangling/new']) {
      await expect(put(key)).rejects.toThrow(ObjectStoreError)
      await expect(store.putNew(key, [bytes])).rejects.toThrow(ObjectStoreError)
    }
    await expect(store.read('linked/secret')).rejects.toThrow(ObjectStoreError)
    await expect(store.size('linked/secret')).rejects.toThrow(ObjectStoreError)
    await expect(store.remove('linked/secret')).rejects.toThrow(ObjectStoreError)
    await expect(store.removeAll('linked/deep')).rejects.toThrow(ObjectStoreError)
    expect(await store.count('linked', 10)).toBe(0)
    await untouched()
  })

  test('is removed without what it leads to', async () => {
    await store.remove('images/x/link')
    await store.removeAll('linked')
    await store.removeAll('images')
    await expect(access(join(folder, 'images'))).rejects.toThrow()
    expect(await readlink(join(folder, 'linked'))).toBe(outside)
    await untouched()
  })
})

describe('what stands where an object should', () => {
  test('a folder is no object', async () => {
    await put('images/x/original')
    expect([await store.read('images/x'), await store.size('images/x')]).toEqual([undefined, undefined])
    await store.remove('images/x')
    expect(await store.read('images/x/original')).toEqual(bytes)
    await expect(put('images/x')).rejects.toThrow(ObjectStoreError)
    expect(await temporaries()).toEqual([])
  })

  test('an object is no folder', async () => {
    await put('images/x')
    expect([await store.read('images/x/original'), await store.count('images/x', 9)]).toEqual([undefined, 0])
    await store.removeAll('images/x')
    expect(await store.read('images/x')).toEqual(bytes)
    await expect(put('images/x/original')).rejects.toThrow(ObjectStoreError)
  })
})

describe('a new object', () => {
  test('is kept once, whoever asks, and whole', async () => {
    const bodies = Array.from({ length: 10 }, (_, index) => Buffer.alloc(100_000, index))
    const kept = await Promise.all(bodies.map(body => store.putNew('uploads/x', [body])))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await store.read('uploads/x')).toEqual(bodies[kept.indexOf(true)])
    expect(await temporaries()).toEqual([])
  })

  test('is not kept when its source fails, whose error is told as it was', async () => {
    const fault = Object.assign(new Error('gone away'), { code: 'ECONNRESET', syscall: 'read' })
    async function* source() {
      yield Buffer.alloc(100_000)
      throw fault
    }
    await expect(store.putNew('uploads/x', source())).rejects.toBe(fault)
    expect(await store.size('uploads/x')).toBeUndefined()
    expect(await temporaries()).toEqual([])
  })

  test('of any size takes little memory', async () => {
    const piece = Buffer.alloc(1024 * 1024, 1)
    let most = 0
    async function* source() {
      for (let count = 0; count < 200; count++) {
        yield piece
        most = Math.max(most, process.memoryUsage().arrayBuffers)
      }
    }
    const before = process.memoryUsage().arrayBuffers
    expect(await store.putNew('uploads/large', source())).toBe(true)
    expect(await store.size('uploads/large')).toBe(200 * piece.length)
    expect(most - before).toBeLessThan(40 * piece.length)
  })
})

test('putting into a folder that is removed again and again goes well', async () => {
  let putting = true
  const remover = async () => {
    for (; putting; await delay(5)) await store.removeAll('images/x')
  }
  const removing = remover()
  const failures: unknown[] = []
  const putter = async (name: number) => {
    for (let count = 0; count < 50; count++)
      await put(`images/x/${name}/${count % 5}`).catch(e => failures.push(e))
  }
  await Promise.all([putter(1), putter(2), putter(2)])
  putting = false
  await removing
  expect(failures).toEqual([])
  await store.removeAll('images/x')
  expect(await store.count('images/x', 100)).toBe(0)
  expect(await temporaries()).toEqual([])
})

describe('the store of a configuration', () => {
  test('signs with one secret in every process of a database', async () => {
    await using context = await createTestContext()
    const secrets = await Promise.all(Array.from({ length: 8 }, () => serverSecret(context.db, 'uploads')))
    for (const secret of secrets) expect(secret).toEqual(secrets[0])
    expect(secrets[0]).toHaveLength(32)
    const other = openObjectStore(context.config, context)
    const expiresAt = new Date('2026-11-20T02:00:00Z')
    const terms = { key: 'uploads/x', contentType: 'image/png', maxBytes: 1, expiresAt }
    const { url, fields } = await context.objects.issueUpload(terms)
    expect(url).toBe('http://shop.example/files')
    expect(isDiskStore(other) && (await other.readPolicy(fields.policy ?? ''))).toEqual(terms)
  })

  // R-FILE-3
  test('is the bucket when one is named, and then there is no folder', async () => {
    const config = readConfig({
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      AKINAI_DATA_DIR: parent,
    })
    await using context = await createTestContext()
    const bucket = openObjectStore(config, context)
    expect(isDiskStore(bucket)).toBe(false)
    await expect(bucket.read('a/b')).rejects.toThrow(ObjectStoreError)
    expect(await readdir(parent)).toEqual([])
  })
})
