import { rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { isDiskStore, makeDiskStore } from '../../../src/objects/disk/disk-store.ts'
import type { UploadForm } from '../../../src/objects/object-store.ts'
import { uploadForm } from '../../support/upload-form.ts'
import { FORM_TYPE, formBody, type Member, membersOf, postForm } from './support/upload.ts'
import { expectRefused, MAX_BYTES, startUploadServer, type UploadServer } from './support/upload-server.ts'

const NOW = '2026-11-20T01:02:03Z'
const PNG = Buffer.from('not a picture, and that is told only when it is used')

let server: UploadServer
let key: string
let form: UploadForm
let count = 0

beforeAll(async () => {
  server = await startUploadServer({ AKINAI_CORS_ORIGINS: 'https://shop.example' })
})

afterAll(() => server[Symbol.asyncDispose]())

beforeEach(async () => {
  server.context.setTime(NOW)
  key = `uploads/file${++count}`
  form = await server.issue(key)
})

const send = (members: readonly Member[], headers?: Record<string, string>) =>
  postForm(server.url, members, headers)

const kept = () => server.context.objects.read(key)

describe('a form that was issued', () => {
  test('is answered 204, and the file is kept as it was', async () => {
    const bytes = Buffer.from(
      '\r\n--\r\n\0\u00ff--boundary7f3a\r\n------boundary7f3\r\n'.repeat(9000),
      'latin1',
    )
    const response = await send(membersOf(form, bytes), { 'x-request-id': 'mine-1' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.get('x-request-id')).toBe('mine-1')
    expect(await kept()).toEqual(bytes)
    expect(Object.keys(form.fields)).toEqual(['Content-Type', 'policy'])
    expect(await server.temporaries()).toEqual([])
  })

  const files: [string, Partial<Member>][] = [
    ['of its declared type', { contentType: 'image/png' }],
    ['of its declared type with a parameter', { contentType: 'Image/PNG; charset=binary' }],
    ['of no known type', { contentType: 'application/octet-stream' }],
    ['of an empty type', { contentType: '' }],
    ['without a name', { filename: undefined as never }],
    ['with a name that climbs', { filename: '../../../../etc/passwd' }],
    ['with a name that looks like a field', { filename: 'x; name=policy' }],
  ]
  test.each(files)('takes a file %s', async (_name, more) => {
    expect((await send(membersOf(form, PNG, more))).status).toBe(204)
    expect(await kept()).toEqual(PNG)
  })

  test('takes its fields in any order and case of Content-Type', async () => {
    const [type, policy, file] = membersOf(form, PNG) as [Member, Member, Member]
    expect((await send([policy, { ...type, name: 'content-type' }, file])).status).toBe(204)
    expect(await kept()).toEqual(PNG)
  })

  test('takes a file as large as it may be, and none that is a byte larger', async () => {
    await expectRefused(await send(membersOf(form, Buffer.alloc(MAX_BYTES + 1))), 413, 'files/file-too-large')
    await server.expectNothingKept(key)
    expect((await send(membersOf(form, Buffer.alloc(MAX_BYTES)))).status).toBe(204)
    expect(await server.context.objects.size(key)).toBe(MAX_BYTES)
  })

  test("holds a file to the policy's own limit", async () => {
    const small = await server.issue(key, 1000)
    await expectRefused(await send(membersOf(small, Buffer.alloc(1001))), 413, 'files/file-too-large')
    await server.expectNothingKept(key)
    expect((await send(membersOf(small, Buffer.alloc(1000)))).status).toBe(204)
  })
})

describe('one use', () => {
  test('a second file is refused, and the first stays', async () => {
    expect((await send(membersOf(form, PNG))).status).toBe(204)
    await expectRefused(await send(membersOf(form, 'another')), 409, 'files/already-uploaded')
    const again = await server.issue(key)
    await expectRefused(await send(membersOf(again, 'another')), 409, 'files/already-uploaded')
    expect(await kept()).toEqual(PNG)
  })

  test('of many at once exactly one is taken, whole', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => Buffer.alloc(300_000, index))
    const responses = await Promise.all(bodies.map(bytes => send(membersOf(form, bytes))))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, ...Array.from({ length: 11 }, () => 409)])
    expect(await kept()).toEqual(bodies[statuses.indexOf(204)])
    expect(await server.temporaries()).toEqual([])
  })

  // R-FILE-4
  test('a refused form can be sent right', async () => {
    await expectRefused(await send(membersOf(form, '')), 400, 'files/invalid-upload')
    expect((await send(membersOf(form, PNG))).status).toBe(204)
  })
})

