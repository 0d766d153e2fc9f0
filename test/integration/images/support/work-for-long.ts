/** Works on the picture that comes in, and says so. To be killed. */
import { buffer } from 'node:stream/consumers'
import { makeImageProcessor } from '../../../../src/images/make-image-processor.ts'

const picture = await buffer(process.stdin)
const images = makeImageProcessor(console)
const work = images.normalise(picture, 'image/png').catch(() => {})
process.stdout.write('working\n')
await work
// Still there, with nothing to do.
setInterval(() => {}, 60_000)
