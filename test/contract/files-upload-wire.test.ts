import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { call } from './support/call.ts'
import { addCall } from './support/images.ts'
import { must, newItem } from './support/makers.ts'
import { noise, patches } from './support/pictures.ts'
import { notUploaded, refused } from './support/refused.ts'
import { open, reachable, sentAfterwards, until, wire } from './support/upload-wire.ts'
import { fileCall, newUpload } from './support/uploads.ts'

describe.skipIf(!reachable)('files on the wire (skipped for a bucket or TLS)', () => {
  // R-FILE-6
  test.concurrent('a client that hangs up in the middle, then the whole file', async () => {
    const [item, photo] = [await newItem(), await noise(500, 400).png().toBuffer()]
    const upload = await newUpload()
    const { head, body } = wire(upload, photo)
    for (const part of [0, 40, 600, body.length / 2, body.length - 5]) {
      const { socket } = await open()
      socket.write(head)
      socket.write(body.subarray(0, part))
      await sleep(100)
      socket.destroy()
      await refused(addCall(item, upload.file_id), notUploaded)
    }
    await sentAfterwards(upload, photo)
    await must(201, addCall(item, upload.file_id))
  })

  test.concurrent('a client that stalls does not keep the file from others', async () => {
    const [item, photo] = [await newItem(), await noise(300, 300).png().toBuffer()]
    const upload = await newUpload()
    const { head, body } = wire(upload, photo)
    const { socket, said } = await open()
    socket.write(head)
    socket.write(body.subarray(0, 100_000))
    await sleep(100)
    // Nothing is there while it comes in, and a second one may come in meanwhile or is told to wait.
    await refused(addCall(item, upload.file_id), notUploaded)
    const second = await call(fileCall(upload, photo))
    expect([204, 409]).toContain(second.status)
    socket.write(body.subarray(100_000))
    const first = await until(said, /^HTTP\/1\.1 \d+ /)
    expect(first).toMatch(second.status === 204 ? /^HTTP\/1\.1 409 / : /^HTTP\/1\.1 204 /)
    socket.destroy()
    await must(201, addCall(item, upload.file_id))
  })

  test.concurrent('413 comes before the body where its length is told', async () => {
    const upload = await newUpload()
    for (const length of [12_000_000, 100_000_000_000]) {
      const { head, body } = wire(upload, new Uint8Array(10), length)
      const { socket, said } = await open()
      socket.write(head)
      socket.write(body.subarray(0, 20))
      expect(await until(said, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 413 /)
      socket.destroy()
    }
    const { head } = wire(upload, new Uint8Array(10), 12_000_000, ['Expect: 100-continue'])
    const { socket, said } = await open()
    socket.write(head)
    expect(await until(said, /HTTP\/1\.1 [2-5]/)).toMatch(
      /^(HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 413 /,
    )
    socket.destroy()
    await must(204, fileCall(upload, await patches(9, 9)))
  })

  test.concurrent('a body byte by byte', async () => {
    const upload = await newUpload()
    const { head, body } = wire(upload, await patches(6, 6))
    const { socket, said } = await open()
    socket.setNoDelay(true)
    socket.write(head)
    for (let at = 0; at < body.length; at += 7) {
      socket.write(body.subarray(at, at + 7))
      if (at % 70 === 0) await sleep(1)
    }
    expect(await until(said, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 204 /)
    socket.destroy()
    await must(201, addCall(await newItem(), upload.file_id))
  })
})
