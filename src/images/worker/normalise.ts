/** Making an upload fit to be shown: its bytes as they are without what is no picture, or else encoded anew. */
import type { Sharp } from 'sharp'
import { isTurned } from '../formats/exif.ts'
import type { Picture } from '../formats/picture.ts'
import { readPicture, remakingBytes, TURNED_WHOLE } from '../formats/read-picture.ts'
import type { NormalisedImage } from '../image-processor.ts'
import type { ImageType } from '../image-types.ts'
import { decoder, decodeWholly, LARGE_PIXELS, oriented, rowBytes, strictly } from './decode.ts'
import type { Memory } from './memory.ts'
import { turnedJpeg } from './turned-jpeg.ts'

/** Qualities of JPEGs that are encoded anew: more than they had, so that little is lost by it (45 dB and more). */
const JPEG_QUALITY = { least: 90, leastOfLarge: 85, most: 95, added: 5 }
const WEBP_QUALITY = 90

/** Above so many pixels a JPEG that is encoded anew has one sample of colour for four pixels. */
const SUBSAMPLED_PIXELS = 24_000_000

/** Makes the upload fit to be shown. `began` is called once there is memory for it. Throws `UnusableImage`. */
export async function normalise(
  upload: Buffer,
  declared: ImageType,
  memory: Memory,
  began: () => void,
): Promise<NormalisedImage> {
  const picture = readPicture(upload, declared)
  return memory.use(bytesNeeded(picture), async () => {
    began()
    if (picture.remake) return remade(picture)
    const { width, height, frames } = picture
    const bytes = picture.file()
    await decodeWholly(picture, bytes)
    return { bytes, width, height, frames }
  })
}

async function remade(picture: Picture): Promise<NormalisedImage> {
  const { type, width, height, frames, orientation } = picture
  const inBands = type === 'image/jpeg' && orientation !== 1 && width * height > TURNED_WHOLE
  const file = picture.file(picture.profile)
  const encoded = await strictly(picture, failOn => {
    if (!inBands) return encodedAlike(decoder(file, -1, failOn), picture).toBuffer()
    const stored = { width, height, orientation, subsampled: isSubsampled(picture) }
    return turnedJpeg(stored, region =>
      encodedAlike(decoder(file, 1, failOn).extract(region), picture).toBuffer(),
    )
  })
  // The encoder has kept a density.
  const bytes = readPicture(encoded, type).file()
  return isTurned(orientation)
    ? { bytes, width: height, height: width, frames }
    : { bytes, width, height, frames }
}

/** Upright, in sRGB and in the same format, as close to the upload as can be done in the time of a request. */
function encodedAlike(image: Sharp, picture: Picture): Sharp {
  const { type, profile, orientation, lossless, jpeg, width, height } = picture
  // 16-bit pictures with a profile come out in Display P3 unless sRGB is asked for.
  const inSrgb = profile === undefined ? image : image.withIccProfile('srgb', { attach: false })
  const upright = oriented(inSrgb, orientation)
  if (type === 'image/png') return upright.png({ compressionLevel: 6, adaptiveFiltering: true })
  if (type === 'image/webp') {
    return upright.webp(lossless ? { lossless, effort: 0 } : { quality: WEBP_QUALITY, effort: 2 })
  }
  const large = width * height > LARGE_PIXELS
  const { least, leastOfLarge, most, added } = JPEG_QUALITY
  return upright.jpeg({
    quality: Math.min(most, Math.max(large ? leastOfLarge : least, (jpeg?.quality ?? most) + added)),
    chromaSubsampling: isSubsampled(picture) ? '4:2:0' : '4:4:4',
    optimiseCoding: !large,
  })
}

/** As in the upload; but of very large pictures nobody sees the colours of single pixels, and time is short. */
function isSubsampled({ jpeg, width, height }: Picture): boolean {
  return jpeg?.subsampled === true || width * height > SUBSAMPLED_PIXELS
}

/** About how much a picture takes while it is worked on: encoders of JPEG hold what they optimise. */
function bytesNeeded(picture: Picture): number {
  const { heldBytes, length, remake, width, height } = picture
  const encoding = remake ? Math.min(width * height, LARGE_PIXELS) * 3 : 0
  return heldBytes + remakingBytes(picture) + encoding + length * 3 + rowBytes(picture)
}
