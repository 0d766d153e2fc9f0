/** Makes the one file that the server needs of the reference page's package: its script (the page itself is src/http/reference-html.ts). */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import reference from '@scalar/fastify-api-reference'
import { fastify } from 'fastify'

/** Where the package serves its script. */
const SCRIPT = '/docs/js/scalar.js'

/** The best takes 8 s, with which the script would be a tenth smaller. */
const BROTLI_QUALITY = 9

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

function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
