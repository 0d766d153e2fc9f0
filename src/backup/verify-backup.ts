/** Reads a whole backup and compares every byte of it with what its manifest, its list and PostgreSQL's own manifest say. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { measure } from '../lib/measured.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { type ListedFile, listedFile, type Manifest, readManifest } from './manifest.ts'
import { pathOfObject, readObjectLines } from './object-lines.ts'
import { CLUSTER, OBJECT_LIST, POSTGRES_MANIFEST } from './places.ts'

/** Throws `PlainFailure` at the first thing that is not as it was written; `checked` hears of bytes that were. */
export async function verifyBackup(
  folder: string,
  checked: (bytes: number) => void = () => {},
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const file of manifest.files) {
    // The cluster is read once, for both.
    if (file.name !== CLUSTER) await verifyFile(folder, file)
    checked(file.bytes)
  }
  if (manifest.kind === 'server') await verifyCluster(folder, manifest)
  await verifyObjects(folder, manifest, checked)
  return manifest
}

async function verifyFile(folder: string, file: ListedFile): Promise<void> {
  const path = join(folder, file.name)
  await requireFile(path)
  const found = measure()
  await pipeline(createReadStream(path), found.stream, drain)
  requireSame(path, found.result(), file)
}

/** The digest of the packed file, and of each file in it as PostgreSQL has sent it. */
async function verifyCluster(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, CLUSTER)
  await requireFile(path)
  const wanted = await postgresFiles(folder)
  const packed = measure()
  let damaged: string | undefined
  const parser = new Parser({
    strict: true,
    onReadEntry: entry => {
      verifyEntry(entry, wanted, name => {
        damaged ??= name
      })
    },
  })
  try {
    await pipeline(createReadStream(path), packed.stream, createZstdDecompress(), parser)
  } catch (error) {
    throw new PlainFailure(`${path} cannot be unpacked: ${error instanceof Error ? error.message : error}.`)
  }
  requireSame(path, packed.result(), listedFile(manifest, CLUSTER))
  damaged ??= wanted.keys().next().value
  if (damaged !== undefined)
    throw new PlainFailure(`${path} is damaged: ${damaged} in it is not what PostgreSQL sent.`)
}

/** Takes what is as it should be off the list of what is wanted. The log has no digests there, and checks itself. */
function verifyEntry(entry: ReadEntry, wanted: Map<string, string>, damaged: (name: string) => void): void {
  const digest = createHash('sha256')
  entry.on('data', (chunk: Buffer) => digest.update(chunk))
  entry.on('end', () => {
    const sha256 = wanted.get(entry.path)
    if (sha256 === undefined) return
    if (digest.digest('hex') !== sha256) damaged(entry.path)
    else wanted.delete(entry.path)
  })
}

async function postgresFiles(folder: string): Promise<Map<string, string>> {
  const { Files } = JSON.parse(await readFile(join(folder, POSTGRES_MANIFEST), 'utf8')) as {
    readonly Files: readonly { readonly Path: string; readonly Checksum: string }[]
  }
  return new Map(Files.map(({ Path, Checksum }) => [Path, Checksum]))
}

async function verifyObjects(
  folder: string,
  { objects }: Manifest,
  checked: (bytes: number) => void,
): Promise<void> {
  let count = 0
  for await (const object of readObjectLines(folder)) {
    const path = pathOfObject(dirname(folder), object)
    await requireFile(path)
    const found = measure()
    await pipeline(createReadStream(path), found.stream, drain)
    requireSame(path, found.result(), object)
    count += 1
    checked(object.bytes)
  }
  if (count === objects.count) return
  throw new PlainFailure(
    `${join(folder, OBJECT_LIST)} lists ${count} objects, and the manifest ${objects.count}.`,
  )
}

async function drain(source: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of source);
}

async function requireFile(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile()) throw new PlainFailure(`${path} is missing.`)
}

function requireSame(
  path: string,
  found: { readonly bytes: number; readonly sha256: string },
  wanted: { readonly bytes: number; readonly sha256: string },
): void {
  if (found.bytes === wanted.bytes && found.sha256 === wanted.sha256) return
  throw new PlainFailure(
    `${path} is damaged: it has ${found.bytes} bytes with the digest ${found.sha256}, and should have ${wanted.bytes} with ${wanted.sha256}.`,
  )
}
