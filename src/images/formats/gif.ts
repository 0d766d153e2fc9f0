/** GIF files (GIF89a): blocks, of which some are images. */
import { UnusableImage } from '../image-processor.ts'
import { EndsEarly, type Picture } from './picture.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const SCREEN_END = 13
const IMAGE_DESCRIPTOR_BYTES = 10

/** Applications whose block says how often an animation runs. */
const LOOPS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** Takes a GIF apart. Throws `UnusableImage` when its blocks make no sense, `EndsEarly` when it breaks off. */
export function readGif(file: Buffer): Picture {
  if (file.length < SCREEN_END) throw new EndsEarly()
  const canvas = { width: file.readUInt16LE(6), height: file.readUInt16LE(8) }
  let at = SCREEN_END + tableBytes(file[10])
  const kept = [file.subarray(0, at)]
  let frames = 0
  while (at < file.length && file[at] !== TRAILER) {
    const start = at
    if (file[at] === IMAGE) {
      frames += 1
      at = endOfImage(file, at)
    } else if (file[at] === EXTENSION) at = endOfSubBlocks(file, at + 2)
    else throw new UnusableImage('The GIF is damaged: there is something else where a block should start.')
    if (file[start] === IMAGE || isNeeded(file, start)) kept.push(file.subarray(start, at))
  }
  if (frames === 0) throw new EndsEarly()
  return {
    type: 'image/gif',
    ...largest(canvas, kept),
    frames,
    orientation: 1,
    profile: undefined,
    file: () => Buffer.concat([...kept, Buffer.from([TRAILER])]),
    length: file.length,
    remake: false,
    heldBytes: canvas.width * canvas.height * 4,
    transparent: true,
  }
}

/** Bytes of the table of colours that the packed field announces. */
function tableBytes(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

function endOfImage(file: Buffer, start: number): number {
  const data = start + IMAGE_DESCRIPTOR_BYTES + tableBytes(file[start + 9])
  // One byte tells the size of the codes.
  return endOfSubBlocks(file, data + 1)
}

function endOfSubBlocks(file: Buffer, start: number): number {
  let at = start
  for (;;) {
    const length = file[at]
    if (length === undefined) throw new EndsEarly()
    at += 1 + length
    if (length === 0) return at
  }
}

/** Of the extensions, timing with transparency and the number of loops make the picture. */
function isNeeded(file: Buffer, start: number): boolean {
  const label = file[start + 1]
  return (
    label === GRAPHIC_CONTROL ||
    (label === APPLICATION && LOOPS.has(file.toString('latin1', start + 3, start + 14)))
  )
}

/** A frame that is larger than the canvas makes decoders work as much as a canvas of its size. */
function largest(
  canvas: { readonly width: number; readonly height: number },
  blocks: readonly Buffer[],
): { width: number; height: number } {
  return blocks
    .filter(block => block[0] === IMAGE)
    .map(block => ({ width: block.readUInt16LE(5), height: block.readUInt16LE(7) }))
    .reduce((most, frame) => (frame.width * frame.height > most.width * most.height ? frame : most), canvas)
}
