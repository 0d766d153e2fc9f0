import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { must } from './support/makers.ts'
import { invalidFile, refused } from './support/refused.ts'
import { describeWithCli, newShop, newToken } from './support/shops.ts'
import { type FileUpload, newUpload } from './support/uploads.ts'

const post = (json: unknown) => ({ method: 'POST', path: '/api/files', json })
const good = { purpose: 'item_image', content_type: 'image/jpeg' }
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

describe('an upload destination', () => {
  // R-FILE-1
  test.each(types)('for %s', async content_type => {
    const answer = await must(201, post({ ...good, content_type }))
    const { file_id, upload_url, upload_fields, expires_at } = answer.body as FileUpload
    expect([...file_id].length).toBeGreaterThanOrEqual(1)
    expect([...file_id].length).toBeLessThanOrEqual(1024)
    expect(new URL(upload_url).protocol).toMatch(/^https?:$/)
    expect(Object.keys(upload_fields).length).toBeGreaterThan(0)
    for (const value of Object.values(upload_fields)) expect(typeof value).toBe('string')
    expect(expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    const minutes = (Date.parse(expires_at) - Date.parse(String(answer.headers.date))) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThan(61)
  })

  // R-FILE-1
  test('is another one each time, also for fifty clients at once', async () => {
    const uploads = await Promise.all(Array.from({ length: 50 }, () => newUpload()))
    expect(new Set(uploads.map(each => each.file_id)).size).toBe(50)
    expect(new Set(uploads.map(each => JSON.stringify(each.upload_fields))).size).toBe(50)
  })

  test('can be asked for with the member order turned round and escapes in it', async () => {
    const raw = '{"content_type":"image\\/png","purpos\\u0065":"item_image"}'
    await must(201, { method: 'POST', path: '/api/files', raw })
  })
})

describe('refused', () => {
  const purposes: unknown[] = [
    ...['', 'ITEM_IMAGE', 'item-image', 'item_image ', 'item_images', 'order', 'item_image\u0000', '\ud800'],
    ...[null, 1, true, ['item_image'], { item_image: true }],
  ]
  test.each(purposes)('purpose %j', async purpose => {
    await refused(post({ ...good, purpose }), invalidFile('/purpose'))
  })

  const contentTypes: unknown[] = [
    ...['', 'image', 'image/', 'image/*', '*/*', 'image/jpg', 'image/pjpeg', 'image/x-png', 'jpeg', 'png'],
    ...['IMAGE/JPEG', 'image/jpeg ', ' image/jpeg', 'image/jpeg; q=1', 'image/jpeg;', 'image/jpeg\r\nX: y'],
    ...['image/svg+xml', 'image/avif', 'image/heic', 'image/bmp', 'image/tiff', 'application/pdf'],
    ...['text/html', 'application/octet-stream', 'toString', '__proto__', 'image/png\u0000', '\udfff'],
    ...[null, 0, false, ['image/jpeg'], ['image/jpeg', 'image/png'], {}],
  ]
  test.each(contentTypes)('content type %j', async content_type => {
    await refused(post({ ...good, content_type }), invalidFile('/content_type'))
  })

  const rows: [string, unknown, string[]][] = [
    ['no purpose', { content_type: 'image/png' }, ['/purpose']],
    ['no content type', { purpose: 'item_image' }, ['/content_type']],
    ['nothing', {}, ['/content_type', '/purpose']],
    ['both wrong', { purpose: 1, content_type: 'x' }, ['/content_type', '/purpose']],
    [
      'both wrong, and two members more',
      { purpose: null, content_type: null, file_name: 'a.png', size: 5 },
      ['/content_type', '/purpose', '/file_name', '/size'],
    ],
    ['one wrong, one missing, one unknown', { purpose: 'x', y: 1 }, ['/content_type', '/purpose', '/y']],
    [
      'names in another case',
      { Purpose: 'item_image', contentType: 'image/png' },
      ['/Purpose', '/contentType', '/content_type', '/purpose'],
    ],
    ['a file id of the caller', { ...good, file_id: 'x' }, ['/file_id']],
    ['a key of the caller', { ...good, key: '../../x' }, ['/key']],
  ]
  test.for(rows)('%s', async ([, json, pointers]) => {
    await refused(post(json), invalidFile(...pointers))
  })
})

describeWithCli('tokens', () => {
  // R-AUTH-9
  test('files.write alone is enough', async () => {
    const shop = await newShop()
    const { token } = await newToken(shop, ['files.write'])
    await must(201, { ...post(good), token })
    // The scope of uploads gives nothing on items (R-AUTH-9).
    expect((await call({ method: 'GET', path: '/api/items', token })).status).toBe(403)
  })
})

describeWithCli('as many as are not used', () => {
  // R-FILE-10
  test('are a thousand and no more', async () => {
    const { token } = await newShop()
    const announce = () => call({ ...post(good), token })
    for (let made = 0; made < 1000; made += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, announce))
      expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    }
    const { status, body } = await announce()
    expect([status, (body as { type: string }).type]).toEqual([422, '/errors/files/too-many-unused'])
  })
})
