import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Call, call } from './support/call.ts'
import { addCall, getPicture, newFile } from './support/images.ts'
import { must, newItem } from './support/makers.ts'
import { noise, patches } from './support/pictures.ts'
import type { Problem } from './support/problem.ts'
import { expectRefusal, notUploaded, refused } from './support/refused.ts'
import type { Image } from './support/shapes.ts'
import {
  type FileUpload,
  fieldsOf,
  fileCall,
  filePart,
  formCall,
  isBuiltIn,
  multipart,
  newUpload,
  type Part,
  pathOf,
} from './support/uploads.ts'

const builtIn = isBuiltIn(await newUpload())
if (!builtIn) console.warn("contract: files go to a bucket: the tests of the server's own store are skipped")

const mebibyte = 1_048_576
const most = 10 * mebibyte
const tooLarge = { status: 413, type: 'files/file-too-large' }
const again = { status: 409, type: 'files/already-uploaded' }
const noForm = { status: 400, type: 'files/invalid-upload' }
const forged = { status: 403, type: 'files/upload-refused' }

let item: number
let bytes: Buffer
beforeAll(async () => {
  item = await newItem()
  bytes = await patches(20, 10)
})

const add = (upload: FileUpload) => addCall(item, upload.file_id)

/** After refused calls: nothing is stored, and the same form still takes the file. */
async function stillOpen(upload: FileUpload): Promise<void> {
  await refused(add(upload), notUploaded)
  await must(204, fileCall(upload, bytes))
}

/** A call to the store that must be refused in one of several ways, and store nothing. */
async function refusedUpload(upload: FileUpload, request: Call, ...wanted: (typeof forged)[]) {
  const answer = await call(request)
  const got = wanted.find(each => each.status === answer.status) ?? wanted[0] ?? forged
  expectRefusal(request, answer, got)
  await refused(add(upload), notUploaded)
}

const fresh = async (into: number, upload: FileUpload) =>
  (await must(201, addCall(into, upload.file_id))).body as Image

describe.skipIf(!builtIn)("the server's own store takes", () => {
  // R-FILE-2
  test('a file, with 204 and no body', async () => {
    const upload = await newUpload()
    const answer = await must(204, fileCall(upload, bytes))
    expect(answer.bytes.length).toBe(0)
  })

  const parts: [string, Partial<Part>][] = [
    ['of no certain type', {}],
    ['with the declared type', { type: 'image/png' }],
    ['named as curl names it', { filename: 'photo.png' }],
    ['whose name climbs', { filename: '../../../../etc/passwd' }],
    ['whose name climbs, encoded', { filename: '..%2f..%2f..%2fetc%2fpasswd' }],
    ['whose name is absolute', { filename: '/etc/passwd' }],
    ['whose name is a Windows path', { filename: 'C:\\Windows\\..\\win.ini' }],
    ['whose name is Japanese', { filename: '商品写真　１.png' }],
    ['whose name is an emoji', { filename: '😀.png' }],
    ['whose name is markup', { filename: '<img src=x onerror=alert(1)>.png' }],
    ['whose name is very long', { filename: `${'n'.repeat(3000)}.png` }],
    ['whose name is two dots', { filename: '..' }],
    ['whose name has a NUL', { filename: 'a\u0000.png' }],
  ]
  test.for(parts)('a file %s', async ([, over]) => {
    const upload = await newUpload()
    await must(204, formCall(upload, [...fieldsOf(upload), filePart(bytes, over)]))
    const image = await fresh(await newItem(), upload)
    const shown = JSON.stringify(image)
    // The caller's name is nowhere to be seen.
    for (const trace of ['passwd', 'win.ini', 'photo', 'onerror', 'nnnn']) expect(shown).not.toContain(trace)
  })

  // R-FILE-5
  test('a file without a type of its own', async () => {
    const upload = await newUpload()
    const file = { name: 'file', value: bytes, filename: 'x' }
    await must(204, formCall(upload, [...fieldsOf(upload), file]))
    await fresh(item, upload)
  })

  // R-FILE-2
  test('the fields in another order, and the file in chunks', async () => {
    const upload = await newUpload()
    const request = formCall(upload, [...fieldsOf(upload).reverse(), filePart(bytes)])
    await must(204, { ...request, chunked: true })
    await fresh(item, upload)
  })

  test('a boundary in quotes, and one of seventy characters', async () => {
    for (const boundary of ['a b:c?d', 'x'.repeat(70)]) {
      const upload = await newUpload()
      const { raw } = multipart([...fieldsOf(upload), filePart(bytes)], boundary)
      const type = `multipart/form-data; boundary="${boundary}"`
      await must(204, { ...fileCall(upload, bytes), raw, type })
    }
  })

  // R-LIMIT-6
  test('exactly 10 MiB', async () => {
    const upload = await newUpload('image/jpeg')
    const photo = await noise(600, 400).jpeg().toBuffer()
    // A decoder stops at the end of the picture: what follows is padding.
    await must(204, fileCall(upload, Buffer.concat([photo, Buffer.alloc(most - photo.length)])))
    const answer = await call(addCall(item, upload.file_id))
    expect([201, 422]).toContain(answer.status)
  })

  test('what is no picture at all: that is told when it is used', async () => {
    const upload = await newUpload()
    await must(204, fileCall(upload, 'hello'))
  })
})

