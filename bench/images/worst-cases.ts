/** `node bench/images/worst-cases.ts`: how long the largest pictures take, and how much memory their process. Linux only. */
import { readFileSync } from 'node:fs'
import type { ImageProcessor } from '../../src/images/image-processor.ts'
import type { SizeType } from '../../src/images/image-types.ts'
import { makeImageProcessor, PROCESSOR_LIMITS } from '../../src/images/make-image-processor.ts'
import { PICTURES } from './pictures.ts'

const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** What the process for images has taken: the most memory in MB, and milliseconds of processor time. */
function taken(): { megabytes: number; milliseconds: number } {
  const pid = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').find(Boolean)
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // Hundredths of a second in user and in system mode.
  const milliseconds = 10 * (Number(fields[11]) + Number(fields[12]))
  return { megabytes: Math.round((Number(kilobytes) * 1024) / 1e6), milliseconds }
}

/** Works in a process of its own and tells what the work took, without the process's start. */
async function measure(work: (images: ImageProcessor) => Promise<Buffer>): Promise<[string, Buffer?]> {
  await using images = makeImageProcessor(console, { ...PROCESSOR_LIMITS, waitMs: 60_000, totalMs: 60_000 })
  await images.normalise(DOT, 'image/gif')
  const before = taken()
  try {
    const made = await work(images)
    const { megabytes, milliseconds } = taken()
    const took = `${milliseconds - before.milliseconds} ms of processor time, ${megabytes} MB of memory`
    return [`${took}, ${(made.length / 1e6).toFixed(1)} MB made`, made]
  } catch (error) {
    return [String(error)]
  }
}

for (const [name, type, make] of PICTURES) {
  const upload = await make()
  const [text, made] = await measure(async images => (await images.normalise(upload, type)).bytes)
  process.stdout.write(`${name} (${(upload.length / 1e6).toFixed(1)} MB): ${text}\n`)
  if (made === undefined) continue
  for (const format of new Set<SizeType>([type, 'image/webp'])) {
    const [size] = await measure(images => images.resize(made, { shape: 'w', pixels: 2_048 }, format))
    process.stdout.write(`  2048 wide, ${format}: ${size}\n`)
  }
}
