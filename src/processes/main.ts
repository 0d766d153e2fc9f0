/** The entry of a process that serves beside others; the overseer starts it. */
import * as module from 'node:module'
import { COMPILED } from '../../bin/launch.js'

module.enableCompileCache?.({ directory: COMPILED, portable: true })
const { servePart } = await import('./serve-part.ts')
await servePart()
// As long as the overseer could say something this process would not end.
if (process.connected) process.disconnect()