// R-FILE-7, R-LIMIT-6
describe.skipIf(!builtIn)('too large', () => {
  const sizes: [string, number, boolean][] = [
    ['one byte too many', most + 1, false],
    ['one byte too many, in chunks', most + 1, true],
    ['12 MB', 12_000_000, false],
    ['12 MB in chunks', 12_000_000, true],
    ['40 MiB', 40 * mebibyte, false],
  ]
  test.for(sizes)('%s', async ([, size, chunked]) => {
    const upload = await newUpload()
    await refused({ ...fileCall(upload, Buffer.alloc(size, 7)), chunked }, tooLarge)
    await stillOpen(upload)
  })
})

describe.skipIf(!builtIn)('one use', () => {
  // R-FILE-4
  test('a second file is 409, and the first one stays', async () => {
    const upload = await newUpload()
    await must(204, fileCall(upload, bytes))
    const other = await patches(30, 30)
    for (const each of [bytes, other]) await refused(fileCall(upload, each), again)
    const image = await fresh(item, upload)
    await refused(fileCall(upload, other), again)
    const shown = await getPicture(image.url)
    expect(shown.status).toBe(200)
  })

  // R-FILE-4
  test('of ten at once exactly one is taken', async () => {
    const upload = await newUpload()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(fileCall(upload, bytes))))
    const statuses = answers.map(each => each.status).sort()
    expect(statuses).toEqual([204, ...Array.from({ length: 9 }, () => 409)])
    await fresh(item, upload)
  })
})

/** A field that reads as another, equally long value. */
const changed = (value: string, at: number) => {
  const index = Math.floor(at * (value.length - 1))
  const other = value[index] === 'A' ? 'B' : 'A'
  return value.slice(0, index) + other + value.slice(index + 1)
}

/** Fields with the values of some replaced. */
const withFields = (upload: FileUpload, replace: (part: Part) => Part | undefined) =>
  [...fieldsOf(upload).map(part => replace(part)), filePart(bytes)].filter(part => part !== undefined)

// R-FILE-5
describe.skipIf(!builtIn)('a form that was tampered with', () => {
  let upload: FileUpload
  let other: FileUpload
  let names: string[]
  beforeAll(async () => {
    upload = await newUpload('image/png')
    other = await newUpload('image/jpeg')
    names = Object.keys(upload.upload_fields)
  })

  const each = async (replace: (value: string, name: string) => string) => {
    for (const name of names) {
      const value = replace(upload.upload_fields[name] ?? '', name)
      if (value === upload.upload_fields[name]) continue
      const parts = withFields(upload, part => (part.name === name ? { ...part, value } : part))
      await refusedUpload(upload, formCall(upload, parts), forged, noForm)
    }
  }

  test('one character of any field', async () => {
    for (const at of [0, 0.3, 0.5, 0.9, 1]) await each(value => changed(value, at))
  })

  test('any field empty, cut short or longer', async () => {
    await each(() => '')
    await each(value => value.slice(0, -1))
    await each(value => `${value}A`)
    await each(value => `${value}${value}`)
  })

  test('any field left out', async () => {
    for (const name of names) {
      const parts = withFields(upload, part => (part.name === name ? undefined : part))
      await refusedUpload(upload, formCall(upload, parts), noForm, forged)
    }
  })

  test("any field of another upload's", async () => {
    await each((_, name) => other.upload_fields[name] ?? '')
    await refused(add(other), notUploaded)
  })

  test('paths in any field', async () => {
    for (const path of [
      '../../../../tmp/x',
      '..%2f..%2fx',
      '/etc/passwd',
      'images/x/original',
      'uploads/../x',
      '.',
      '\u0000',
    ])
      await each(() => path)
  })

  test('a policy whose JSON says something else, under the old signature', async () => {
    const known = (value: string) => {
      try {
        return JSON.parse(Buffer.from(value.split('.')[0] ?? '', 'base64url').toString('utf8')) as object
      } catch {
        return undefined
      }
    }
    const later = (_: string, value: unknown) =>
      typeof value === 'number'
        ? value + 1_000_000
        : typeof value === 'string'
          ? value.replace(/20\d\d-/, '2099-')
          : value
    const climbing = (_: string, value: unknown) =>
      typeof value === 'string' ? value.replace('uploads/', 'uploads/../') : value
    for (const change of [later, climbing])
      for (const encoding of ['base64', 'base64url'] as const)
        await each(value => {
          const policy = known(value)
          if (policy === undefined || typeof policy !== 'object') return value
          const [first = '', ...rest] = value.split('.')
          const other_ = Buffer.from(JSON.stringify(policy, change)).toString(encoding)
          return other_ === first ? value : [other_, ...rest].join('.')
        })
  })

  test('another content type than was declared', async () => {
    const field = names.find(name => /content.?type/i.test(name))
    if (field === undefined) return
    for (const value of ['image/jpeg', 'text/html', 'image/png; x=y', 'IMAGE/PNG', 'image/*', '']) {
      const parts = withFields(upload, part => (part.name === field ? { ...part, value } : part))
      await refusedUpload(upload, formCall(upload, parts), forged, noForm)
    }
  })

  test('nothing of all this has used it up', () => stillOpen(upload))
})

