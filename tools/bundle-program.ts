/**
 * Bundles the program into few files, for which a start looks and reads a fifth as long as for the nine hundred that it is made of, and
 * of which the server keeps 10 MB less in memory (docs/decisions/036-starts.md). `bin/bundle.js` finds the bundle, and passes it over when a
 * source has changed since.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type OutputFile, type Plugin } from 'esbuild'
import { BUNDLES } from '../bin/bundle.js'
import { asAscii } from './ascii.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Where processes begin that nobody asks `fileOf` for: `bin/begin.js` is given the second by its name. */
const ENTRIES = ['tools/compile-ahead.ts', 'src/images/worker/main.ts']

/** Asks for the file of the program in which a process or a thread of its own begins. */
const OWN_ENTRY = /\bfileOf\('([^']+\.ts)'/g

/** Where a file of the bundle finds the program, from whatever folder of it. */
const BANNER = `const __akinai = new URL('${relative(join(BUNDLES, 'one'), ROOT)}/', import.meta.url.match(/^.*\\/bundles\\/[^/]+\\//)[0]);`

/** Where bundled libraries lie, and what esbuild calls that: a folder's own name may have letters that it writes otherwise. */
const LIBRARIES = join(ROOT, 'dist/libraries/')
const NAMED_LIBRARIES = 'akinai-libraries:'

/** In `node_modules` Node goes by what a file contains where no description says what it is, and takes an empty one for CommonJS. */
const DESCRIPTION = JSON.stringify({ type: 'module' })

/** How long a bundle stays once another has taken its place, for servers that run on it, in ms. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Bundles it. Throws when a source cannot be read, and leaves what was there. */
export async function bundleProgram(): Promise<void> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...new Set([...ENTRIES, ...ownEntries()])],
    outdir: ROOT,
    outbase: ROOT,
    chunkNames: 'parts/[name]-[hash]',
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node24' },
    ...{ write: false, metafile: true, logLevel: 'error' },
    banner: { js: BANNER },
    plugins: [leaveLibraries, leavePackages, tellPlaces],
  })
  const sources = await stampsOf(Object.keys(metafile.inputs))
  const name = digestOf(outputFiles)
  if (!existsSync(join(BUNDLES, name))) await writeBundle(name, outputFiles)
  const current = join(BUNDLES, 'current.json')
  const replaced = await currentName(current)
  await replaceFile(current, JSON.stringify({ name, sources }))
  const now = (await stat(current)).mtime
  if (replaced !== undefined && replaced !== name) await markReplaced(replaced, now)
  await removeOld(name, now.getTime())
}

/** Written beside its place and moved there as a whole: a process that starts meanwhile reads each file as it is to be, or none. */
async function writeBundle(name: string, files: readonly OutputFile[]): Promise<void> {
  const partial = join(BUNDLES, `partial-${randomUUID()}`)
  for (const { path, text } of files) {
    const place = relative(ROOT, path)
    const libraries = relative(dirname(join(BUNDLES, name, place)), LIBRARIES)
    await mkdir(dirname(join(partial, place)), { recursive: true })
    await writeFile(join(partial, place), asAscii(text).replaceAll(NAMED_LIBRARIES, `${libraries}/`))
  }
  await writeFile(join(partial, 'package.json'), DESCRIPTION)
  await rename(partial, join(BUNDLES, name)).catch(async error => {
    if (!existsSync(join(BUNDLES, name))) throw error
    // Another process was faster with the same.
    await rm(partial, { recursive: true })
  })
}

/** The libraries that `npm run build` bundled stay as small as it made them: printed anew they would be 0.9 MB more to read and to keep. */
const leaveLibraries: Plugin = {
  name: 'leave libraries',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^#/ }, ({ path }) => ({
      path: `${NAMED_LIBRARIES}${path.slice(1)}/index.js`,
      external: true,
    }))
  },
}

/** Packages are read from where they are installed. */
const leavePackages: Plugin = {
  name: 'leave packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^.#]/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    )
  },
}

/** A file goes on telling its own place, from which it looks for what lies beside it. */
const tellPlaces: Plugin = {
  name: 'tell places',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(bin|cli|src|tools)\/.*\.(ts|js)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const own = `new URL(${JSON.stringify(relative(ROOT, path))}, __akinai).href`
      const contents = text.replaceAll('import.meta.url', own)
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

function ownEntries(): string[] {
  const files = globSync('{bin,src,tools}/**/*.{js,ts}', { cwd: ROOT }).filter(
    file => !file.endsWith('.test.ts'),
  )
  const texts = files.map(file => readFileSync(join(ROOT, file), 'utf8'))
  return texts.flatMap(text => [...text.matchAll(OWN_ENTRY)].map(([, entry = '']) => entry))
}

function digestOf(files: readonly OutputFile[]): string {
  const all = files.map(({ path, hash }) => `${path} ${hash}`).join()
  return createHash('sha256')
    .update(DESCRIPTION + all)
    .digest('hex')
    .slice(0, 12)
}

/** Size and time of each file, by which `bin/bundle.js` sees whether it is the same. */
async function stampsOf(files: readonly string[]): Promise<Record<string, readonly [number, number]>> {
  const stamps = files.map(async file => {
    const { size, mtimeMs } = await stat(join(ROOT, file))
    return [file, [size, Math.floor(mtimeMs / 1000)]] as const
  })
  return Object.fromEntries(await Promise.all(stamps))
}

async function replaceFile(path: string, text: string): Promise<void> {
  const partial = `${path}-${randomUUID()}`
  await writeFile(partial, text)
  await rename(partial, path)
}

/** Undefined where there is none, or nothing that can be read. */
async function currentName(current: string): Promise<string | undefined> {
  try {
    return JSON.parse(await readFile(current, 'utf8')).name
  } catch {
    return undefined
  }
}

/** From when a bundle stays for a while, its folder's time tells. */
async function markReplaced(name: string, now: Date): Promise<void> {
  // Somebody may have removed it by hand.
  await utimes(join(BUNDLES, name), now, now).catch(() => {})
}

async function removeOld(current: string, now: number): Promise<void> {
  for (const name of await readdir(BUNDLES)) {
    if (name === current || name === 'current.json') continue
    const path = join(BUNDLES, name)
    // What another process has moved to its place meanwhile is gone from here.
    const found = await stat(path).catch(() => undefined)
    if (found && now - found.mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true })
  }
}
