import { chmod, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planPictures } from '../plan/plan-pictures.ts'
import type { Product, Variant } from '../read/group-products.ts'
import type { PictureFolder } from '../read/picture-file.ts'
import { openPictureFolder } from '../read/picture-folder.ts'
import { pictureName } from '../read/picture-name.ts'

test.each([
  ['https://cdn.shopify.com/s/files/1/0/files/tea%20pot.jpg?v=1600', 'tea pot.jpg'],
  [' http://x/a/b.PNG#top ', 'b.PNG'],
  ['http://x/%E8%8C%B6.webp', '茶.webp'],
  ['http://x/50%.jpg?a/b', '50%.jpg'],
  ['..%2F..%2Fetc%2Fpasswd', 'passwd'],
  ['http://x/..%5Cboot.ini', 'boot.ini'],
  ['C:\\pictures\\a.gif', 'a.gif'],
  ['plain.jpg', 'plain.jpg'],
  ['http://x/files/', ''],
  ['', ''],
])('%s names %s', (address, name) => {
  expect(pictureName(address)).toBe(name)
})

const HEADS = {
  'jpeg.jpg': 'ffd8ffe0',
  'really-png.jpg': '89504e470d0a1a0a00',
  'gif.gif': Buffer.from('GIF89a').toString('hex'),
  'webp.webp': Buffer.from('RIFF1234WEBPVP8 ').toString('hex'),
  'Été.JPG': 'ffd8ff',
  'both.jpg': 'ffd8ff',
  'Both.jpg': 'ffd8ff',
  'wave.webp': Buffer.from('RIFF1234WAVEfmt ').toString('hex'),
  'heic.jpg': Buffer.from('\0\0\0\x18ftypheic').toString('hex'),
  'empty.jpg': '',
  'large.jpg': 'ffd8ff',
  'limit.jpg': 'ffd8ff',
}

describe('a folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'akinai-pictures-'))
    for (const [name, hex] of Object.entries(HEADS))
      await writeFile(join(folder, name), Buffer.from(hex, 'hex'))
    await truncate(join(folder, 'large.jpg'), 10 * 1024 * 1024 + 1)
    await truncate(join(folder, 'limit.jpg'), 10 * 1024 * 1024)
    await mkdir(join(folder, 'sub'))
    await writeFile(join(folder, 'sub', 'inner.jpg'), Buffer.from('ffd8ff', 'hex'))
    await mkdir(join(folder, 'folder.jpg'))
    await symlink(join(folder, 'nowhere'), join(folder, 'broken-link.jpg'))
    await symlink(join(folder, 'jpeg.jpg'), join(folder, 'link.jpg'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    ['jpeg.jpg', 'jpeg.jpg', 'image/jpeg'],
    ['really-png.jpg', 'really-png.jpg', 'image/png'],
    ['gif.gif', 'gif.gif', 'image/gif'],
    ['webp.webp', 'webp.webp', 'image/webp'],
    ['JPEG.jpg', 'jpeg.jpg', 'image/jpeg'],
    ['e\u0301te\u0301.jpg', 'Été.JPG', 'image/jpeg'],
    ['Both.jpg', 'Both.jpg', 'image/jpeg'],
    ['both.jpg', 'both.jpg', 'image/jpeg'],
    ['link.jpg', 'link.jpg', 'image/jpeg'],
    ['limit.jpg', 'limit.jpg', 'image/jpeg'],
  ])('finds %j', async (asked, name, type) => {
    const { find } = await openPictureFolder(folder, [asked])
    expect(find(asked)).toEqual({ name, path: join(folder, name), type })
  })

  test.each([
    ['wave.webp', 'is no JPEG, PNG, GIF or WebP'],
    ['heic.jpg', 'is no JPEG, PNG, GIF or WebP'],
    ['empty.jpg', 'is no JPEG, PNG, GIF or WebP'],
    ['large.jpg', 'has more than 10 MiB'],
    ['broken-link.jpg', 'cannot be read'],
  ])('says why %j cannot be taken', async (asked, fault) => {
    const { find } = await openPictureFolder(folder, [asked])
    expect(find(asked)).toEqual({ fault: expect.stringContaining(fault) })
  })

  test.each(['inner.jpg', 'sub/inner.jpg', 'folder.jpg', '..', '.', '', '../jpeg.jpg'])(
    'has no %j',
    async asked => {
      const { find } = await openPictureFolder(folder, [asked])
      expect(find(asked)).toBeUndefined()
    },
  )

  test('that is none, or cannot be read, is an error', async () => {
    await expect(openPictureFolder(join(folder, 'absent'), [])).rejects.toThrow('ENOENT')
    await expect(openPictureFolder(join(folder, 'jpeg.jpg'), [])).rejects.toThrow('ENOTDIR')
    // Whoever may do everything reads it all the same.
    if (process.getuid?.() === 0) return
    await chmod(join(folder, 'sub'), 0)
    await expect(openPictureFolder(join(folder, 'sub'), [])).rejects.toThrow('EACCES')
    await chmod(join(folder, 'sub'), 0o700)
  })
})

