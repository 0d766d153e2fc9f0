/**
 * `npm ci` runs this at its end: bundles the program (`bundle-program.ts`), compiles the bundle and keeps the result where `bin/akinai.js` and the
 * process for images look for it. The first start would compile it otherwise, and one that root starts can write nothing down once it has become another user, so that
 * every start of it would.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundledName, findBundle } from '../bin/bundle.js'
import { FLAGS } from '../bin/launch.js'
import { bundleProgram } from './bundle-program.ts'

try {
  await bundleProgram()
  compile(['without-flags'])
  // V8 takes what was compiled without the server's flags for another version's.
  compile([], FLAGS)
} catch (error) {
  process.stderr.write(`The program was not prepared, so starts will read it as it is: ${error}\n`)
}

function compile(words: readonly string[], flags: readonly string[] = []): void {
  const bundle = findBundle()
  if (bundle === undefined) throw new Error('a source has changed meanwhile')
  const ahead = new URL(bundledName('tools/compile-ahead.ts'), bundle)
  const { status } = spawnSync(process.execPath, [...flags, fileURLToPath(ahead), ...words], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('what is read ahead ended in an error')
}
