/** The entry of a process that serves beside others; the overseer starts it. */
import { servePart } from './serve-part.ts'

const finished = await servePart()
// As long as the overseer could say something this process would not end.
if (process.connected) process.disconnect()
// Nor would it by what was left behind, perhaps.
if (!finished) process.exit()
