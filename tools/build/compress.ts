/** Large files as they lie in `dist/`. */
import { brotliCompressSync, constants } from 'node:zlib'

/** The best takes 8 s of the reference page's script, with which it would be a tenth smaller. */
const BROTLI_QUALITY = 9

/** The bytes as Brotli has them. */
export function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
