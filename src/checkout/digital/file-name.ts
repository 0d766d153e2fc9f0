/** Names of files: as people gave them, and as headers take them (R-DOWNLOAD-5). Pure. */
import { MAX_FILE_EXT_LENGTH } from './limits.ts'

/** The extension of a name in small letters, as items show it; `bin` where it has none. */
export function extensionOf(name: string): string {
  const ext = /[^.]\.([0-9a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return ext === '' || ext.length > MAX_FILE_EXT_LENGTH ? 'bin' : ext
}

/** Characters that a program may take for a path, a quote or an escape, wherever they stand. */
const TELLING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|%;]/gu

/**
 * `Content-Disposition` (RFC 6266) by which a browser keeps the file under its name: in ASCII for the oldest, and whole. What
 * could be a path, an end of the header, or turns the direction of writing to hide an extension, is an underscore.
 */
export function dispositionOf(name: string): string {
  const safe = name.toWellFormed().replaceAll(TELLING, '_').replace(/^\.+/, '_').trim() || '_'
  const ascii = safe.replaceAll(/[^\x20-\x7e]/g, '_')
  // Of what stands in RFC 5987's attr-char, encodeURIComponent leaves these four besides.
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
