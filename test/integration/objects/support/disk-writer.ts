/**
 * A process that writes to a disk store as fast as it can, until it is killed or something fails. It says what it was
 * promised: a line for each object that is kept, and for each folder that is gone.
 */
import { createHash, randomBytes } from 'node:crypto'
import { writeSync } from 'node:fs'
import { setImmediate as pause } from 'node:timers/promises'
import { makeDiskStore } from '../../../../src/objects/disk/disk-store.ts'

const [folder = '', run = ''] = process.argv.slice(2)

const store = makeDiskStore({
  folder,
  baseUrl: '',
  secret: async () => Buffer.alloc(32),
  clock: { now: () => new Date() },
})

/** Bytes that tell by themselves whether they are whole: the first 32 are the digest of the rest. */
function selfProving(size: number): Buffer {
  const rest = randomBytes(size)
  return Buffer.concat([createHash('sha256').update(rest).digest(), rest])
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 40_000) {
    yield bytes.subarray(at, at + 40_000)
    await pause()
  }
}

async function write(writer: number): Promise<void> {
  for (let count = 0; ; count++) {
    const image = `images/${run}-${writer}-${count}`
    await store.put(`${image}/original`, selfProving(count * 977), 'image/png')
    writeSync(1, `kept ${image}/original\n`)
    await store.put(`images/${writer}/over`, selfProving((count * 7919) % 300_000), 'image/png')
    writeSync(1, `kept images/${writer}/over\n`)
    const upload = `uploads/${run}-${writer}-${count}`
    if (await store.putNew(upload, inPieces(selfProving(300_000)))) writeSync(1, `kept ${upload}\n`)
    if (count % 3 !== 0) continue
    await store.put(`${image}/w/640/image-webp`, selfProving(5000), 'image/webp')
    await store.removeAll(image)
    writeSync(1, `gone ${image}/original\n`)
  }
}

await Promise.all([0, 1, 2].map(write)).catch(error => {
  writeSync(1, `failed ${error.name} ${error.cause?.code}\n`)
})
