/** Builds the console, with the licences of what it consists of. */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const CONFIG = fileURLToPath(new URL('../../console/vite.config.ts', import.meta.url))

/** Builds it into a folder, of which nothing else remains. */
export async function buildConsole(folder: string): Promise<void> {
  await build({ configFile: CONFIG, mode: 'production', logLevel: 'warn', build: { outDir: folder } })
}
