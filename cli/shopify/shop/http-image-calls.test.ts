/** Sending pictures to stores that a real server cannot be made to be: buckets, broken ones, and ways that break. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Picture } from '../read/picture-file.ts'
import { ApiRefusal, PictureRefused, Unreachable } from './failures.ts'
import { createHttpShopApi } from './http-shop-api.ts'
import type { ShopApi } from './shop-api.ts'

const FIELDS = { key: 'uploads/1', 'Content-Type': 'image/png', Policy: 'e30=', 'X-Amz-Signature': 'abc' }
const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10, 45, 45])

let server: Server
let address: string
let api: ShopApi
let folder: string
let picture: Picture
let store: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/bucket') return store(request, response)
    const destination = {
      file_id: 'f1',
      upload_url: `${address}/bucket`,
      upload_fields: FIELDS,
      expires_at: '',
    }
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(destination))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api = createHttpShopApi(address, 'akn_token')
  folder = await mkdtemp(join(tmpdir(), 'akinai-send-'))
  picture = { name: 'tea pot "1".png', path: join(folder, 'a.png'), type: 'image/png' }
  await writeFile(picture.path, BYTES)
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await rm(folder, { recursive: true })
})

function answerWith(status: number, body = ''): void {
  store = (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body))
  }
}

async function failure(): Promise<Error> {
  return api.sendPicture(picture).then(
    () => expect.unreachable('the call succeeded'),
    (error: Error) => error,
  )
}

test.each([200, 201, 204])(
  'all fields go before the file, without the token and with a length, and %i is a success',
  async status => {
    let form: FormData | undefined
    let headers: IncomingMessage['headers'] = {}
    store = async (request, response) => {
      headers = request.headers
      const body = await request.toArray()
      form = await new Response(Buffer.concat(body), {
        headers: { 'content-type': headers['content-type'] ?? '' },
      }).formData()
      response.writeHead(status).end()
    }
    expect(await api.sendPicture(picture)).toBe('f1')
    expect([...(form?.keys() ?? [])]).toEqual([...Object.keys(FIELDS), 'file'])
    expect(Object.fromEntries(form ?? [])).toMatchObject(FIELDS)
    const file = form?.get('file') as File
    expect([file.type, Buffer.from(await file.arrayBuffer())]).toEqual(['image/png', BYTES])
    expect(headers.authorization).toBeUndefined()
    // A bucket refuses a form in chunks.
    expect(headers['content-length']).toMatch(/^\d+$/)
  },
)

describe('a refusal', () => {
  test.each([
    [
      400,
      '<Error><Code>EntityTooLarge</Code><Message>Too large.</Message></Error>',
      'EntityTooLarge: Too large.',
    ],
    [403, '<Error><Code>AccessDenied</Code></Error>', 'AccessDenied'],
    [
      413,
      '{"type":"/errors/files/file-too-large","title":"File too large","detail":"10 MiB."}',
      'File too large: 10 MiB.',
    ],
    [411, 'no', 'the store gave no reason'],
  ])('with %i is about the picture, in the words of the store', async (status, body, said) => {
    answerWith(status, body)
    const error = await failure()
    expect(error).toBeInstanceOf(PictureRefused)
    expect(error.message).toBe(`POST /bucket was answered with ${status}: ${said}`)
  })

  test.each([429, 500, 503])('with %i is about the store', async status => {
    answerWith(status, '<html>')
    const error = await failure()
    expect(error).toBeInstanceOf(ApiRefusal)
    expect(error).toMatchObject({ status })
  })
})

test('a way that breaks is told', async () => {
  store = request => request.socket.destroy()
  expect(await failure()).toBeInstanceOf(Unreachable)
})

test('a file that went away is about the picture', async () => {
  await rm(picture.path)
  expect(await failure()).toBeInstanceOf(PictureRefused)
})