// R-FILE-6
describe.skipIf(!builtIn)('what is not the form', () => {
  const rows: [string, (all: Part[]) => Part[]][] = [
    ['no file', all => all],
    ['nothing at all', () => []],
    ['the file alone', () => [filePart(bytes)]],
    ['the fields after the file', all => [filePart(bytes), ...all]],
    ['the file in the midst of the fields', all => [...all.slice(0, 1), filePart(bytes), ...all.slice(1)]],
    ['a file under another name', all => [...all, filePart(bytes, { name: 'upload' })]],
    ['a field of 2 MB', all => [{ name: 'x', value: 'y'.repeat(2_000_000) }, ...all, filePart(bytes)]],
    [
      'twenty thousand fields',
      all => [
        ...Array.from({ length: 20_000 }, (_, index) => ({ name: `x${index}`, value: 'y' })),
        ...all,
        filePart(bytes),
      ],
    ],
  ]
  test.for(rows)('%s', async ([, arrange]) => {
    const upload = await newUpload()
    const request = formCall(upload, arrange(fieldsOf(upload)))
    await refusedUpload(upload, request, noForm, forged)
    await stillOpen(upload)
  })

  test('a form that ends before its end', async () => {
    const upload = await newUpload()
    const request = fileCall(upload, bytes)
    const raw = request.raw as Buffer
    for (const cut of [3, 30, 120, raw.length - 10])
      await refusedUpload(upload, { ...request, raw: raw.subarray(0, raw.length - cut) }, noForm)
    await stillOpen(upload)
  })

  const types = [null, '', 'application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png']
  test.each([
    ...types,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ])('content type %j', async type => {
    const upload = await newUpload()
    const unsupported = { status: 415, type: 'request/unsupported-media-type' }
    await refusedUpload(upload, { ...fileCall(upload, bytes), type }, noForm, unsupported)
    await stillOpen(upload)
  })

  test('another boundary than in the body, a body that is none, an empty one', async () => {
    const upload = await newUpload()
    const request = fileCall(upload, bytes)
    await refusedUpload(upload, { ...request, type: 'multipart/form-data; boundary=other' }, noForm)
    await refusedUpload(upload, { ...request, raw: bytes }, noForm)
    await refusedUpload(upload, { ...request, raw: '' }, noForm)
    await stillOpen(upload)
  })
})

describe.skipIf(!builtIn)('refusals', () => {
  test('say nothing of what stands where, and need no token', async () => {
    const upload = await newUpload()
    const parts = withFields(upload, part => ({ ...part, value: changed(String(part.value), 0.5) }))
    const answer: Answer = await call({ ...formCall(upload, parts), token: 'nonsense' })
    expect([400, 403]).toContain(answer.status)
    expect((answer.body as Problem).detail).toBeTruthy()
    expect(answer.headers['www-authenticate']).toBeUndefined()
    expect(answer.text).not.toContain(upload.file_id)
  })

  // R-FILE-8
  test('what was sent is not to be had before it is used', async () => {
    const fileId = await newFile(bytes)
    for (const path of [`/files/${fileId}`, `/images/${fileId}`, `/images/${fileId}.png`, '/files'])
      expect([404, 405]).toContain((await call({ method: 'GET', path, token: null })).status)
    const upload = await newUpload()
    expect(pathOf(upload.upload_url)).not.toContain('?')
  })
})
