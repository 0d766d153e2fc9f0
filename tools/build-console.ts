/** `npm ci` runs this at its end: builds the console that the server serves. Without the development packages there is nothing to build with. */
import { fileURLToPath } from 'node:url'

const config = fileURLToPath(new URL('../console/vite.config.ts', import.meta.url))
try {
  const { build } = await import('vite')
  await build({ configFile: config, logLevel: 'warn' })
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
  process.stderr.write('The console was not built: the development packages are left out.\n')
}
