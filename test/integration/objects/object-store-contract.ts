/** What every object store promises, run over each of them. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ObjectStore, UploadForm, UploadTerms } from '../../../src/objects/object-store.ts'
import { membersOf, postForm } from './support/upload.ts'

/** A store to try. */
export interface StoreUnderTest extends AsyncDisposable {
  readonly store: ObjectStore
  /** The time by which the store counts expiry. */
  now(): Date
}

const MIB = 1024 * 1024
const TYPE = 'image/png'

/** Declares the suite. */
export function describeObjectStore(name: string, start: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let tried: StoreUnderTest
    let store: ObjectStore
    /** Keys of each test lie in a folder of their own. */
    let count = 0
    const root = `test-${randomUUID()}`
    const folder = () => `${root}/${++count}`

    beforeAll(async () => {
      tried = await start()
      store = tried.store
    })
    afterAll(async () => {
      await store.removeAll(root)
      expect(await store.count(root, 10)).toBe(0)
      await tried[Symbol.asyncDispose]()
    })

    describe('objects', () => {
      test.each([0, 1, 4096, 65_537, 10 * MIB])('of %i bytes come back as they were', async size => {
        const key = `${folder()}/original`
        const bytes = randomBytes(size)
        await store.put(key, bytes, TYPE)
        expect(await store.size(key)).toBe(size)
        expect((await store.read(key))?.equals(bytes)).toBe(true)
        const opened = await openWhole(store, key)
        expect([opened?.size, opened?.bytes.equals(bytes)]).toEqual([size, true])
      })

      test('that are not there are undefined, and removing them does nothing', async () => {
        const key = `${folder()}/none`
        const answers = await Promise.all([
          store.read(key),
          store.size(key),
          store.open(key),
          store.open(key, { first: 0, last: 10 }),
          store.open(key, { first: 10, last: 0 }),
          store.remove(key),
          store.removeAll(key),
          store.count(key, 10),
        ])
        expect(answers).toEqual([...Array.from({ length: 7 }, () => undefined), 0])
      })

      test('are listed by the folder that they lie in, however deep, and none of another', async () => {
        const [one, other] = [folder(), folder()]
        const keys = ['a', 'b/c', 'b/d/e'].map(name => `${one}/${name}`)
        await Promise.all([...keys, `${other}/x`].map(key => store.put(key, Buffer.from(key), TYPE)))
        expect((await Array.fromAsync(store.list(one))).flat().sort()).toEqual(keys)
        expect(await Array.fromAsync(store.list(`${one}/none`))).toEqual([])
      })

      test('are put over others, and removed', async () => {
        const key = `${folder()}/a`
        await store.put(key, Buffer.from('a long one that was first'), TYPE)
        await store.put(key, Buffer.from('short'), TYPE)
        expect((await store.read(key))?.toString()).toBe('short')
        await store.remove(key)
        expect(await store.read(key)).toBeUndefined()
        await store.put(key, Buffer.from('again'), TYPE)
        expect((await store.read(key))?.toString()).toBe('again')
      })

      test('are seen whole by readers while they are put by many', async () => {
        const key = `${folder()}/a`
        const bodies = Array.from({ length: 12 }, (_, index) => Buffer.alloc(200_000 + index, index))
        const isWhole = (bytes: Buffer | undefined) => bodies.some(body => bytes?.equals(body))
        await store.put(key, bodies[0] as Buffer, TYPE)
        let writing = true
        const reader = async () => {
          let reads = 0
          for (; writing; reads++) expect(isWhole(await store.read(key))).toBe(true)
          return reads
        }
        const readers = [reader(), reader()]
        await Promise.all(bodies.map(body => store.put(key, body, TYPE)))
        writing = false
        for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0)
        expect(isWhole(await store.read(key))).toBe(true)
      })
    })

    describe('a range', () => {
      const bytes = Buffer.from('0123456789')
      const rows: [number, number, string][] = [
        [0, 9, '0123456789'],
        [0, 0, '0'],
        [9, 9, '9'],
        [3, 5, '345'],
        [7, 1000, '789'],
        [10, 20, ''],
        [1000, 2000, ''],
        [5, 4, ''],
      ]
      test.each(rows)('from %i to %i', async (first, last, wanted) => {
        const key = `${folder()}/digits`
        await store.put(key, bytes, TYPE)
        const found = await openWhole(store, key, { first, last })
        expect([found?.size, found?.bytes.toString()]).toEqual([10, wanted])
      })

      test('of an object without bytes', async () => {
        const key = `${folder()}/empty`
        await store.put(key, Buffer.alloc(0), TYPE)
        expect(await openWhole(store, key, { first: 0, last: 9 })).toEqual({
          size: 0,
          bytes: Buffer.alloc(0),
        })
      })

      test('that is left in the middle leaves nothing behind', async () => {
        const key = `${folder()}/large`
        await store.put(key, Buffer.alloc(8 * MIB), TYPE)
        for (let round = 0; round < 20; round++) {
          const found = await store.open(key)
          found?.stream.destroy()
        }
        expect(await store.size(key)).toBe(8 * MIB)
      })
    })

    describe('a folder', () => {
      test('is counted and removed with all that is in it, and nothing that is only named alike', async () => {
        const at = folder()
        const inside = ['original', 'w/640/image-png', 'w/640/image-webp', 'sq/900/image-png']
        const outside = [`${at}-other/x`, `${at}x/original`, `${root}/x`]
        for (const key of [...inside.map(part => `${at}/${part}`), ...outside])
          await store.put(key, Buffer.from(key), TYPE)
        expect([await store.count(at, 100), await store.count(at, 2), await store.count(at, 0)]).toEqual([
          4, 2, 0,
        ])
        expect(await store.count(`${at}/w/640`, 100)).toBe(2)
        await store.removeAll(`${at}/w`)
        expect(await store.count(at, 100)).toBe(2)
        await store.removeAll(at)
        await store.removeAll(at)
        expect(await store.count(at, 100)).toBe(0)
        for (const key of outside) expect((await store.read(key))?.toString()).toBe(key)
      })

      test('is removed though it has more objects than one call of S3 removes', async () => {
        const at = folder()
        const names = Array.from({ length: 1005 }, (_, index) => `${at}/${index % 7}/${index}`)
        for (let first = 0; first < names.length; first += 15) {
          const batch = names.slice(first, first + 15)
          await Promise.all(batch.map(key => store.put(key, Buffer.from('x'), TYPE)))
        }
        expect([await store.count(at, 5000), await store.count(at, 1003)]).toEqual([1005, 1003])
        await store.removeAll(at)
        expect(await store.count(at, 5000)).toBe(0)
        expect(await store.read(names[500] ?? '')).toBeUndefined()
      })
    })

    const noKeys = [
      ...[
        '',
        '/',
        '.',
        '..',
        'a/../b',
        '../a',
        'a/..',
        '/a',
        'a/',
        'a//b',
        '.a',
        'a/.b',
        'a/./b',
        '.temporary/x',
      ],
      ...['a\\b', 'a\0', 'a\n', 'a b', 'あ', 'a%2f..', '~', 'x'.repeat(201), 'x/'.repeat(600)],
    ].map((key): [string, string] => [JSON.stringify(key).slice(0, 40), key])
    test.each(noKeys)('%s is no key', async (_name, key) => {
      const calls = [
        () => store.put(key, Buffer.from('x'), TYPE),
        () => store.open(key),
        () => store.read(key),
        () => store.size(key),
        () => store.remove(key),
        () => store.removeAll(key),
        () => store.count(key, 1),
      ]
      for (const call of calls) await expect(call()).rejects.toThrow(TypeError)
    })

    describe('an upload', () => {
      const terms = (more: Partial<UploadTerms> = {}): UploadTerms => ({
        key: `${folder()}/upload`,
        contentType: TYPE,
        maxBytes: 100_000,
        expiresAt: new Date(tried.now().getTime() + 600_000),
        ...more,
      })
      const send = (form: UploadForm, bytes: Uint8Array | string) =>
        postForm(form.url, membersOf(form, bytes, { contentType: TYPE }))

      test('is sent with the fields of its form and no more, and kept under its key', async () => {
        const wanted = terms()
        const form = await store.issueUpload(wanted)
        expect(form.fields['Content-Type']).toBe(TYPE)
        expect(await store.size(wanted.key)).toBeUndefined()
        const bytes = randomBytes(100_000)
        expect((await send(form, bytes)).status).toBe(204)
        expect((await store.read(wanted.key))?.equals(bytes)).toBe(true)
        await store.remove(wanted.key)
      })

      /** Sends a form that must be refused, and sees that nothing was kept. */
      async function expectRefusal(wanted: UploadTerms, form: UploadForm, bytes: Uint8Array | string = 'x') {
        const response = await send(form, bytes)
        expect([response.status, await store.size(wanted.key)]).toEqual([
          expect.toSatisfy((status: number) => status >= 400 && status < 500),
          undefined,
        ])
      }
      const withFields = (form: UploadForm, fields: Record<string, string>) => ({
        ...form,
        fields: { ...form.fields, ...fields },
      })

      describe('is refused', () => {
        test('when it is too large, or empty', async () => {
          const wanted = terms()
          const form = await store.issueUpload(wanted)
          await expectRefusal(wanted, form, Buffer.alloc(100_001))
          await expectRefusal(wanted, form, '')
          expect((await send(form, 'x')).status).toBe(204)
        })

        test('when it is of another type', async () => {
          const wanted = terms()
          const form = await store.issueUpload(wanted)
          for (const type of ['image/jpeg', 'text/html', '']) {
            await expectRefusal(wanted, withFields(form, { 'Content-Type': type }))
          }
        })

        test('when it comes too late', async () => {
          const wanted = terms({ expiresAt: new Date(tried.now().getTime() - 60_000) })
          await expectRefusal(wanted, await store.issueUpload(wanted))
        })

        test('when any of its fields is changed, left out, or from another form', async () => {
          const wanted = terms()
          const form = await store.issueUpload(wanted)
          const other = await store.issueUpload(terms({ contentType: 'image/gif' }))
          // Servers know the bucket by the path, and some know one algorithm only.
          const fields = Object.entries(form.fields).filter(
            ([name]) => !/^(bucket|x-amz-algorithm)$/i.test(name),
          )
          expect(fields.length).toBeGreaterThan(1)
          for (const [name, value] of fields) {
            const middle = Math.floor(value.length / 2)
            const letter = value[middle] === 'A' ? 'B' : 'A'
            const changed = value.slice(0, middle) + letter + value.slice(middle + 1)
            const { [name]: _left, ...rest } = form.fields
            const theirs = other.fields[name] ?? ''
            await expectRefusal(wanted, withFields(form, { [name]: changed }))
            await expectRefusal(wanted, { ...form, fields: rest })
            if (theirs !== value) await expectRefusal(wanted, withFields(form, { [name]: theirs }))
          }
        })

        test('when it brings a field that was not issued', async () => {
          const wanted = terms()
          const form = await store.issueUpload(wanted)
          await expectRefusal(wanted, withFields(form, { 'x-amz-meta-note': 'mine' }))
        })
      })
    })
  })
}

async function openWhole(
  store: ObjectStore,
  key: string,
  range?: { first: number; last: number },
): Promise<{ size: number; bytes: Buffer } | undefined> {
  const found = await store.open(key, range)
  return found && { size: found.size, bytes: Buffer.concat(await found.stream.toArray()) }
}
