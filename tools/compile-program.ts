/**
 * `npm ci` runs this at its end: compiles the program and keeps the result where `bin/akinai.js` and the process for images
 * look for it. The first start would do so otherwise, take longer for it, and 14 to 27 MB more for as long as it runs: the
 * compiler of TypeScript stays in memory. One that root starts can write nothing down once it has become another user, so that
 * every start of it would.
 */
import { spawnSync } from 'node:child_process'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILED, FLAGS } from '../bin/launch.js'

/** Said to the process that compiles what has the server's flags: V8 takes what was compiled without them for another version's. */
const FLAGGED = 'with-flags'

const AKINAI = fileURLToPath(new URL('../bin/akinai.js', import.meta.url))

/** Where processes of a server begin. They end at once: nobody tells the first what to do, the second's folder cannot be. */
const ENTRIES = [['../src/processes/main.ts'], ['../src/db/embedded/keeper.ts', join(AKINAI, 'data')]]

/** A GIF of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

enableCompileCache({ directory: COMPILED, portable: true })
try {
  await compileServer()
  if (!process.argv.includes(FLAGGED)) {
    compileWithFlags()
    await compileEntries()
    await compileImageProcess()
  }
} catch (error) {
  process.stderr.write(`The program was not compiled ahead, so its first start will do it: ${error}\n`)
}

async function compileServer(): Promise<void> {
  await import('../src/main.ts')
  await import('../src/processes/oversee.ts')
  // With what a server reads only when it answers already.
  await import('../src/processes/lead.ts')
  // Making the document builds the application, and so reads what Fastify reads only then.
  const { openApiDocument } = await import('./openapi-document.ts')
  await openApiDocument()
  flushCompileCache()
}

function compileWithFlags(): void {
  const file = fileURLToPath(import.meta.url)
  const { status } = spawnSync(process.execPath, [...FLAGS, file, FLAGGED], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the server itself')
}

async function compileEntries(): Promise<void> {
  // What the command line reads besides.
  spawnSync(process.execPath, [AKINAI, '--help'], { stdio: 'ignore' })
  const { compiledProgram, PROGRAM } = await import('../src/privilege/program-copy.ts')
  for (const [entry = '', ...words] of ENTRIES) {
    const file = fileURLToPath(new URL(entry, import.meta.url))
    spawnSync(process.execPath, [file, ...words], { stdio: 'ignore', env: compiledProgram(PROGRAM) })
  }
}

/** In that process, whose options are others. */
async function compileImageProcess(): Promise<void> {
  const { makeImageProcessor, PROCESSOR_LIMITS } = await import('../src/images/make-image-processor.ts')
  const { startDirectly } = await import('../src/images/worker-start.ts')
  const { UNCONFINED } = await import('../src/images/confinement.ts')
  // Unconfined: as another user it could not write down what it compiles.
  const start = () => startDirectly(PROCESSOR_LIMITS.works, UNCONFINED)
  await using images = makeImageProcessor(console, PROCESSOR_LIMITS, start)
  await images.normalise(DOT, 'image/gif')
}