describe('the policy', () => {
  const policyOf = ({ fields }: UploadForm) => fields.policy ?? ''
  const withPolicy = (policy: string) => membersOf({ ...form, fields: { ...form.fields, policy } }, PNG)
  const changed = (change: (payload: Record<string, unknown>) => object) => {
    const [payload = '', signature = ''] = policyOf(form).split('.')
    const terms = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    return `${Buffer.from(JSON.stringify(change(terms))).toString('base64url')}.${signature}`
  }

  // R-FILE-5
  test('is refused when it expired, to the second', async () => {
    server.context.setTime('2026-11-20T02:02:03Z')
    await expectRefused(await send(membersOf(form, PNG)), 403, 'files/upload-refused')
    await server.expectNothingKept(key)
    server.context.setTime('2026-11-20T02:02:02.999Z')
    expect((await send(membersOf(form, PNG))).status).toBe(204)
  })

  test('is refused when any character of it differs', async () => {
    const policy = policyOf(form)
    for (let at = 0; at < policy.length; at += at > policy.length - 50 ? 1 : 17) {
      const other = policy[at] === 'A' ? 'B' : 'A'
      const response = await send(withPolicy(policy.slice(0, at) + other + policy.slice(at + 1)))
      await expectRefused(response, 403, 'files/upload-refused')
    }
    await server.expectNothingKept(key)
  })

  test('is refused when its terms were changed', async () => {
    const changes: ((terms: Record<string, unknown>) => object)[] = [
      terms => ({ ...terms, key: 'images/other/original' }),
      terms => ({ ...terms, key: '../../escaped' }),
      terms => ({ ...terms, max_bytes: 1e12 }),
      terms => ({ ...terms, expires_at: '2999-01-01T00:00:00Z' }),
      () => ({}),
      () => [],
    ]
    for (const change of changes) {
      await expectRefused(await send(withPolicy(changed(change))), 403, 'files/upload-refused')
    }
    await server.expectNothingKept(key)
  })

  test('is refused when another server signed it, or nobody', async () => {
    const stranger = makeDiskStore({
      folder: join(server.context.config.dataDir, 'never-made'),
      baseUrl: '',
      secret: async () => Buffer.alloc(32, 7),
      clock: server.context.clock,
    })
    const expiresAt = new Date('2026-11-20T02:00:00Z')
    const forged = await stranger.issueUpload({ key, contentType: 'image/png', maxBytes: 1e9, expiresAt })
    const [payload = ''] = policyOf(form).split('.')
    const texts = [
      policyOf(forged),
      payload,
      `${payload}.`,
      `.${payload}`,
      '.',
      '',
      `${policyOf(form)}.x`,
      '{}',
    ]
    for (const text of [...texts, `${policyOf(form)} `, '\0', '../../x', 'あ'.repeat(43)]) {
      await expectRefused(await send(withPolicy(text)), 403, 'files/upload-refused')
    }
    await server.expectNothingKept(key)
  })

  test('holds the content type, of the field and of the file', async () => {
    for (const type of ['image/jpeg', 'IMAGE/PNG', 'image/png; x=y', '']) {
      const other = { ...form, fields: { ...form.fields, 'Content-Type': type } }
      await expectRefused(await send(membersOf(other, PNG)), 403, 'files/upload-refused')
    }
    for (const contentType of ['image/jpeg', 'text/plain', 'text/html', 'image/*', 'nonsense']) {
      await expectRefused(await send(membersOf(form, PNG, { contentType })), 403, 'files/upload-refused')
    }
    await server.expectNothingKept(key)
  })
})

