/** How commands reach the database: the same configuration as the server, which may be running or not. */
import { pino } from '#pino'
import { readConfig } from '../src/config.ts'
import { type Conduct, type Context, createContext } from '../src/context.ts'

/** Opens the context for `work` and puts it away afterwards. Logs go to the standard error output: what a command prints is its answer. */
export async function withContext<T>(
  work: (context: Context) => Promise<T>,
  conduct: Conduct = {},
): Promise<T> {
  const config = readConfig()
  await using context = await createContext(
    config,
    pino({ level: config.logLevel ?? 'warn' }, pino.destination(2)),
    conduct,
  )
  for (const notice of context.notices) process.stderr.write(`${notice}\n`)
  return await work(context)
}
