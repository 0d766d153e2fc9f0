/** Makes the one file that the server needs of the reference page's package: its script (the page itself is src/http/reference-html.ts). */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import reference from '@scalar/fastify-api-reference'
import { fastify } from 'fastify'
import { compress } from './compress.ts'

/** Where the package serves its script. */
const SCRIPT = '/docs/js/scalar.js'

/** Writes the script to a folder as Brotli has it: 1 MB instead of 4.3. */
export async function buildReference(folder: string): Promise<void> {
  const app = fastify()
  await app.register(reference, {
    routePrefix: '/docs',
    configuration: { url: '/openapi.json', cdn: SCRIPT },
  })
  const script = await app.inject(SCRIPT)
  await app.close()
  if (script.statusCode !== 200) throw new Error('The script has another address')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'scalar.js.br'), compress(script.rawPayload))
}
