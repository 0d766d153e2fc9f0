/** What Node keeps of the code that it has read compiled. */
import { flushCompileCache } from 'node:module'

/**
 * Lets go of it: Node keeps what it has read from its cache until it has written down what was not there, 8 MB once the server
 * answers. Whatever is read later is looked for on the disk again.
 */
export function letGoOfCompiledCode(): void {
  flushCompileCache()
}
