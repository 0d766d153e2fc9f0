/** The `Range` header (RFC 9110, 14). */
import type { ByteRange } from '../objects/object-store.ts'

/**
 * The one range that is asked for, within so many bytes; 'none' when it lies behind their end. Undefined when all is to
 * be sent: there is no range, it cannot be read, or there are several, which a server need not serve.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return undefined
  if (first >= size) return 'none'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
