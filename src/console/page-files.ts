/** The built page in memory: its files, each compressed once. */
import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../lib/encodings.ts'
import { lazy } from '../lib/lazy.ts'

/** One file of the page. */
export interface PageFile {
  readonly type: string
  /** Without a mark of weakness: encodings of the same content share it, so whoever sends it adds one. */
  readonly etag: string
  readonly bytes: Buffer
  /** Made when it is first asked for; undefined for what is compressed already. */
  readonly compressed: Readonly<Record<Encoding, () => Promise<Buffer>>> | undefined
}

/** The page as it was built. */
export interface Page {
  /** With `__NONCE__` where the nonce of an answer belongs. */
  readonly index: string
  /** By their paths in the folder, such as `assets/index-5f2a.js`. */
  readonly files: ReadonlyMap<string, PageFile>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/

/** The best takes a second for the whole page, with which it would be a twentieth smaller. */
const BROTLI_QUALITY = 9

/**
 * Answers the page of a folder, undefined while it was not built. It is read once, and again when it was built anew,
 * which the times of its index and of its folder of files tell.
 */
export function openPage(folder: string): () => Promise<Page | undefined> {
  let known: { readonly builtAt: string; readonly page: Promise<Page> } | undefined
  return async () => {
    const times = await Promise.all(['index.html', 'assets'].map(name => modifiedAt(join(folder, name))))
    if (times[0] === undefined) return undefined
    const builtAt = times.join()
    if (known?.builtAt !== builtAt) known = { builtAt, page: readPage(folder) }
    const { page } = known
    page.catch(() => {
      if (known?.page === page) known = undefined
    })
    return page
  }
}

async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function readPage(folder: string): Promise<Page> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, PageFile]> => {
      const name = path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')
      return [name, toPageFile(name, await readFile(path))]
    }),
  )
  const page = new Map(files)
  const index = page.get('index.html')?.bytes.toString('utf8') ?? ''
  page.delete('index.html')
  return { index, files: page }
}

function toPageFile(name: string, bytes: Buffer): PageFile {
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  const compressed = COMPRESSIBLE.test(type)
    ? { br: lazy(() => toBrotli(bytes)), gzip: lazy(() => promisify(gzip)(bytes)) }
    : undefined
  return { type, etag, bytes, compressed }
}

function toBrotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
