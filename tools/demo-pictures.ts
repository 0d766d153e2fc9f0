/** Draws the pictures of the demo shop into demo/images: `node tools/demo-pictures.ts`. The same every time. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { ITEM_PICTURES, type Picture } from './demo-pictures/pictures.ts'
import type { Motif } from './demo-pictures/set.ts'
import { createSheet } from './demo-pictures/sheet.ts'

const FOLDER = new URL('../demo/images/', import.meta.url)

/** Pixels of a side; a film has fewer, so that it stays small. */
const SIDE = 1000
const BARE_SIDE = 800
const FILM_SIDE = 400
const FRAME_MS = 160

await mkdir(FOLDER, { recursive: true })
for (const old of await readdir(FOLDER)) await rm(new URL(old, FOLDER))
let total = 0
for (const { item, name, pictures } of ITEM_PICTURES) {
  for (const [index, picture] of pictures.entries()) {
    const { bytes, extension } = await render(picture)
    // The loader goes by the number of the item and the order of the names.
    const file = `${String(item).padStart(2, '0')}-${name}-${index + 1}.${extension}`
    await writeFile(new URL(file, FOLDER), bytes)
    total += bytes.length
    console.info(`${String(Math.round(bytes.length / 1024)).padStart(6)} KiB  ${file}`)
  }
}
console.info(`${String(Math.round(total / 1024)).padStart(6)} KiB  in all`)

async function render(picture: Picture): Promise<{ bytes: Buffer; extension: string }> {
  if (typeof picture === 'function') {
    const jpeg = { quality: 66, mozjpeg: true } as const
    return { bytes: await draw(picture, SIDE).flatten().jpeg(jpeg).toBuffer(), extension: 'jpg' }
  }
  if ('bare' in picture) {
    const png = { palette: true, colours: 128, dither: 0.5, effort: 10, compressionLevel: 9 } as const
    return { bytes: await draw(picture.bare, BARE_SIDE).png(png).toBuffer(), extension: 'png' }
  }
  const frames = await Promise.all(
    picture.frames.map(frame => draw(frame, FILM_SIDE).flatten().png().toBuffer()),
  )
  const webp = {
    quality: 60,
    effort: 6,
    smartSubsample: true,
    loop: 0,
    delay: frames.map(() => FRAME_MS),
  } as const
  return {
    bytes: await sharp(frames, { join: { animated: true } })
      .webp(webp)
      .toBuffer(),
    extension: 'webp',
  }
}

function draw(motif: Motif, side: number): Sharp {
  const sheet = createSheet()
  return sharp(Buffer.from(sheet.write(motif(sheet)))).resize(side, side)
}
