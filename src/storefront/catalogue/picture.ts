/** Pictures of items: in the widths that a page may need, with their pixels, so that nothing moves when they come. */
import { MAX_SIZE_SIDE } from '../../images/limits.ts'
import { OWN_SIZES } from '../../images/sizes.ts'
import { type Markup, markup } from '../../lib/markup.ts'
import type { ShownImage } from './card-reader.ts'

/** How a picture is to be shown. */
export interface Showing {
  /** How wide it will be, in the words of the attribute `sizes`. */
  readonly sizes: string
  /** What it shows; empty where the words beside it say so. */
  readonly alt: string
  /** `first`: what the eye falls on; `soon`: within the first screen; `late`: further down. */
  readonly when: 'first' | 'soon' | 'late'
}

const WHEN: Readonly<Record<Showing['when'], Markup>> = {
  first: markup` fetchpriority="high"`,
  soon: markup``,
  late: markup` loading="lazy" decoding="async"`,
}

/** The middle square of a picture. */
export function square(image: ShownImage, baseUrl: string, { sizes, alt, when }: Showing): Markup {
  const name = ownName(image, baseUrl)
  const at = (pixels: number) => `/images/sq/${pixels}/${name}`
  const from =
    name === undefined
      ? markup`src="${image.square_url ?? image.url}"`
      : sources(at, OWN_SIZES.sq, 480, sizes)
  return markup`<img ${from} width="480" height="480" alt="${alt}"${WHEN[when]}>`
}

/** Pixels of a picture. */
export interface Pixels {
  readonly width: number
  readonly height: number
}

/** A picture whole. Where its pixels are not known it is shown in a square. */
export function whole(
  image: ShownImage,
  baseUrl: string,
  { sizes, alt, when }: Showing,
  pixels: Pixels | undefined,
): Markup {
  const name = ownName(image, baseUrl)
  const at = (width: number) => `/images/w/${width}/${name}`
  const { width, height } = pixels ?? { width: 640, height: 640 }
  // The last is the picture's own, which is kept as the largest is of a picture that has it.
  const widths = OWN_SIZES.w.filter(one => one < width)
  const from =
    name === undefined
      ? markup`src="${image.scaled_url ?? image.url}"`
      : sources(at, [...widths, Math.min(width, MAX_SIZE_SIDE)], 640, sizes)
  return markup`<img ${from} width="${width}" height="${height}" alt="${alt}"${WHEN[when]}>`
}

function sources(
  at: (pixels: number) => string,
  widths: readonly number[],
  usual: number,
  sizes: string,
): Markup {
  const set = widths.map(width => `${at(width)} ${width}w`).join(', ')
  return markup`src="${at(usual)}" srcset="${set}" sizes="${sizes}"`
}

/** The name of an image that is kept here; undefined for one that was imported by its addresses. */
export function ownName({ url }: ShownImage, baseUrl: string): string | undefined {
  const beginning = `${baseUrl}/images/`
  return url?.startsWith(beginning) ? url.slice(beginning.length) : undefined
}

/** The origins of pictures that are kept elsewhere. */
export function foreignOrigins(images: readonly ShownImage[], baseUrl: string): string[] {
  const origins = images
    .filter(image => ownName(image, baseUrl) === undefined)
    .flatMap(({ url, scaled_url, square_url }) => [url, scaled_url, square_url])
    .flatMap(address => (address === null ? [] : [URL.parse(address)?.origin]))
    // An origin of other than these characters would be read as something else.
    .filter(origin => origin !== undefined && /^https?:\/\/[\w.:[\]-]+$/.test(origin))
  return [...new Set(origins as string[])]
}
