/** In which format a size is sent: what the client prefers, of what it names in `Accept` (RFC 9110, 12.5.1). */
import { readQualities } from '../lib/qualities.ts'
import type { ImageType, SizeType } from './image-types.ts'

/**
 * Formats besides the image's own, the preferred one first. AVIF is a tenth smaller than WebP but takes twice as long to
 * make, so it is for those that do not take WebP, or like it less. It is not made of what may be an animation.
 */
const OFFERED: Readonly<Record<ImageType, readonly SizeType[]>> = {
  'image/jpeg': ['image/webp', 'image/avif'],
  'image/png': ['image/webp', 'image/avif'],
  'image/gif': ['image/webp'],
  'image/webp': [],
}

/**
 * The format for an image of this type. Another than its own only when the client names it: wildcards are sent by
 * clients that know neither WebP nor AVIF. Of equals the smaller one; the image's own is never refused.
 */
export function negotiate(accept: string | undefined, own: ImageType): SizeType {
  if (accept === undefined) return own
  const ranges = readQualities(accept)
  const wanted = OFFERED[own].map(type => ({ type, quality: ranges.get(type) ?? 0 }))
  const ofOwn = ranges.get(own) ?? ranges.get('image/*') ?? ranges.get('*/*') ?? 0
  const best = wanted.reduce((a, b) => (b.quality > a.quality ? b : a), { type: own, quality: 0 })
  return best.quality > 0 && best.quality >= ofOwn ? best.type : own
}