describe('what is not the form', () => {
  const rows: [string, (type: Member, policy: Member, file: Member) => Member[]][] = [
    ['no file', (type, policy) => [type, policy]],
    ['an empty file', (type, policy, file) => [type, policy, { ...file, bytes: '' }]],
    ['two files', (type, policy, file) => [type, policy, file, file]],
    ['a field after the file', (type, policy, file) => [policy, file, type]],
    ['the policy after the file', (type, policy, file) => [type, file, policy]],
    ['another field after the file', (type, policy, file) => [type, policy, file, { name: 'x', bytes: 'y' }]],
    ['no policy', (type, _policy, file) => [type, file]],
    ['no content type', (_type, policy, file) => [policy, file]],
    ['a field twice', (type, policy, file) => [type, policy, policy, file]],
    ['a field that is not known', (type, policy, file) => [type, policy, { name: 'key', bytes: 'x' }, file]],
    ['a file of another name', (type, policy, file) => [type, policy, { ...file, name: 'picture' }]],
    ['a policy of 3 kB', (type, policy, file) => [type, { ...policy, bytes: 'x'.repeat(3000) }, file]],
    ['nothing at all', () => []],
    ['a thousand fields', type => Array.from({ length: 1000 }, () => type)],
  ]
  test.each(rows)('%s', async (_name, arrange) => {
    const [type, policy, file] = membersOf(form, PNG) as [Member, Member, Member]
    await expectRefused(await send(arrange(type, policy, file)), 400, 'files/invalid-upload')
    await server.expectNothingKept(key)
  })

  test('a form that ends anywhere before its end', async () => {
    const body = formBody(membersOf(form, PNG))
    for (let length = 0; length < body.length - 4; length += length > body.length - 40 ? 1 : 23) {
      const part = new Uint8Array(body.subarray(0, length))
      const init = { method: 'POST', headers: { 'content-type': FORM_TYPE }, body: part }
      await expectRefused(await fetch(server.url, init), 400, 'files/invalid-upload')
    }
    await server.expectNothingKept(key)
  })

  const types: [string, number, string][] = [
    ['application/json', 415, 'request/unsupported-media-type'],
    ['multipart/mixed; boundary=x', 415, 'request/unsupported-media-type'],
    ['nonsense', 415, 'request/unsupported-media-type'],
    ['multipart/form-data', 400, 'files/invalid-upload'],
    ['multipart/form-data; boundary=""', 400, 'files/invalid-upload'],
    [`multipart/form-data; boundary=${'x'.repeat(300)}`, 400, 'files/invalid-upload'],
    ['multipart/form-data; boundary=another', 400, 'files/invalid-upload'],
  ]
  test.each(types)('the type %s is answered %i', async (contentType, status, type) => {
    await expectRefused(await send(membersOf(form, PNG), { 'content-type': contentType }), status, type)
  })

  test('a coding, a query, another method', async () => {
    const coded = await send(membersOf(form, PNG), { 'content-encoding': 'gzip' })
    await expectRefused(coded, 415, 'request/unsupported-media-type')
    const asked = await postForm(`${server.url}?key=x`, membersOf(form, PNG))
    await expectRefused(asked, 400, 'request/invalid-query')
    const read = await fetch(server.url)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    await server.expectNothingKept(key)
  })
})

describe('a browser', () => {
  const origin = 'https://shop.example'

  // R-HTTP-6
  test('of an allowed origin may ask and send, and reads refusals too', async () => {
    const preflight = await fetch(server.url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-request-id',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-request-id')
    const body = () => uploadForm(form.fields, PNG, 'photo.png', 'image/png')
    for (const status of [204, 409]) {
      const response = await fetch(server.url, { method: 'POST', headers: { origin }, body: body() })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, origin])
    }
    const large = await send(membersOf(form, Buffer.alloc(MAX_BYTES + 20_000)), { origin })
    expect([large.status, large.headers.get('access-control-allow-origin')]).toEqual([413, origin])
  })

  test('of another origin is not told that it may', async () => {
    const response = await send(membersOf(form, ''), { origin: 'https://elsewhere.example' })
    expect(response.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example')
  })
})

// R-FILE-3
test('where the store is no disk there is no such route', async () => {
  const { context } = server
  const {
    open,
    put,
    read,
    size,
    remove,
    removeAll,
    list,
    count: counting,
    issueUpload,
    uploadOrigin,
  } = context.objects
  const objects = {
    open,
    put,
    read,
    size,
    remove,
    removeAll,
    list,
    count: counting,
    issueUpload,
    uploadOrigin,
  }
  expect([isDiskStore(context.objects), isDiskStore(objects)]).toEqual([true, false])
  const app = await buildApp({ ...context, objects })
  const response = await app.inject({ method: 'POST', url: '/files' })
  expect(response.statusCode).toBe(404)
  await app.close()
})

test('a disk that cannot be written is answered 502 and named in no answer', async () => {
  const temporary = join(server.context.config.dataDir, 'objects', '.temporary')
  await rename(temporary, `${temporary}-away`)
  await writeFile(temporary, 'no folder')
  const response = await send(membersOf(form, PNG))
  const text = await response.clone().text()
  await expectRefused(response, 502, 'internal/bad-gateway')
  expect(text).not.toMatch(/objects|ENOTDIR|akinai-test/)
  await unlink(temporary)
  await rename(`${temporary}-away`, temporary)
  expect((await send(membersOf(form, PNG))).status).toBe(204)
})
