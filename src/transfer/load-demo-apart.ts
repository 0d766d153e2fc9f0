/** Loading the demo shop beside the server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Context } from '../context.ts'

const AKINAI = fileURLToPath(new URL('../../bin/akinai.js', import.meta.url))

/**
 * Runs `akinai demo` in a process of its own and answers when it is done: what loading takes, of which the server would
 * keep 30 MB for ever, goes with the process. Throws with what it complained of.
 */
export async function loadDemoApart({ config }: Pick<Context, 'config'>): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, AKINAI, 'demo', '--json'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Where the data lies may be another place than was asked for.
    env: { ...process.env, AKINAI_DATA_DIR: config.dataDir },
    // A Ctrl-C is for the server, which stops once the demo is whole.
    detached: true,
    windowsHide: true,
  })
  const [[code, signal], complaint] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  if (code !== 0)
    throw new Error(`The demo shop could not be loaded (${signal ?? code}): ${complaint.trim()}`)
}
