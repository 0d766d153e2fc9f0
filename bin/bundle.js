// Where the program is that was bundled ahead (tools/bundle-program.ts), if its sources are still the same. Plain JavaScript for any Node, as
// bin/akinai.js.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { COMPILED } from './launch.js'

const PROGRAM = fileURLToPath(new URL('../', import.meta.url))

/** Holds bundles, and `current.json`, which names the latest with the sizes and times of its sources. */
export const BUNDLES = join(COMPILED, 'bundles')

/** The file of a bundle in which a process of this source begins, from the bundle's folder. */
export function bundledName(source) {
  return source.replace(/\.ts$/, '.js')
}

/** The folder of the bundle. Undefined where there is none, or another state of the program in it. */
export function findBundle(program = PROGRAM, bundles = BUNDLES) {
  try {
    const { name, sources } = JSON.parse(readFileSync(join(bundles, 'current.json'), 'utf8'))
    const isCurrent = Object.entries(sources).every(([file, stamp]) => isSame(join(program, file), stamp))
    return isCurrent ? pathToFileURL(join(bundles, name, '/')) : undefined
  } catch {
    // Not prepared, or a source is gone.
    return undefined
  }
}

/**
 * The file in which a process or thread of this source, a path from the root, begins: that of the bundle or, without one, the source itself, which in a
 * package is JavaScript, since Node takes no TypeScript from packages. It is asked for anew with each that begins: `npm ci` takes the bundle away on
 * which a server runs, and puts another there.
 */
export function fileOf(source, bundle = findBundle()) {
  if (bundle) return new URL(bundledName(source), bundle)
  const file = join(PROGRAM, source)
  return pathToFileURL(existsSync(file) ? file : join(PROGRAM, bundledName(source)))
}

/** Looking takes 4 ms for a thousand files. Times are compared to the second, since more is not left of them in every archive. */
function isSame(file, [size, seconds]) {
  const found = statSync(file)
  return found.size === size && Math.floor(found.mtimeMs / 1000) === seconds
}
