/** Normalises the picture that comes in and leaves the processor as it is. */
import { buffer } from 'node:stream/consumers'
import { makeImageProcessor } from '../../../../src/images/make-image-processor.ts'

await makeImageProcessor(console).normalise(await buffer(process.stdin), 'image/png')
