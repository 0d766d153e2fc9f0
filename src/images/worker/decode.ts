/** Decoding, with what every decoding has in common. */

import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { Orientation } from '../formats/exif.ts'
import type { Picture } from '../formats/picture.ts'
import { damaged } from '../formats/read-picture.ts'
import { MAX_PIXELS } from '../limits.ts'

/** Above so many pixels the last twentieth of a JPEG's size is not worth holding all of it in memory. */
export const LARGE_PIXELS = 8_000_000

const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, sequentialRead: true }

/** Complaints of the JPEG decoder about what changes no pixel: bytes between the coded data and the next marker, unusual parameters. */
const HARMLESS = /extraneous bytes before marker|Invalid SOS parameters|Adobe color transform/

/** How much a decoder puts up with. */
export type FailOn = 'error' | 'warning'

/** A decoder of a file, for its first frame or for all of them. */
export function decoder(file: Buffer, pages: 1 | -1, failOn: FailOn): Sharp {
  return sharp(file, { ...OPTIONS, pages, failOn })
}

/** Runs a decoding that fails at the first complaint, and again when that was harmless. Throws `UnusableImage`. */
export async function strictly<T>({ type }: Picture, decode: (failOn: FailOn) => Promise<T>): Promise<T> {
  try {
    return await decode('warning').catch((error: Error) => {
      if (HARMLESS.test(error.message)) return decode('error')
      throw error
    })
  } catch (error) {
    throw damaged(type, error)
  }
}

/** Decodes every frame of the picture in this file to its end, without keeping it. Throws `UnusableImage`. */
export async function decodeWholly(picture: Picture, file: Buffer): Promise<void> {
  for (const part of picture.stills?.() ?? [file]) {
    const pages = part === file ? -1 : 1
    await strictly(picture, failOn =>
      shrunk(decoder(part, pages, failOn), picture)
        .raw()
        .toBuffer(),
    )
  }
}

/** To next to nothing, row by row. */
function shrunk(image: Sharp, { jpeg, width, height }: Picture): Sharp {
  // A JPEG decoder that shrinks by itself does not tell when the last rows are missing; cutting nothing off keeps it
  // from that. A progressive picture is read to its end before its first row is known.
  const whole = jpeg?.progressive === false ? image.extract({ left: 0, top: 0, width, height }) : image
  return whole.resize(16, 16, { fit: 'fill' })
}

/** Degrees to turn, after mirroring: left to right (`flop`) or top to bottom (`flip`). */
const TURNS: Readonly<Record<Orientation, readonly [degrees: 0 | 90 | 180 | 270, mirror?: 'flop' | 'flip']>> =
  {
    1: [0],
    2: [0, 'flop'],
    3: [180],
    4: [0, 'flip'],
    5: [90, 'flip'],
    6: [90],
    7: [90, 'flop'],
    8: [270],
  }

/** Turns and mirrors as the orientation says. */
export function oriented(image: Sharp, orientation: Orientation): Sharp {
  const [degrees, mirror] = TURNS[orientation]
  const turned = degrees === 0 ? image : image.rotate(degrees)
  return mirror === undefined ? turned : turned[mirror]()
}

/** About what the rows take that are held while a picture is made smaller, by measurement: transparent ones are calculated with more bits. */
export function rowBytes({ width, transparent }: Picture): number {
  return width * (transparent ? 9_500 : 5_000)
}
