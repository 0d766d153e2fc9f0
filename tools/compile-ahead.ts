/**
 * Reads all that a server and its processes read, and keeps it compiled. It is bundled with the program (`bundle-program.ts`), since it is the
 * bundle's files that are to be compiled; run as it is, it compiles the sources, for tests.
 */
import { spawnSync } from 'node:child_process'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileOf } from '../bin/bundle.js'
import { COMPILED } from '../bin/launch.js'

/** Given where the flags are not the server's: only then is compiled what always runs without them. */
const WITHOUT_FLAGS = 'without-flags'

const AKINAI = fileURLToPath(new URL('../bin/akinai.js', import.meta.url))

/** Where processes of a server begin. They end at once: nobody tells the first what to do, the second's folder cannot be. */
const PROCESSES = [
  [fileOf('src/processes/main.ts')],
  [fileOf('src/db/embedded/keeper.ts'), join(AKINAI, 'data')],
] as const

/** A GIF of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

enableCompileCache({ directory: COMPILED, portable: true })
await compileServer()
if (process.argv.includes(WITHOUT_FLAGS)) {
  await compileProcesses()
  await compileImageProcess()
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

async function compileProcesses(): Promise<void> {
  // What the command line reads besides.
  spawnSync(process.execPath, [AKINAI, '--help'], { stdio: 'ignore' })
  const { compiledProgram, PROGRAM } = await import('../src/privilege/program-copy.ts')
  for (const [entry, ...words] of PROCESSES)
    spawnSync(process.execPath, [fileURLToPath(entry), ...words], {
      ...{ stdio: 'ignore', env: compiledProgram(PROGRAM) },
    })
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