describe('the pictures of items', () => {
  const folder: PictureFolder = {
    find: name => {
      if (name.startsWith('missing')) return undefined
      return name.startsWith('bad')
        ? { fault: 'is bad' }
        : { name: name.toLowerCase(), path: `/p/${name.toLowerCase()}`, type: 'image/png' }
    },
  }
  const variant = (picture: string, line = 3): Variant => {
    return {
      line,
      options: ['', '', ''],
      sku: '',
      price: '1',
      quantity: '',
      tracked: true,
      barcode: '',
      picture,
    }
  }

  function plan(
    pictures: readonly string[],
    ...parts: (readonly Variant[])[]
  ): { names: string[][]; notes: string[] } {
    const notes: string[] = []
    const blank = { title: '', body: '', type: '', tags: '', published: '', status: '', giftCard: '' }
    const named = pictures.map(name => ({ line: 2, name }))
    const product: Product = {
      ...blank,
      handle: 'a',
      line: 2,
      variants: parts.flat(),
      otherTexts: [],
      pictures: named,
    }
    const planned = planPictures(product, parts, folder, (kind, line, text) =>
      notes.push(`${kind} ${line} ${text}`),
    )
    return { names: planned.map(items => items.map(({ name }) => name)), notes }
  }

  test('of an only item are the product’s, then those that only variants have', () => {
    expect(plan(['1', '2'], [variant('2'), variant(''), variant('3')]).names).toEqual([['1', '2', '3']])
  })

  test('of one of several items are its variants’ own first, then what is no variant’s', () => {
    expect(plan(['main', 'red', 'blue', 'back'], [variant('red')], [variant('blue')]).names).toEqual([
      ['red', 'main', 'back'],
      ['blue', 'main', 'back'],
    ])
  })

  test('of a part that would have none are all of the product', () => {
    expect(plan(['red', 'blue'], [variant('red'), variant('blue')], [variant('')]).names).toEqual([
      ['red', 'blue'],
      ['red', 'blue'],
    ])
  })

  test('stand there once, though two names lead to one file', () => {
    expect(plan(['A.png', 'a.png'], [variant('A.PNG')]).names).toEqual([['a.png']])
  })

  test('that are missing or bad are told once, not for each item', () => {
    const { names, notes } = plan(['missing', 'bad', 'ok'], [variant('missing-2', 7)], [variant('')])
    expect(names).toEqual([['ok'], ['ok']])
    expect(notes).toEqual([
      'picture-missing 7 names missing-2, which is not in the folder',
      'picture-missing 2 names missing, which is not in the folder',
      'picture-refused 2 names bad, which is bad',
    ])
  })

  test('beyond twenty are left out, and missing ones take no place', () => {
    const many = ['missing', ...Array.from({ length: 21 }, (_, index) => `p${index}`)]
    const { names, notes } = plan(many, [variant('', 5)])
    expect(names[0]).toEqual(many.slice(1, 21))
    expect(notes.at(-1)).toBe('picture-left-out 5 has 21 pictures; the first 20 were taken')
  })
})
